import Rotate3d from 'lucide-react/icons/rotate-3d';
import { memo } from 'react';
import { rateExample } from '../../../domain/finance/rateExample';
import type { TenantSettings } from '../../../domain/tenant/settings';
import { availabilityLabel } from '../../../domain/vehicle/availability';
import { damageLabel } from '../../../domain/vehicle/damage';
import { fuelTypes } from '../../../domain/vehicle/enums/fuelType';
import { gearboxTypes } from '../../../domain/vehicle/enums/gearboxType';
import { vehiclePictures } from '../../../domain/vehicle/pictures';
import { isReserved } from '../../../domain/vehicle/reservation';
import { vehicleHeading } from '../../../domain/vehicle/text/title';
import { usedConditions } from '../../../domain/vehicle/enums/usedCondition';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { formatAmount, formatKm, formatMonthYear, formatPower } from '../../../lib/format';
import type { NearbyState } from '../../../state/nearby';
import { Badge } from '../../../ui/display/Badge';
import { useStyles } from '../../../ui/styles';
import { Consumption, VehiclePrice } from '../../../parts/vehicle/vehicleLegalInfo';
import { CardActions } from '../../favourites/lazyComponents';
import { cardIconsCss, type CardIcon } from './cardIcons';
import css from './VehicleCard.css?inline';
import wideCss from './WideVehicleCard.css?inline';

interface VehicleCardProps {
  vehicle: Vehicle;
  /** Address of a vehicle's page as a link; the list listens for the click. Always the same function. */
  hrefOf: (vehicle: Vehicle) => string;
  settings: Pick<TenantSettings, 'isPreviousPriceVisible'>;
  /** Full minutes are enough: the card renders again when this changes. */
  now: Date;
  /** From the visitor's postcode, where they have told it. */
  distanceTo?: NearbyState['distanceTo'];
  /** Among the first in view: its picture is loaded at once. */
  isFirst: boolean;
}

/** The styles of all cards, adopted by what they stand in: a list of a thousand has no thousand hooks for them. */
export function useCardStyles(): void {
  useStyles(css);
  useStyles(wideCss);
  useStyles(cardIconsCss);
}

/** One vehicle of the list (storefront 2.2): the whole card is one link. */
export const VehicleCard = memo(function VehicleCard({
  vehicle,
  hrefOf,
  settings,
  now,
  distanceTo,
  isFirst,
}: VehicleCardProps) {
  const heading = vehicleHeading(vehicle);
  const { marketingTitle } = vehicle;
  return (
    <article className="vehicle-card" data-vehicle-id={vehicle.id}>
      <Picture vehicle={vehicle} now={now} isFirst={isFirst} />
      <div className="vehicle-card__body">
        <h3 className="vehicle-card__title">
          <a className="vehicle-card__link" href={hrefOf(vehicle)}>
            <span className="vehicle-card__heading">{heading}</span>
            {marketingTitle && marketingTitle !== heading ? (
              <span className="vehicle-card__marketing">{` ${marketingTitle}`}</span>
            ) : null}
          </a>
        </h3>
        <Facts vehicle={vehicle} />
        <Consumption className="vehicle-card__consumption" vehicle={vehicle} now={now} />
        <Offer vehicle={vehicle} settings={settings} now={now} distanceTo={distanceTo} />
      </div>
      <CardActions vehicle={vehicle} />
    </article>
  );
});

function Picture({ vehicle, now, isFirst }: Pick<VehicleCardProps, 'vehicle' | 'now' | 'isFirst'>) {
  const [picture] = vehiclePictures(vehicle);
  const { usedConditionType: condition } = vehicle;
  const damage = damageLabel(vehicle);
  return (
    <div className="vehicle-card__media">
      {picture === undefined ? null : (
        <img
          className="vehicle-card__picture"
          src={picture}
          alt=""
          width={640}
          height={480}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
      <div className="vehicle-card__badges">
        {condition === undefined || condition === 'other' ? null : (
          <Badge tone="picture">{usedConditions.label(condition)}</Badge>
        )}
        {isReserved(vehicle, now) ? <Badge tone="warning">Reserviert</Badge> : null}
        {damage === undefined ? null : <Badge tone="warning">{damage}</Badge>}
        {vehicle.impelSpinUrl === undefined ? null : (
          <Badge tone="picture" icon={<Rotate3d />}>
            360°
          </Badge>
        )}
      </div>
    </div>
  );
}

function Facts({ vehicle }: { vehicle: Vehicle }) {
  const { initialRegistration, mileage, enginePower, fuelType, gearboxType } = vehicle;
  return (
    <ul className="vehicle-card__facts">
      <Fact icon="registration">{initialRegistration && `EZ ${formatMonthYear(initialRegistration)}`}</Fact>
      <Fact icon="mileage">{mileage !== undefined && formatKm(mileage)}</Fact>
      <Fact icon="power">{enginePower !== undefined && enginePower > 0 && formatPower(enginePower)}</Fact>
      <Fact icon="fuel">{fuelType && fuelTypes.label(fuelType)}</Fact>
      <Fact icon="gearbox">{gearboxType && gearboxTypes.label(gearboxType)}</Fact>
    </ul>
  );
}

/** Each says by itself what it is ('45.000 km'): a hidden name would only be one more box in every card that is scrolled past. */
function Fact({ icon, children }: { icon: CardIcon; children: string | false | undefined }) {
  if (!children) return null;
  return <li className={`vehicle-card__fact vehicle-card__icon vehicle-card__icon--${icon}`}>{children}</li>;
}

function Offer({ vehicle, settings, now, distanceTo }: Omit<VehicleCardProps, 'hrefOf' | 'isFirst'>) {
  const financing = rateExample(vehicle);
  const availability = isReserved(vehicle, now) ? undefined : availabilityLabel(vehicle, now);
  const { location } = vehicle;
  const distance = distanceTo?.(location?.address?.zipCode)?.text;
  const place = [location?.address?.city ?? location?.name, distance].filter(Boolean).join(', ');
  return (
    <div className="vehicle-card__offer">
      <VehiclePrice vehicle={vehicle} settings={settings} />
      {financing === undefined ? null : (
        <div className="vehicle-card__rate">
          <p className="vehicle-card__rate-amount">
            Finanzierung: <strong>{formatAmount(financing.rate)}</strong> im Monat
          </p>
          <p className="vehicle-card__rate-example">{financing.text}</p>
        </div>
      )}
      {availability === undefined && place === '' ? null : (
        <p className="vehicle-card__place">
          {place === '' ? null : (
            <span className="vehicle-card__location vehicle-card__icon vehicle-card__icon--location">{place}</span>
          )}
          {availability === undefined ? null : <span>{`Verfügbar: ${availability}`}</span>}
        </p>
      )}
    </div>
  );
}
