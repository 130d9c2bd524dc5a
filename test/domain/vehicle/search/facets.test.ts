import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { facetsSchema } from '../../../../src/domain/vehicle/search/facets';
import { NO_FACETS } from '../../../builders/facets';

const read = (wire: unknown) => z.parse(facetsSchema, wire);

describe('the facets of a result', () => {
  it('keep the key as it came, and name it in German', () => {
    expect(
      read({
        fuelTypes: [
          { key: 'PETROL', count: 3 },
          { key: 'Diesel', label: 'Dieselchen', count: '2' },
          { key: 'Kerosin' },
        ],
        usedConditionTypes: [{ key: 'Vorführwagen', count: 1 }],
        varnishBaseColorTypes: [{ key: 'SILVER', count: 4 }],
        vehicleSubTypes: [{ key: 'COUPE_CABRIO', count: 1 }],
        driveTypes: [{ key: 'PLUG_IN_HYBRID', count: 1 }],
      }),
    ).toEqual({
      ...NO_FACETS,
      fuelTypes: [
        { key: 'PETROL', label: 'Benzin', count: 3 },
        { key: 'Diesel', label: 'Dieselchen', count: 2 },
        { key: 'Kerosin', label: 'Kerosin', count: 0 },
      ],
      usedConditionTypes: [{ key: 'Vorführwagen', label: 'Vorführwagen', count: 1 }],
      varnishBaseColorTypes: [{ key: 'SILVER', label: 'Silber', count: 4 }],
      vehicleSubTypes: [{ key: 'COUPE_CABRIO', label: 'Coupé Cabrio', count: 1 }],
      driveTypes: [{ key: 'PLUG_IN_HYBRID', label: 'Plug-in-Hybrid', count: 1 }],
    });
  });

  it('hold the models of each manufacturer', () => {
    expect(
      read({
        manufacturers: [
          { key: 'VW', count: 2, models: [{ key: 'GOLF', label: 'Golf', count: 2 }] },
          { key: 'BMW', models: null },
        ],
      }).manufacturers,
    ).toEqual([
      { key: 'VW', label: 'VW', count: 2, models: [{ key: 'GOLF', label: 'Golf', count: 2 }] },
      { key: 'BMW', label: 'BMW', count: 0, models: [] },
    ]);
  });

  it('are empty rather than broken', () => {
    expect(read({ fuelTypes: null, manufacturers: 'x', carTypes: [null, { count: 1 }, 3] })).toEqual(NO_FACETS);
  });
});
