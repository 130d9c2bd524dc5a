import { tradeInContactName } from '../../../domain/tenant/tradeInContact';
import { useTenant } from '../../../state/shopContext';
import { Link } from '../../../ui/actions/Link';
import { EmailText } from '../../../ui/display/EmailText';
import { emailHref } from '../../../domain/person/email';
import { phoneHref } from '../../../domain/person/phone';

export function TradeInContact() {
  const { settings } = useTenant();
  const { tradeInContactPhone: phone, tradeInContactEmail: email } = settings;
  const { firstName, lastName } = tradeInContactName(settings);
  const [call, mail] = [phoneHref(phone), emailHref(email)];
  return (
    <div className="trade-in-result__contact">
      <p className="trade-in-result__name">{firstName === '' ? settings.companyName : `${firstName} ${lastName}`}</p>
      {call === undefined ? null : <Link href={call}>{phone}</Link>}
      {mail === undefined ? null : (
        <Link href={mail}>
          <EmailText email={email ?? ''} />
        </Link>
      )}
    </div>
  );
}
