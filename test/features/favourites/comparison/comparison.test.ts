import { describe, expect, it } from 'vitest';
import {
  compareVehicles,
  onlyDifferences,
  type ComparisonRow,
} from '../../../../src/features/favourites/comparison/comparison';
import type { Frame } from '../../../../src/domain/finance/frame';
import { OWN_LABELS } from '../../../../src/domain/vehicle/search/facetLabels';
import type { Equipment } from '../../../../src/domain/enums/equipment';
import type { Vehicle } from '../../../../src/domain/vehicle/vehicle';
import { someSettings } from '../../../builders/tenant';
import { aVehicle } from '../../../builders/vehicle';
import { NOW } from '../../../now';

const circumstances = {
  settings: someSettings({ leasingContractTypes: [{ providerType: 'NONE', contractType: 'mileage' }] }),
  now: NOW,
  labelOf: OWN_LABELS,
  frame: { kind: 'financing' } as Frame,
};
const compare = (...vehicles: Partial<Vehicle>[]) => compareVehicles(vehicles.map(aVehicle), circumstances);
const rowsOf = (groups: ReturnType<typeof compare>) =>
  new Map<string, ComparisonRow>(groups.flatMap(({ rows }) => rows.map((row) => [row.label, row])));
const piece = (id: string, label: string, category: Equipment['category']): Equipment => ({
  id,
  label,
  category,
  priority: 0,
});

describe('the comparison of vehicles', () => {
  it('groups what a buyer weighs up, in the order of the weighing', () => {
    expect(compare({}, {}).map(({ title }) => title)).toEqual([
      'Preis',
      'Fahrzeugdaten',
      'Technik',
      'Verbrauch und CO₂',
      'Ausstattung',
    ]);
  });

  // Values worked out by hand: 96 kW × 1.35962 = 130.5 → 131 PS.
  it.each<[string, Partial<Vehicle>, Partial<Vehicle>, string[][]]>([
    [
      'Preis',
      { publicPrice: 22490, isVatDeductible: true },
      { publicPrice: 0 },
      [['22.490\u00A0€', '18.899\u00A0€ netto', 'inkl. 19% MwSt. (ausweisbar)'], ['Preis auf Anfrage']],
    ],
    [
      'Bisheriger Preis',
      { publicPrice: 20000, publicPreviousPrice: 21500 },
      { publicPrice: 20000, publicPreviousPrice: 19000 },
      [['21.500\u00A0€'], []],
    ],
    [
      'Rate',
      { initialLeasingInstallment: 249 },
      { initialLeasingInstallment: undefined },
      [['249,00\u00A0€ im Monat', 'Leasing'], []],
    ],
    ['Kilometerstand', { mileage: 42500 }, { mileage: 0 }, [['42.500\u00A0km'], ['0\u00A0km']]],
    ['Erstzulassung', { initialRegistration: '2022-03-15' }, { initialRegistration: undefined }, [['03/2022'], []]],
    [
      'Leistung',
      { enginePower: 110 },
      { enginePower: 96 },
      [['110\u00A0kW (150\u00A0PS)'], ['96\u00A0kW (131\u00A0PS)']],
    ],
    [
      'Verfügbar',
      { availableFromDate: '2026-04-01T00:00:00Z' },
      { availableFromDate: undefined, reservedUntil: '2099-05-01T09:30:00Z' },
      [['Sofort'], ['Reserviert']],
    ],
    [
      'CO₂-Emissionen kombiniert',
      { enVkvInformationStringsDetails: ['CO₂-Emissionen kombiniert: 128 g/km (WLTP: gemessen)', 'CO₂-Klasse: D'] },
      { enVkvInformationStringsDetails: [], consumptionAverage: 4.9, co2: 112 },
      [['128\u00A0g/km (WLTP: gemessen)'], ['112\u00A0g/km']],
    ],
    [
      'Verbrauch und CO₂-Emissionen',
      { enVkvInformationStringsDetails: ['Werte liegen noch nicht vor', 'CO₂-Klasse: D'] },
      {},
      [['Werte liegen noch nicht vor'], []],
    ],
  ])('says %s in full for each, and that they differ', (label, one, other, cells) => {
    expect(rowsOf(compare(one, other)).get(label)).toMatchObject({ cells, isDifferent: true });
  });

  it('shows a rate only with its representative example', () => {
    const financed = {
      publicPrice: 20000,
      initialFinancingInstallment: 250,
      virtualFinancingDeposit: 2000,
      virtualFinancingDuration: 48,
      virtualFinancingFinalInstallment: 8000,
    };
    const { cells, examples } = rowsOf(
      compare(financed, { ...financed, virtualFinancingDuration: undefined }, { initialLeasingInstallment: 249 }),
    ).get('Rate') ?? { cells: [] };
    expect(cells).toEqual([
      [
        '250,00\u00A0€ im Monat',
        'Finanzierung\u00A0· 2.000\u00A0€ Anzahlung\u00A0· 48\u00A0Monate\u00A0· eff.\u00A03,85\u00A0%',
        'Achtung! Kreditaufnahme kostet Geld.',
      ],
      [],
      ['249,00\u00A0€ im Monat', 'Leasing'],
    ]);
    expect(examples).toEqual([
      expect.stringMatching(/^Achtung! Kreditaufnahme kostet Geld\. Repräsentatives Beispiel wie oben: 48\u00A0Raten/),
      undefined,
      expect.stringMatching(/^Leasingrate unverbindlich/),
    ]);

    // Equal rates are no difference, but the month's sum beside them names one.
    const frame = { kind: 'financing' as const };
    const pair = [5, 8].map((wltpConsumption) => aVehicle({ ...financed, wltpConsumption }));
    const rows = rowsOf(onlyDifferences(compareVehicles(pair, { ...circumstances, frame })));
    expect(rows.get('Kosten im Monat')?.cells[0]?.[0]).toContain('250,00');
    expect(rows.get('Rate')?.examples?.[0]).toContain('Repräsentatives Beispiel');
  });

  it.each<[string, Partial<Vehicle>[], number[] | undefined]>([
    ['Preis', [{ publicPrice: 20_000 }, { publicPrice: 19_000 }, { publicPrice: 0 }], [1]],
    ['Preis', [{ publicPrice: 20_000 }, { publicPrice: 20_000 }], undefined],
    ['Kilometerstand', [{ mileage: 10 }, { mileage: 20 }, { mileage: 10 }], [0, 2]],
    ['Kilometerstand', [{ mileage: 10 }, { mileage: undefined }], undefined],
    ['Erstzulassung', [{ initialRegistration: '2020-01-01' }, { initialRegistration: '2021-01-01' }], [1]],
    ['Leistung', [{ enginePower: 80 }, { enginePower: 110 }], [1]],
    ['Elektrische Reichweite', [{ electricRange: 400 }, { electricRange: 300 }], [0]],
    ['Türen', [{ doorsCount: 3 }, { doorsCount: 5 }], undefined],
  ])('marks the best of %s, unless there is nothing to choose', (label, vehicles, best) => {
    expect(rowsOf(compare(...vehicles)).get(label)?.best?.indexes).toEqual(best);
  });

  it('counts the energy of a rate at the bank’s mileage, until the visitor has said their own', () => {
    const financed = aVehicle({
      publicPrice: 20000,
      wltpConsumption: 5,
      initialFinancingInstallment: 250,
      virtualFinancingDeposit: 2000,
      virtualFinancingDuration: 48,
      virtualFinancingFinalInstallment: 8000,
      virtualFinancingMileage: 10_000,
    });
    const mileageWith = (frame: Frame) => {
      const rows = rowsOf(compareVehicles([financed], { ...circumstances, frame }));
      return rows.get('Kosten im Monat')?.cells[0]?.at(-1);
    };
    expect(mileageWith({ kind: 'financing' })).toContain('bei 10.000\u00A0km im Jahr');
    expect(mileageWith({ kind: 'financing', kilometres: 20_000 })).toContain('bei 20.000\u00A0km im Jahr');
    expect(mileageWith({})).toContain('bei 15.000\u00A0km im Jahr');
  });

  it('names no rate beside cash prices', () => {
    const groups = compareVehicles([aVehicle({ initialLeasingInstallment: 199 })], {
      ...circumstances,
      frame: {},
    });
    expect(rowsOf(groups).has('Rate')).toBe(false);
  });

  it('names what driving costs, and what for, finds the cheapest, and adds it to a rate; with rates of different terms there is none', () => {
    const vehicles = [5, 8].map((wltpConsumption) => aVehicle({ wltpConsumption }));
    const rate = {
      wltpConsumption: 5,
      publicPrice: 20000,
      initialFinancingInstallment: 250,
      virtualFinancingDeposit: 2000,
      virtualFinancingDuration: 48,
      virtualFinancingFinalInstallment: 8000,
    };
    const rowsWith = (frame: Frame) =>
      rowsOf(compareVehicles([...vehicles, aVehicle(rate)], { ...circumstances, frame }));
    const running = rowsWith({}).get('Kosten im Monat');
    expect(running?.best?.indexes).toEqual([0, 2]);
    expect(running?.cells[0]?.[0]).toMatch(/^\+ etwa \d+\s€ Fahren im\sMonat$/);
    expect(running?.months?.map(({ total }) => total)).toHaveLength(3);
    const withRate = rowsWith({ kind: 'financing' }).get('Kosten im Monat');
    expect(withRate?.best).toBeUndefined();
    const driving = expect.stringMatching(/^\+ etwa \d+\s€ Fahren/) as string;
    const sum = expect.stringMatching(/^250,00\s€ Rate \+ \d+\s€ Fahren = etwa \d+\s€ im\sMonat$/) as string;
    expect(withRate?.cells.map((cell) => cell[0])).toEqual([driving, driving, sum]);
  });

  it('leaves out what none of them tells, and the number stamped into the vehicle', () => {
    const rows = rowsOf(compare({ previousUsage: undefined }, { previousUsage: undefined }));
    expect(rows.has('Frühere Nutzung')).toBe(false);
    expect(rows.has('Fahrgestellnummer')).toBe(false);
  });

  it('asks of each piece of equipment who has it, in the order of the equipment tab', () => {
    const tow = piece('tow_bar', 'Anhängerkupplung', 'extras');
    const abs = piece('abs', 'ABS', 'safety');
    const roof = piece('sunroof', 'Schiebedach', 'extras');
    const groups = compare({ equipment: [abs, tow] }, { equipment: [roof, abs] });
    const rows = groups.find(({ title }) => title === 'Ausstattung')?.rows ?? [];
    expect(rows.map(({ cells, isDifferent }) => [cells, isDifferent])).toEqual([
      [[['Ja'], []], true],
      [[[], ['Ja']], true],
      [[['Ja'], ['Ja']], false],
    ]);
    expect(rows.map(({ label }) => label)).toEqual(['Anhängerkupplung', 'Schiebedach', 'ABS']);
  });

  it('keeps only the rows that differ and those of the law, and no empty group', () => {
    const groups = onlyDifferences(compare({ mileage: 1, co2: 120 }, { mileage: 2, co2: 120 }));
    expect(groups.map(({ title, rows }) => [title, rows.map(({ label }) => label)])).toEqual([
      ['Fahrzeugdaten', ['Kilometerstand']],
      ['Verbrauch und CO₂', ['Kraftstoffverbrauch kombiniert', 'CO₂-Emissionen kombiniert', 'CO₂-Klasse']],
    ]);
  });

  it('has the label’s other lines in a group of their own, without what the cards say', () => {
    const card = ['Energieverbrauch (kombiniert): 5,6 l/100 km', 'CO₂-Klasse: D'];
    const lines = (inTown: string) => ({
      enVkvInformationStringsCard: card,
      enVkvInformationStringsDetails: [
        ...card,
        `Kraftstoffverbrauch Innenstadt: ${inTown} l/100 km`,
        'Elektrische Reichweite (EAER): 60 km',
        'Energiekosten: 987 €',
      ],
    });
    const groups = onlyDifferences(compare(lines('7,1'), lines('6,9')));
    expect(groups.map(({ title, rows }) => [title, rows.map(({ label }) => label)])).toEqual([
      ['Verbrauch und CO₂', ['Energieverbrauch (kombiniert)', 'CO₂-Klasse', 'Elektrische Reichweite (EAER)']],
      ['Verbrauch im Einzelnen', ['Kraftstoffverbrauch Innenstadt']],
    ]);
  });

  it('finds no difference in one vehicle alone', () => {
    expect(compare({}).flatMap(({ rows }) => rows.filter(({ isDifferent }) => isDifferent))).toEqual([]);
  });

  it('has a place for the scale of a new electric car that tells no figure', () => {
    const bare = { consumptionAverage: undefined, co2: undefined, enVkvInformationStringsCard: [] };
    const row = rowsOf(compare({ ...bare, usedConditionType: 'new', fuelType: 'electric' }, bare)).get('CO₂-Klasse');
    expect(row).toMatchObject({ cells: [['A'], []], hasScales: true });
  });
});
