import Rotate3d from 'lucide-react/icons/rotate-3d';
import { memo } from 'react';
import { monthlyRates, type MonthlyRates, type RateSettings } from '../../../domain/finance/monthlyRates';
import type { TenantSettings } from '../../../domain/tenant/settings';
import { availabilityLabel } from '../../../domain/vehicle/availability';
import { damageLabel } from '../../../domain/vehicle/damage';
import { keyFacts } from '../../../domain/vehicle/keyFacts';
import { vehiclePictures } from '../../../domain/vehicle/pictures';
import { isReserved } from '../../../domain/vehicle/reservation';
import { vehicleHeading } from '../../../domain/vehicle/text/heading';
import { usedConditions } from '../../../domain/vehicle/enums/usedCondition';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import type { PriceDisplay } from '../../../domain/vehicle/search/priceDisplay';
import type { NearbyState } from '../../../state/nearby';
import { Badge } from '../../../ui/display/Badge';
import { PARTS } from '../../../ui/parts';
import { useStyles } from '../../../ui/styles';
import { Consumption, VehiclePrice } from '../../../shared/vehicle/vehicleLegalInfo';
import { CardActions } from '../../favourites/lazyComponents';
import css from './VehicleCard.css?inline';
import wideCss from './WideVehicleCard.css?inline';

interface VehicleCardProps {
  vehicle: Vehicle;
  /** URL of a vehicle's page; the list handles the click. Must be a stable function. */
  hrefOf: (vehicle: Vehicle) => string;
  settings: Pick<TenantSettings, 'isPreviousPriceVisible'> & RateSettings;
  /** To the minute, because each change renders the card again. */
  now: Date;
  /** Distance from the visitor's postcode, if known. */
  distanceTo?: NearbyState['distanceTo'];
  /** With `cash` the card names no rate, and so no credit. */
  prices: PriceDisplay;
  /** One of the first cards: its picture is loaded eagerly. */
  isFirst: boolean;
}

/** Adopts the styles of all cards; called by the list, because a hook per card would be slow. */
export function useCardStyles(): void {
  useStyles(css);
  useStyles(wideCss);
}

/** Vehicle card of the list; the whole card is one link (rules/search: card contents). */
export const VehicleCard = memo(function VehicleCard({
  vehicle,
  hrefOf,
  settings,
  now,
  distanceTo,
  prices,
  isFirst,
}: VehicleCardProps) {
  const heading = vehicleHeading(vehicle);
  const { marketingTitle } = vehicle;
  return (
    <article className="vehicle-card" part={PARTS.card} data-vehicle-id={vehicle.id}>
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
        <Offer vehicle={vehicle} settings={settings} now={now} distanceTo={distanceTo} prices={prices} />
      </div>
      <CardActions vehicle={vehicle} />
    </article>
  );
});

function Picture({ vehicle, now, isFirst }: Pick<VehicleCardProps, 'vehicle' | 'now' | 'isFirst'>) {
  const pictures = vehiclePictures(vehicle);
  const [picture] = pictures;
  const { usedConditionType: condition, carType } = vehicle;
  const damage = damageLabel(vehicle);
  return (
    <div
      className="vehicle-card__media"
      data-pictures={pictures.length > 1 ? `1/${pictures.length}` : undefined}
      data-car-type={carType === 'PKW' ? undefined : carType}
    >
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

/** Key facts, without visually hidden labels, which would add elements to every card. */
function Facts({ vehicle }: { vehicle: Vehicle }) {
  return (
    <ul className="vehicle-card__facts">
      {keyFacts(vehicle).map(({ kind, text }) => (
        <li key={kind} className={`vehicle-card__fact vehicle-card__icon vehicle-card__icon--${kind}`}>
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Monthly rates before the price, with warning and the whole legal text in view (rules/law: credit warning and rules/law: representative example). */
function Rates({ amounts, warning, text }: MonthlyRates) {
  return (
    <div className="vehicle-card__rate">
      <p className="vehicle-card__rate-amount">{amounts}</p>
      {warning === undefined ? null : <p className="vehicle-card__rate-amount">{warning}</p>}
      <p className="vehicle-card__rate-example">{text}</p>
    </div>
  );
}

function Offer({ vehicle, settings, now, distanceTo, prices }: Omit<VehicleCardProps, 'hrefOf' | 'isFirst'>) {
  const rates = prices === 'rate' ? monthlyRates(vehicle, settings, now) : undefined;
  const availability = isReserved(vehicle, now) ? undefined : availabilityLabel(vehicle, now);
  const { location } = vehicle;
  const distance = distanceTo?.(location?.address?.zipCode)?.text;
  const place = [location?.address?.city ?? location?.name, distance].filter(Boolean).join(', ');
  return (
    <div className="vehicle-card__offer">
      {rates === undefined ? null : <Rates {...rates} />}
      <VehiclePrice vehicle={vehicle} settings={settings} />
      {availability === undefined && place === '' ? null : (
        <p className="vehicle-card__place">
          {place === '' ? null : (
            <span className="vehicle-card__location vehicle-card__icon vehicle-card__icon--location">{place}</span>
          )}
          {availability === undefined ? null : `Verfügbar: ${availability}`}
        </p>
      )}
    </div>
  );
}
