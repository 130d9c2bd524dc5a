import Phone from 'lucide-react/icons/phone';
import { contactPhone } from '../../domain/dealer/contact';
import type { ContactOptionName } from '../../domain/vehicle/text/contactRequest';
import { hasPrice } from '../../domain/vehicle/price';
import { isReserved } from '../../domain/vehicle/reservation';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { CheckoutButton } from '../../shared/vehicle/CheckoutButton';
import { vehiclePrice } from '../../shared/vehicle/vehicleLegalInfo';
import { useNow, useTenant } from '../../state/shopContext';
import { useCurrentTime } from '../../state/useCurrentTime';
import { Button } from '../../ui/actions/Button';
import { StickyBar } from '../../ui/layout/StickyBar';
import { MainAction } from './MainAction';
import { CostsBesidePrice, MonthTotal } from './month/MonthTotal';
import type { Month } from './month/useMonth';
import { useContactPartners } from '../contact/queries';
import { phoneHref } from '../../domain/person/phone';

interface PhoneBarProps {
  vehicle: Vehicle;
  month: Month;
  /** Whether the month's number is being changed: it is shown, too, in place of the price only with a rate. */
  showsMonth: boolean;
  onRequest: (wish?: ContactOptionName) => void;
}

/** Sticky bar on phones with price, or the month's number, and main button; a reserved vehicle says until when, and can be asked about. */
export function PhoneBar({ vehicle, month, showsMonth, onRequest }: PhoneBarProps) {
  const { settings } = useTenant();
  const isPriced = hasPrice(vehicle);
  const isTaken = isReserved(vehicle, useCurrentTime(useNow(), vehicle));
  const { contacts, location } = useContactPartners(vehicle);
  const phone = location?.phone ?? contactPhone(contacts, settings);
  return (
    <StickyBar>
      {isTaken ? <CheckoutButton vehicle={vehicle} isWide /> : null}
      {showsMonth && month.rate !== undefined && !month.isCalculating ? (
        <MonthTotal costs={month.costs} />
      ) : (
        <div className="phone-bar__price">
          {vehiclePrice({ vehicle, settings, size: 'small' })}
          {showsMonth && month.kind === undefined ? <CostsBesidePrice costs={month.costs} isShort /> : null}
        </div>
      )}
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
