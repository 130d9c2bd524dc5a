import { describe, expect, it } from 'vitest';
import { vehiclePageMeta } from '../../../../src/domain/vehicle/text/pageMeta';
import { aVehicle } from '../../../builders/vehicle';

const NBSP = '\u00A0';

describe('title and description of a page with an open vehicle', () => {
  it('name what a search engine should show', () => {
    expect(vehiclePageMeta(aVehicle({ manufacturer: 'Volkswagen', model: 'Golf' }))).toEqual({
      title: 'Volkswagen Golf online reservieren | Gebrauchtwagen in Köln',
      description: `Volkswagen Golf: 22.490${NBSP}€, Erstzulassung 03/2022, 42.500${NBSP}km, Automatik, Benzin, 110${NBSP}kW (150${NBSP}PS)`,
    });
  });

  it('leave out what is not known', () => {
    const vehicle = aVehicle({
      manufacturer: 'Volkswagen',
      model: 'Golf',
      usedConditionType: undefined,
      location: undefined,
      publicPrice: 0,
      initialRegistration: undefined,
      mileage: 0,
      gearboxType: undefined,
      fuelType: undefined,
      enginePower: undefined,
    });
    expect(vehiclePageMeta(vehicle)).toEqual({
      title: 'Volkswagen Golf online reservieren',
      description: `Volkswagen Golf: Preis auf Anfrage, 0${NBSP}km`,
    });
  });
});
