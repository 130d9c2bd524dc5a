import { carColours } from '../../enums/colour';
import { fuelTypes } from '../../enums/fuelType';
import { gearboxTypes } from '../../enums/gearboxType';
import { vehiclePictures } from '../pictures';
import { hasPrice } from '../price';
import { isReserved } from '../reservation';
import { vehicleTitle } from './title';
import type { Vehicle } from '../vehicle';

/** UN/CEFACT codes of the units. */
const KILOMETRES = 'KMT';
const KILOWATTS = 'KWT';

const quantity = (value: number | undefined, unitCode: string) =>
  value === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitCode };

const colourOf = (written: string | undefined, type: Vehicle['varnishPrimaryColorType']) =>
  written ?? (type && carColours.label(type));

/**
 * schema.org Product and Car for search engines, as in `src/tools/stock-pages`. Undefined fields disappear when serialised; without a price
 * there is no offer.
 * @param page.url full address of the vehicle's page
 */
export function vehicleStructuredData(vehicle: Vehicle, page: { url: string; sellerName: string; now: Date }): object {
  // Crawlers fetch addresses, not data in the page.
  const pictures = vehiclePictures(vehicle).filter((address) => /^https?:/i.test(address));
  const isNew = vehicle.usedConditionType === 'new';
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'Car'],
    name: vehicleTitle(vehicle),
    url: page.url,
    brand: vehicle.manufacturer && { '@type': 'Brand', name: vehicle.manufacturer },
    model: vehicle.model,
    itemCondition: isNew ? 'https://schema.org/NewCondition' : 'https://schema.org/UsedCondition',
    mileageFromOdometer: quantity(vehicle.mileage, KILOMETRES),
    vehicleIdentificationNumber: vehicle.vin,
    sku: vehicle.internalId,
    dateVehicleFirstRegistered: vehicle.initialRegistration?.slice(0, 10),
    image: pictures.length > 0 ? pictures : undefined,
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
