import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { ReactNode } from 'react';
import { addressLine } from '../../domain/dealer/locationText';
import { availabilityLabel } from '../../domain/vehicle/availability';
import type { ContactOptionName } from '../../domain/vehicle/text/contactRequest';
import { hasPrice } from '../../domain/vehicle/price';
import { isReserved } from '../../domain/vehicle/reservation';
import { vehicleHeading } from '../../domain/vehicle/text/heading';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useNow, useTenant } from '../../state/shopContext';
import { DealerPromises } from '../../shared/dealer/DealerPromises';
import { CheckoutButton } from '../../shared/vehicle/CheckoutButton';
import { VehiclePrice } from '../../shared/vehicle/vehicleLegalInfo';
import { Button } from '../../ui/actions/Button';
import { FactList } from '../../ui/display/FactList';
import { Heading } from '../../ui/display/Heading';
import { useStyles } from '../../ui/styles';
import { keyFactList } from './keyFactList';
import { NearbyNote } from './location/NearbyNote';
import { RateExamples, RateLines } from './MonthlyRates';
import css from './PriceBox.css?inline';
import type { Quotes } from '../finance/terms/quotes';
import { PriceWidget } from './thirdParty/PriceWidget';
import { useStickyBox } from '../../ui/layout/useStickyBox';

interface PriceBoxProps {
  vehicle: Vehicle;
  quotes: Quotes;
  onRequest: (wish?: ContactOptionName) => void;
}

/** Box with name, key facts, price and main actions; sticky beside the content from 1024 px. */
export function PriceBox({ vehicle, quotes, onRequest }: PriceBoxProps) {
  useStyles(css);
  const box = useStickyBox();
  const { behaviours, settings } = useTenant();
  const heading = vehicleHeading(vehicle);
  const facts = keyFactList(vehicle);
  return (
    <div ref={box} className="vehicle-view__box price-box sticky-box">
      <Heading level={1} sub={vehicle.marketingTitle === heading ? undefined : vehicle.marketingTitle}>
        {heading}
      </Heading>
      {facts.length > 0 ? <FactList facts={facts} layout="tiles" /> : null}
      <VehiclePrice vehicle={vehicle} settings={settings} size="large" />
      <RateLines quotes={quotes} />
      <div className="price-box__actions">
        <CheckoutButton vehicle={vehicle} size="large" isWide />
        {hasPrice(vehicle) ? (
          <Button size="large" isWide onClick={() => onRequest()}>
            Kontakt aufnehmen
          </Button>
        ) : (
          <Button variant="primary" size="large" isWide onClick={() => onRequest('isPriceProposalRequested')}>
            Preis anfragen
          </Button>
        )}
      </div>
      <RateExamples quotes={quotes} provider={vehicle.leasingCalculationProviderType} />
      <ul className="price-box__notes">
        {behaviours.hasMoneyBackNote ? <Note icon={<ShieldCheck />}>7 Tage Geld-zurück-Garantie</Note> : null}
        <Availability vehicle={vehicle} />
        <VehicleLocation vehicle={vehicle} />
      </ul>
      <NearbyNote vehicle={vehicle} />
      <DealerPromises />
      <PriceWidget vehicle={vehicle} />
    </div>
  );
}

function Note({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="price-box__note">
      {icon}
      <span>{children}</span>
    </li>
  );
}

function Availability({ vehicle }: { vehicle: Vehicle }) {
  const now = useNow();
  const label = availabilityLabel(vehicle, now());
  // A reservation is shown instead.
  return label === undefined || isReserved(vehicle, now()) ? null : <Note icon={<Clock />}>Verfügbar: {label}</Note>;
}

function VehicleLocation({ vehicle }: { vehicle: Vehicle }) {
  const { location } = vehicle;
  const text = [location?.companyName ?? location?.name, addressLine(location?.address)].filter(Boolean).join(', ');
  return text === '' ? null : <Note icon={<MapPin />}>{text}</Note>;
}
