import { describe, expect, it } from 'vitest';
import { vehicleStructuredData } from '../../../../src/domain/vehicle/text/structuredData';
import { aVehicle } from '../../../builders/vehicle';

const PAGE = {
  url: 'https://autohaus.test/#/angebote-x/1',
  sellerName: 'Autohaus Sonnenberg GmbH',
  now: new Date('2026-05-04T08:00:00Z'),
};
const serialised = (vehicle: ReturnType<typeof aVehicle>): unknown =>
  JSON.parse(JSON.stringify(vehicleStructuredData(vehicle, PAGE)));

describe('what a search engine reads', () => {
  it('is a schema.org Product and Car with an offer', () => {
    expect(serialised(aVehicle())).toEqual({
      '@context': 'https://schema.org',
      '@type': ['Product', 'Car'],
      name: 'Volkswagen Golf VIII 1.5 TSI Style LED Navi',
      url: 'https://autohaus.test/#/angebote-x/1',
      brand: { '@type': 'Brand', name: 'VOLKSWAGEN' },
      model: 'GOLF',
      itemCondition: 'https://schema.org/UsedCondition',
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: 42_500, unitCode: 'KMT' },
      vehicleIdentificationNumber: 'WVWZZZAUZLW000001',
      sku: 'GW-1042',
      dateVehicleFirstRegistered: '2022-03-15',
      image: ['https://platform.test/media/golf-front.svg', 'https://platform.test/media/golf-side.svg'],
      color: 'Atlantic Blue Metallic',
      vehicleInteriorColor: 'Schwarz',
      numberOfDoors: 5,
      vehicleSeatingCapacity: 5,
      vehicleTransmission: 'Automatik',
      fuelType: 'Benzin',
      vehicleEngine: {
        '@type': 'EngineSpecification',
        enginePower: { '@type': 'QuantitativeValue', value: 110, unitCode: 'KWT' },
      },
      offers: {
        '@type': 'Offer',
        price: 22_490,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: 'https://autohaus.test/#/angebote-x/1',
        seller: { '@type': 'AutoDealer', name: 'Autohaus Sonnenberg GmbH' },
      },
    });
  });

  it('offers nothing without a price, and calls a new car new', () => {
    const data = serialised(aVehicle({ publicPrice: 0, usedConditionType: 'new', images: [] }));
    expect(data).toMatchObject({ itemCondition: 'https://schema.org/NewCondition' });
    expect(data).not.toHaveProperty('offers');
    // A drawing that stands in the page is no picture for a search engine.
    expect(data).not.toHaveProperty('image');
  });
});
