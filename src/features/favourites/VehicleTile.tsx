import { Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { damageLabel } from '../../domain/vehicle/damage';
import { vehicleAddress } from '../../domain/vehicle/text/address';
import { placeLine } from '../../domain/vehicle/placeLine';
import { keyFacts } from '../../domain/vehicle/keyFacts';
import { vehiclePictures } from '../../domain/vehicle/pictures';
import { isReserved } from '../../domain/vehicle/reservation';
import { vehicleHeading } from '../../domain/vehicle/text/title';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { DOT, joinFacts, unbroken } from '../../lib/formatFacts';
import { useFrame, useNow, useTenant } from '../../state/shopContext';
import { useCurrentTime } from '../../state/useCurrentTime';
import { dotted } from '../../ui/display/dotted';
import { useStyles } from '../../ui/styles';
import { carTypeIcons } from '../../shared/vehicle/carTypeIcons';
import { cardConsumption, vehiclePrice } from '../../shared/vehicle/vehicleLegalInfo';
import { CardRates } from '../finance/card/lazyCardRates';
import css from './VehicleTile.css?inline';

interface VehicleTileProps {
  vehicle: Vehicle;
  level: 2 | 3;
  onOpen: (vehicle: Vehicle) => void;
  priceNote?: ReactNode;
  /** Beside the name, as the heart of a card is. */
  removal?: ReactNode;
  /** Beside the place. */
  comparison?: ReactNode;
  actions?: ReactNode;
}

/** One link, buttons beside it, price or rate and consumption in full. */
export function VehicleTile({ vehicle, level, onOpen, priceNote, removal, comparison, actions }: VehicleTileProps) {
  useStyles(css);
  const Title = `h${level}` as const;
  const { settings } = useTenant();
  const { kind, oldCar } = useFrame().frame;
  const now = useCurrentTime(useNow(), vehicle);
  const heading = vehicleHeading(vehicle);
  const { marketingTitle } = vehicle;
  const price = vehiclePrice({ vehicle, settings });
  const place = placeLine(vehicle, now);
  const warnings = joinFacts([isReserved(vehicle, now) ? 'Reserviert' : undefined, damageLabel(vehicle)]);
  return (
    <article className="vehicle-tile">
      <TilePicture vehicle={vehicle} />
      {warnings === '' ? null : <p className="vehicle-tile__warnings">{warnings}</p>}
      <Title className="vehicle-tile__title">
        <Link to={vehicleAddress(vehicle)} className="vehicle-tile__link" onClick={() => onOpen(vehicle)}>
          {heading}
        </Link>
      </Title>
      {removal}
      {marketingTitle && marketingTitle !== heading ? <p className="vehicle-tile__version">{marketingTitle}</p> : null}
      {(kind ?? oldCar) === undefined ? (
        price
      ) : (
        <Suspense fallback={price}>
          <CardRates vehicle={vehicle} settings={settings} now={now}>
            {price}
          </CardRates>
        </Suspense>
      )}
      {priceNote}
      <p className="vehicle-tile__facts">{dotted(keyFacts(vehicle).map(({ text }) => unbroken(text)))}</p>
      <p key={place} className="vehicle-tile__place vehicle-tile__facts text-muted">
        {dotted(place.split(DOT))}
      </p>
      {comparison}
      {cardConsumption({ place: 'tile', vehicle, now })}
      {actions}
    </article>
  );
}

/** First picture, or the type's icon without one that loads. */
export function TilePicture({ vehicle }: { vehicle: Vehicle }) {
  const [picture] = vehiclePictures(vehicle);
  const [isBroken, setBroken] = useState(false);
  const { default: TypeIcon } = carTypeIcons[vehicle.carType ?? 'PKW'];
  return (
    <div className="vehicle-tile__picture">
      {picture === undefined || isBroken ? (
        <TypeIcon aria-hidden="true" />
      ) : (
        <img src={picture} alt="" width={330} height={220} loading="lazy" onError={() => setBroken(true)} />
      )}
    </div>
  );
}
