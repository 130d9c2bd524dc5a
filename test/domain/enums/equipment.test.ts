import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { equipmentSchema } from '../../../src/domain/enums/equipment';
import { equipmentHighlights, groupEquipment } from '../../../src/domain/enums/equipmentGroups';
import { fallbackEquipment, withKnownNames } from '../../../src/domain/enums/knownEquipment';

describe('equipment', () => {
  it.each([
    [
      { equipmentKey: 'abs', name: 'Antiblockiersystem', priority: 3, category: 'SAFETY' },
      { id: 'abs', label: 'Antiblockiersystem', priority: 3, category: 'safety' },
    ],
    [{ equipmentKey: 'carplay' }, { id: 'carplay', label: 'Apple CarPlay', category: 'multimedia' }],
    [
      { equipmentKey: 'moon_roof', category: 'x' },
      { id: 'moon_roof', label: 'moon roof', category: 'other' },
    ],
  ])('%o is read as %o', (wire, equipment) => {
    expect(withKnownNames([z.parse(equipmentSchema, wire)])).toEqual([equipment]);
  });

  it('stands in groups by its priority, without one after all others and by name', () => {
    const of = (id: string, priority?: number) => ({ id, label: id, priority, category: 'safety' as const });
    const [group] = groupEquipment([of('Zünder'), of('Airbag', 7), of('ABS'), of('Tempomat', 2), of('ESP', 7)]);
    expect(group?.equipment.map(({ label }) => label)).toEqual(['Tempomat', 'Airbag', 'ESP', 'ABS', 'Zünder']);
  });

  it('stands in groups, sorted by name, without empty ones', () => {
    const of = (id: string) => ({ id, label: id });
    const groups = groupEquipment([
      { ...of('Zünder'), category: 'safety' },
      { ...of('Ölwanne'), category: 'safety' },
      { ...of('Radio'), category: 'multimedia' },
      { ...of('Airbag'), category: 'safety' },
    ]);
    expect(groups.map(({ label, equipment }) => [label, equipment.map((entry) => entry.label)])).toEqual([
      ['Sicherheit', ['Airbag', 'Ölwanne', 'Zünder']],
      ['Multimedia', ['Radio']],
    ]);
  });

  it('has no highlight that hardly a car lacks, and of two kinds only the better', () => {
    const ids = (...keys: string[]) =>
      equipmentHighlights(
        keys.map((id) => ({ id, label: id, category: 'safety' as const })),
        10,
      ).map(({ id }) => id);
    expect(ids('abs', 'side_airbags', 'cruise_control', 'emergency_brake', 'tow_bar')).toEqual(['tow_bar']);
    expect(ids('led_headlights', 'matrix_headlights', 'air_conditioning')).toEqual([
      'air_conditioning',
      'matrix_headlights',
    ]);
    expect(ids('adaptive_cruise_control', 'led_headlights')).toEqual(['adaptive_cruise_control', 'led_headlights']);
  });

  it('has a German table of its own, each key once', () => {
    const ids = fallbackEquipment.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining([
        'metallic',
        'leather_seats',
        'sunroof',
        'abs',
        'esp',
        'navigation_system',
        'carplay',
        'android_auto',
        'range_extender',
        'tow_bar',
        'alarm',
      ]),
    );
  });
});
