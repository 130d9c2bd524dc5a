import { formatPrice, formatVehiclePrice } from '../../lib/format';
import { hasPrice, vatNote, visiblePreviousPrice } from '../../domain/vehicle/price';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useTenant } from '../../state/shopContext';
import { Price } from '../../ui/display/Price';

/** The public price with its VAT note and a higher previous one, or 'Preis auf Anfrage' (storefront 4 and 9). */
export function VehiclePrice({ vehicle, size }: { vehicle: Vehicle; size: 'small' | 'medium' | 'large' }) {
  const { settings } = useTenant();
  const previous = visiblePreviousPrice(vehicle, settings);
  return (
    <Price
      amount={formatVehiclePrice(vehicle.publicPrice)}
      previous={previous === undefined ? undefined : formatPrice(previous)}
      note={hasPrice(vehicle) ? vatNote(vehicle) : undefined}
      size={size}
    />
  );
}
