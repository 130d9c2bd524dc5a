import { carColours } from '../enums/colour';
import { fuelTypes } from '../enums/fuelType';
import { gearboxTypes } from '../enums/gearboxType';
import { vehiclePictures } from '../pictures';
import { hasPrice } from '../price';
import { isReserved } from '../reservation';
import { vehicleTitle } from './title';
import type { Vehicle } from '../vehicle';

/** UN/CEFACT codes of the units. */
const KILOMETRES = 'KMT';
const KILOWATTS = 'KWT';

/** Image of a vehicle without pictures, the same as on the screen. */
const PLACEHOLDER =
  'data:image/svg+xml,' +
  encodeURIComponent(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-4 -4 32 32' fill='none' stroke='#777'><path d='M19 17h2c.6 0 1-.4 1-1v-3c0-.9-.7-1.7-1.5-1.9C18.7 10.6 16 10 16 10s-1.3-1.4-2.2-2.3c-.5-.4-1.1-.7-1.8-.7H5c-.6 0-1.1.4-1.4.9l-1.4 2.9A4 4 0 0 0 2 12v4c0 .6.4 1 1 1h2M9 17h6'/><circle cx='7' cy='17' r='2'/><circle cx='17' cy='17' r='2'/></svg>",
  );

const quantity = (value: number | undefined, unitCode: string) =>
  value === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitCode };

const colourOf = (written: string | undefined, type: Vehicle['varnishPrimaryColorType']) =>
  written ?? (type && carColours.label(type));

/**
 * The vehicle as schema.org Car for search engines. Undefined fields disappear when it is
 * serialised; a vehicle without a price has no offer.
 *
 * @param page.url full address of the vehicle's page
 */
export function vehicleStructuredData(vehicle: Vehicle, page: { url: string; sellerName: string; now: Date }): object {
  const pictures = vehiclePictures(vehicle);
  const isNew = vehicle.usedConditionType === 'new';
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: vehicleTitle(vehicle),
    url: page.url,
    brand: vehicle.manufacturer && { '@type': 'Brand', name: vehicle.manufacturer },
    model: vehicle.model,
    itemCondition: isNew ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition',
    mileageFromOdometer: quantity(vehicle.mileage, KILOMETRES),
    vehicleIdentificationNumber: vehicle.vin,
    sku: vehicle.internalId,
    dateVehicleFirstRegistered: vehicle.initialRegistration?.slice(0, 10),
    vehicleModelDate: vehicle.initialRegistration?.slice(0, 4),
    image: pictures.length > 0 ? pictures : [PLACEHOLDER],
    color: colourOf(vehicle.varnishColor, vehicle.varnishPrimaryColorType),
    vehicleInteriorColor: colourOf(vehicle.interiorColor, vehicle.interiorPrimaryColorType),
    numberOfDoors: vehicle.doorsCount,
    vehicleSeatingCapacity: vehicle.seatsCount,
    vehicleTransmission: vehicle.gearboxType && gearboxTypes.label(vehicle.gearboxType),
    fuelType: vehicle.fuelType && fuelTypes.label(vehicle.fuelType),
    vehicleEngine:
      vehicle.enginePower === undefined
        ? undefined
        : { '@type': 'EngineSpecification', enginePower: quantity(vehicle.enginePower, KILOWATTS) },
    offers: hasPrice(vehicle)
      ? {
          '@type': 'Offer',
          price: vehicle.publicPrice,
          priceCurrency: 'EUR',
          availability: isReserved(vehicle, page.now)
            ? 'https://schema.org/LimitedAvailability'
            : 'https://schema.org/InStock',
          url: page.url,
          seller: { '@type': 'AutoDealer', name: page.sellerName },
        }
      : undefined,
  };
}
