import type { ReactNode } from 'react';
import type { RateSettings } from '../../../domain/finance/rateOf';
import type { TenantSettings } from '../../../domain/tenant/settings';
import { damageLabel } from '../../../domain/vehicle/damage';
import { highlights } from '../../../domain/vehicle/highlights';
import { keyFacts } from '../../../domain/vehicle/keyFacts';
import { vehiclePictures } from '../../../domain/vehicle/pictures';
import { placeLine } from '../../../domain/vehicle/placeLine';
import { isReserved } from '../../../domain/vehicle/reservation';
import { vehicleHeading } from '../../../domain/vehicle/text/title';
import { usedConditions } from '../../../domain/enums/usedCondition';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import type { NearbyState } from '../../../state/vehicles/nearby';
import { DOT, joinFacts, unbroken } from '../../../lib/formatFacts';
import { dotted } from '../../../ui/display/dotted';
import { PARTS } from '../../../ui/parts';
import { cardConsumption, vehiclePrice } from '../../../shared/vehicle/vehicleLegalInfo';

export interface CardProps {
  vehicle: Vehicle;
  /** The list handles the click. Must be stable. */
  hrefOf: (vehicle: Vehicle) => string;
  settings: Pick<TenantSettings, 'isPreviousPriceVisible'> & RateSettings;
  now: Date;
  distanceTo?: NearbyState['distanceTo'];
  /** In the list view. */
  hasHighlights: boolean;
  newLabel?: string;
  isFirst: boolean;
  isPictureLater?: boolean;
  offer?: ReactNode;
  actions?: ReactNode;
}

/**
 * Without hooks: drawn before React is there (src/app/first). One link (rules/search: card contents); components would
 * cost work and memory for every card.
 */
export function Card({
  vehicle,
  hrefOf,
  settings,
  now,
  distanceTo,
  hasHighlights,
  newLabel,
  isFirst,
  isPictureLater = false,
  offer,
  actions,
}: CardProps) {
  const heading = vehicleHeading(vehicle);
  const { marketingTitle } = vehicle;
  const extras = hasHighlights ? highlights(vehicle, 8) : [];
  return (
    <article
      className={isReserved(vehicle, now) ? 'vehicle-card vehicle-card--reserved' : 'vehicle-card'}
      part={PARTS.card}
      data-vehicle-id={vehicle.id}
    >
      {picture({ vehicle, isFirst, isPictureLater })}
      {badge({ vehicle, now, newLabel })}
      <h3 className="vehicle-card__title">
        <a className="vehicle-card__link" href={hrefOf(vehicle)}>
          <span className="vehicle-card__heading">{heading}</span>
          {marketingTitle && marketingTitle !== heading ? (
            <span className="vehicle-card__marketing">{` ${marketingTitle}`}</span>
          ) : null}
        </a>
      </h3>
      {offer ?? vehiclePrice({ vehicle, settings })}
      {facts(vehicle)}
      {cardConsumption({ place: 'card', vehicle, now })}
      {extras.length > 0 ? <p className="vehicle-card__highlights">{dotted(extras)}</p> : null}
      {place({ vehicle, now, distanceTo })}
      {actions}
    </article>
  );
}

function badge({ vehicle, now, newLabel }: Pick<CardProps, 'vehicle' | 'now' | 'newLabel'>) {
  const { usedConditionType: condition, impelSpinUrl } = vehicle;
  const warnings = [isReserved(vehicle, now) ? 'Reserviert' : undefined, damageLabel(vehicle)].filter(Boolean);
  const name = condition === undefined || condition === 'other' ? undefined : usedConditions.label(condition);
  const text = joinFacts([...warnings, newLabel, name, impelSpinUrl && '360°']);
  return text === '' ? null : (
    <p
      key={text}
      className={warnings.length > 0 ? 'vehicle-card__badge vehicle-card__badge--warning' : 'vehicle-card__badge'}
    >
      {dotted(text.split(DOT))}
    </p>
  );
}

/** Only the number of pictures is on it. */
function picture({ vehicle, isFirst, isPictureLater }: Pick<CardProps, 'vehicle' | 'isFirst' | 'isPictureLater'>) {
  const pictures = vehiclePictures(vehicle);
  const [picture] = pictures;
  const { carType } = vehicle;
  return (
    <div
      className="vehicle-card__media"
      data-pictures={pictures.length > 1 ? `1/${pictures.length}` : undefined}
      data-car-type={carType === 'PKW' ? undefined : carType}
    >
      {picture === undefined ? null : (
        <img
          className="vehicle-card__picture"
          src={isPictureLater ? undefined : picture}
          alt=""
          width={600}
          height={400}
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
        />
      )}
    </div>
  );
}

/** Two lines, the first beside a small picture. */
function facts(vehicle: Vehicle) {
  const texts = keyFacts(vehicle).map(({ text }) => unbroken(text));
  return (
    <>
      <p className="vehicle-card__facts">{joinFacts(texts.slice(0, 2))}</p>
      <p className="vehicle-card__facts vehicle-card__facts--more">{dotted(texts.slice(2))}</p>
    </>
  );
}

function place({ vehicle, now, distanceTo }: Pick<CardProps, 'vehicle' | 'now' | 'distanceTo'>) {
  const distance = distanceTo?.(vehicle.location?.address?.zipCode)?.text;
  const text = placeLine(vehicle, now, distance);
  return (
    <p key={text} className="vehicle-card__place">
      {/* A short one has no end of a line. */ text.length < 24 ? text : <span>{dotted(text.split(DOT))}</span>}
    </p>
  );
}
