import Phone from 'lucide-react/icons/phone';
import { contactPhone } from '../../domain/dealer/contact';
import type { ContactOptionName } from '../../domain/vehicle/text/contactRequest';
import { atStartText, depositText } from '../../domain/finance/agreedText';
import { VAT_NOTE } from '../../domain/tax/taxedAmount';
import { hasPrice, vehiclePriceDisplay } from '../../domain/vehicle/price';
import { formatAmount } from '../../lib/format';
import { costsBesidePrice } from '../../domain/running-costs/monthText';
import { isReserved } from '../../domain/vehicle/reservation';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { CheckoutButton } from '../../shared/vehicle/CheckoutButton';
import { useNow, useTenant } from '../../state/shopContext';
import { useCurrentTime } from '../../state/useCurrentTime';
import { Button } from '../../ui/actions/Button';
import { Price } from '../../ui/display/Price';
import { StickyBar } from '../../ui/layout/StickyBar';
import { MainAction } from './MainAction';
import type { Month } from './month/useMonth';
import { useContactPartners } from '../contact/queries';
import { phoneHref } from '../../domain/person/phone';

interface PhoneBarProps {
  vehicle: Vehicle;
  month: Month;
  /** The costs beside a cash price are being changed: they are shown, too. */
  showsCosts: boolean;
  onRequest: (wish?: ContactOptionName) => void;
}

/** On phones, with price or the rate that the main button agrees to; a reserved vehicle has its end, and can be asked about. */
export function PhoneBar({ vehicle, month, showsCosts, onRequest }: PhoneBarProps) {
  const { settings } = useTenant();
  const isPriced = hasPrice(vehicle);
  const isTaken = isReserved(vehicle, useCurrentTime(useNow(), vehicle));
  const { contacts, location } = useContactPartners(vehicle);
  const phone = location?.phone ?? contactPhone(contacts, settings);
  const { amount, kind, beside } = vehiclePriceDisplay(vehicle, settings);
  // In one line; the price above says its tax in full.
  const taxNote = kind === undefined ? VAT_NOTE : beside;
  const besidePrice = showsCosts && month.kind === undefined ? costsBesidePrice(month.costs)?.short : undefined;
  return (
    <StickyBar>
      {isTaken ? <CheckoutButton vehicle={vehicle} isWide /> : null}
      <div className="phone-bar__price tabular-nums" aria-busy={month.isCalculating}>
        {month.rate !== undefined ? (
          <AgreedRate rate={month.rate} />
        ) : month.kind !== undefined && month.isCalculating ? (
          <p className="text-14 leading-20">Rate wird berechnet ...</p>
        ) : (
          <Price size="small" amount={amount} kind={kind} note={isPriced ? (besidePrice ?? taxNote) : undefined} />
        )}
      </div>
      {phone === undefined || phoneHref(phone) === undefined ? null : (
        <Button className="phone-bar__call" href={phoneHref(phone)} icon={<Phone />} aria-label={`Anrufen: ${phone}`} />
      )}
      {isPriced && settings.isCheckoutEnabled && !isTaken ? (
        <MainAction vehicle={vehicle} month={month} />
      ) : (
        <Button variant="primary" onClick={() => onRequest(isPriced ? undefined : 'isPriceProposalRequested')}>
          {isPriced ? 'Anfragen' : 'Preis anfragen'}
        </Button>
      )}
    </StickyBar>
  );
}

function AgreedRate({ rate }: { rate: NonNullable<Month['rate']> }) {
  return (
    <>
      <p className="text-14 leading-20 font-600">{`${formatAmount(rate.amount)}${rate.isNet ? ' netto' : ''} im\u00A0Monat`}</p>
      {rate.deposit > 0 ? <p className="text-12">{atStartText(depositText(rate))}</p> : null}
    </>
  );
}
