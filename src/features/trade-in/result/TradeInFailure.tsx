import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import RotateCw from 'lucide-react/icons/rotate-cw';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { tradeInContactName } from '../../../domain/tenant/settings';
import { useTenant } from '../../../state/shopContext';
import { Button } from '../../../ui/actions/Button';
import { Link } from '../../../ui/actions/Link';
import { mailHref, phoneHref } from '../../contact/links';
import { ResultActions } from './ResultActions';
import { ResultScreen } from './ResultScreen';

interface TradeInFailureProps {
  origin: string | undefined;
  onRetry: () => void;
  onEdit: () => void;
}

/** Failed valuation: the dealer's contact, and that the entries are kept (checkout 2). */
export function TradeInFailure({ origin, onRetry, onEdit }: TradeInFailureProps) {
  return (
    <ResultScreen
      icon={<TriangleAlert />}
      title="Ups!"
      actions={
        <>
          <Button variant="primary" icon={<RotateCw />} onClick={onRetry}>
            Erneut versuchen
          </Button>
          <Button onClick={onEdit}>Angaben prüfen</Button>
          <ResultActions origin={origin} isFailure />
        </>
      }
    >
      <p>
        Die Inzahlungnahme konnte nicht berechnet werden. Ihre Angaben sind noch da: Sie können es erneut versuchen oder
        sich direkt an uns wenden.
      </p>
      <TradeInContact />
    </ResultScreen>
  );
}

/** The dealer's person for trade-ins, as far as the settings name one. */
function TradeInContact() {
  const { settings } = useTenant();
  const { tradeInContactPhone: phone, tradeInContactEmail: email } = settings;
  const { firstName, lastName } = tradeInContactName(settings);
  return (
    <div className="trade-in-result__contact">
      <p className="trade-in-result__name">{firstName === '' ? settings.companyName : `${firstName} ${lastName}`}</p>
      {phone === undefined ? null : (
        <Link href={phoneHref(phone)}>
          <Phone />
          {phone}
        </Link>
      )}
      {email === undefined ? null : (
        <Link href={mailHref(email)}>
          <Mail />
          {email}
        </Link>
      )}
    </div>
  );
}
