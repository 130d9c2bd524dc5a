import { describe, expect, it } from 'vitest';
import { carColours } from '../../../../src/domain/enums/colour';
import type { Facets } from '../../../../src/domain/vehicle/search/facets';
import { NO_FACETS } from '../../../builders/facets';
import type { FilterValues } from '../../../../src/features/search/filters/filter';
import { optionsOf, unionOf, type FacetSources } from '../../../../src/features/search/filters/filterOptions';
import { afterChange, chipsOf } from '../../../../src/features/search/filters/filterRules';
import {
  horsepowerFromWire,
  horsepowerToWire,
  HORSEPOWERS,
  registrationYears,
} from '../../../../src/features/search/filters/rangeSteps';
import { isQuickConditionOn, toggleQuickCondition } from '../../../../src/features/search/filters/quickConditions';
import { moreText, resultLabel } from '../../../../src/features/search/toolbar/resultText';
import { nextTab, tabFor, tabsOf } from '../../../../src/features/search/filters/vehicleTypes';

const option = (key: string, count: number, label = key) => ({ key, label, count });
const facets = (values: Partial<Facets>): Facets => ({ ...NO_FACETS, ...values });
const sources = (values: Partial<FacetSources>): FacetSources => ({
  stock: undefined,
  result: undefined,
  frozenCounts: undefined,
  equipmentLabels: new Map(),
  ...values,
});

describe('options and their counts', () => {
  it('counts what the current result has, and 0 for what it no longer has', () => {
    const options = optionsOf(
      'gearbox',
      {},
      sources({
        stock: facets({ gearBoxTypes: [option('Schaltgetriebe', 20), option('Automatik', 30)] }),
        result: facets({ gearBoxTypes: [option('Automatik', 4)] }),
      }),
    );
    expect(options).toEqual([
      { key: 'Schaltgetriebe', label: 'Schaltgetriebe', count: 0 },
      { key: 'Automatik', label: 'Automatik', count: 4 },
    ]);
  });

  it('shows the counts of the stock until there is a result', () => {
    const stock = facets({ fuelTypes: [option('Diesel', 12)] });
    expect(optionsOf('fuel', {}, sources({ stock }))).toEqual([{ key: 'Diesel', label: 'Diesel', count: 12 }]);
  });

  it('keeps the counts of the filter that was just changed', () => {
    const before = facets({
      fuelTypes: [option('Diesel', 12), option('Benzin', 30)],
      gearBoxTypes: [option('Automatik', 25)],
    });
    const after = facets({ fuelTypes: [option('Diesel', 12)], gearBoxTypes: [option('Automatik', 7)] });
    const frozen = sources({ stock: before, result: after, frozenCounts: { key: 'fuel', result: before } });
    expect(optionsOf('fuel', {}, frozen).map(({ count }) => count)).toEqual([12, 30]);
    expect(optionsOf('gearbox', {}, frozen).map(({ count }) => count)).toEqual([7]);
  });

  it('orders makes and locations by their vehicles in the stock, equipment by alphabet', () => {
    const make = (key: string, count: number) => ({ ...option(key, count), models: [] });
    const stock = facets({
      manufacturers: [make('AUDI', 3), make('VOLKSWAGEN', 40), make('BMW', 12)],
      vehicleDealerLocationIds: [option('1', 5, 'Heilbronn'), option('2', 9, 'Karlsruhe')],
      equipmentIds: [option('sunroof', 1), option('abs', 1), option('led_headlights', 1), option('tow_bar', 9)],
    });
    const equipmentLabels = new Map([
      ['sunroof', 'Schiebedach'],
      ['abs', 'ABS'],
      ['led_headlights', 'Ölkühler'],
    ]);
    const all = sources({ stock, equipmentLabels });
    expect(optionsOf('manufacturer', {}, all).map(({ key }) => key)).toEqual(['VOLKSWAGEN', 'BMW', 'AUDI']);
    expect(optionsOf('location', {}, all).map(({ label }) => label)).toEqual(['Karlsruhe', 'Heilbronn']);
    // What the list of equipment does not name can be chosen all the same.
    expect(optionsOf('equipment', {}, all).map(({ label }) => label)).toEqual([
      'ABS',
      'Ölkühler',
      'Schiebedach',
      'tow bar',
    ]);
  });

  it('offers the models of the chosen make only', () => {
    const stock = facets({
      manufacturers: [
        { ...option('AUDI', 3), models: [option('A4', 1), option('A3', 2)] },
        { ...option('BMW', 1), models: [option('X1', 1)] },
      ],
    });
    expect(optionsOf('model', {}, sources({ stock }))).toEqual([]);
    expect(optionsOf('model', { manufacturer: 'AUDI' }, sources({ stock })).map(({ key }) => key)).toEqual([
      'A3',
      'A4',
    ]);
  });

  it('reads a key without a label in German, and an unknown one with its underscores as spaces', () => {
    const stock = facets({
      fuelTypes: [option('HYBRID', 1)],
      marketingCampaigns: [option('FRUEHLINGS_WOCHEN', 1), option('X1', 1, 'Extra Bonus')],
    });
    expect(optionsOf('fuel', {}, sources({ stock })).map(({ label }) => label)).toEqual(['Hybrid (Benzin/Elektro)']);
    expect(optionsOf('campaign', {}, sources({ stock })).map(({ label }) => label)).toEqual([
      'Frühlings Wochen',
      'Extra Bonus',
    ]);
  });

  it('adds up all types for ALLE, models included', () => {
    const pkw = facets({
      manufacturers: [{ ...option('VW', 5), models: [option('GOLF', 5)] }],
      fuelTypes: [option('Diesel', 2)],
    });
    const vans = facets({
      manufacturers: [
        { ...option('VW', 2), models: [option('CRAFTER', 2)] },
        { ...option('MAN', 1), models: [] },
      ],
      fuelTypes: [option('Diesel', 3)],
    });
    expect(unionOf([pkw, vans])).toMatchObject({
      manufacturers: [
        { key: 'VW', count: 7, models: [option('GOLF', 5), option('CRAFTER', 2)] },
        { key: 'MAN', count: 1 },
      ],
      fuelTypes: [{ key: 'Diesel', count: 5 }],
    });
    expect(unionOf([])).toBeUndefined();
  });
});

describe('what one filter does to another', () => {
  it('clears the model when the make changes, and only then', () => {
    const before = { manufacturer: 'AUDI', model: 'A4' };
    expect(afterChange('manufacturer', before, { manufacturer: 'BMW', model: 'A4' })).toEqual({ manufacturer: 'BMW' });
    expect(afterChange('manufacturer', before, { model: 'A4' })).toEqual({});
    expect(afterChange('model', before, { manufacturer: 'AUDI', model: 'A6' })).toEqual({
      manufacturer: 'AUDI',
      model: 'A6',
    });
  });

  it('drops the plug-in hybrid with the last hybrid fuel', () => {
    const before = { fuelTypes: ['Hybrid Benzin', 'Diesel'], driveTypes: ['PLUG_IN_HYBRID'] };
    expect(afterChange('fuel', before, { ...before, fuelTypes: ['Diesel'] })).toEqual({ fuelTypes: ['Diesel'] });
    expect(afterChange('fuel', before, { ...before, fuelTypes: ['Hybrid Benzin'] })).toEqual({
      fuelTypes: ['Hybrid Benzin'],
      driveTypes: ['PLUG_IN_HYBRID'],
    });
  });
});

describe('types of vehicle', () => {
  it('offers the available types that the tenant enforces, ALLE at the end', () => {
    expect(tabsOf(['WOHNMOBIL', 'PKW', 'ANHAENGER'], [])).toEqual(['PKW', 'WOHNMOBIL', 'ANHAENGER', 'ALLE']);
    expect(tabsOf(['WOHNMOBIL', 'PKW', 'ANHAENGER'], ['WOHNMOBIL', 'ANHAENGER', 'ZWEIRAD'])).toEqual([
      'WOHNMOBIL',
      'ANHAENGER',
      'ALLE',
    ]);
    expect(tabsOf(['PKW'], [])).toEqual(['PKW']);
    expect(tabsOf(undefined, [])).toEqual(['PKW', 'NUTZFAHRZEUG', 'WOHNMOBIL', 'ZWEIRAD', 'ANHAENGER', 'ALLE']);
  });

  it('preselects the first type where none, or none on offer, is asked for', () => {
    expect(tabFor(undefined, ['WOHNMOBIL', 'ANHAENGER', 'ALLE'])).toBe('WOHNMOBIL');
    expect(tabFor('PKW', ['WOHNMOBIL', 'ANHAENGER', 'ALLE'])).toBe('WOHNMOBIL');
    expect(tabFor('ALLE', ['WOHNMOBIL', 'ANHAENGER', 'ALLE'])).toBe('ALLE');
    expect(tabFor('PKW', [])).toBe('ALLE');
  });

  it('takes the active type pressed again for ALLE, but not in the widget', () => {
    const tabs = ['PKW', 'ZWEIRAD', 'ALLE'] as const;
    expect(nextTab('PKW', 'PKW', tabs, false)).toBe('ALLE');
    expect(nextTab('PKW', 'PKW', tabs, true)).toBe('PKW');
    expect(nextTab('ZWEIRAD', 'PKW', tabs, false)).toBe('ZWEIRAD');
    expect(nextTab('ALLE', 'ALLE', tabs, false)).toBe('ALLE');
  });
});

describe('quick condition buttons', () => {
  it('adds and removes the whole set of used cars with Gebrauchtwagen', () => {
    const on = toggleQuickCondition('used', { usedConditionTypes: ['Vorführwagen', 'Neuwagen'] });
    expect(on).toEqual({
      key: 'condition',
      values: { usedConditionTypes: ['Neuwagen', 'Jahreswagen', 'Vorführwagen', 'Gebrauchtwagen'] },
    });
    expect(isQuickConditionOn('used', on.values)).toBe(true);
    expect(toggleQuickCondition('used', on.values).values).toEqual({ usedConditionTypes: ['Neuwagen'] });
  });

  it('toggles the seal of certified used cars with Jahreswagen', () => {
    const on = toggleQuickCondition('nearlyNew', { qualitySeals: ['TUEV'] });
    expect(on).toEqual({ key: 'qualitySeal', values: { qualitySeals: ['TUEV', 'JAHRESWAGEN_GARANTIE'] } });
    expect(toggleQuickCondition('nearlyNew', on.values).values).toEqual({ qualitySeals: ['TUEV'] });
    expect(toggleQuickCondition('nearlyNew', { qualitySeals: ['JAHRESWAGEN_GARANTIE'] }).values).toEqual({});
  });

  it('knows the seal in any case', () => {
    const qualitySeals = ['Jahreswagen_Garantie'];
    expect(isQuickConditionOn('nearlyNew', { qualitySeals })).toBe(true);
    expect(toggleQuickCondition('nearlyNew', { qualitySeals }).values).toEqual({});
  });

  it('toggles Neuwagen and Vorführwagen on their own', () => {
    const on = toggleQuickCondition('new', {});
    expect(on.values).toEqual({ usedConditionTypes: ['Neuwagen'] });
    expect(toggleQuickCondition('new', on.values).values).toEqual({});
    expect(toggleQuickCondition('demonstration', on.values).values).toEqual({
      usedConditionTypes: ['Neuwagen', 'Vorführwagen'],
    });
  });
});

describe('the colours', () => {
  it('stand by their names, the others last', () => {
    const stock = facets({
      varnishBaseColorTypes: [option('WHITE', 9, 'Weiß'), option('OTHER', 5, 'Andere'), option('BLUE', 1, 'Blau')],
    });
    const options = optionsOf('exteriorColour', {}, sources({ stock, result: stock }));
    expect(options.map(({ label }) => label)).toEqual(['Blau', 'Weiß', 'Andere']);
    expect(carColours.keys.map(carColours.label).at(-1)).toBe('Andere');
  });
});

describe('the chips of a list', () => {
  const KEYS = ['Schwarz', 'Weiß', 'Rot', 'Blau', 'Grün', 'Gelb', 'Braun'];
  const options = KEYS.map((key) => option(key, 2));
  const stock = facets({ varnishBaseColorTypes: options, qualitySeals: options, equipmentIds: options });
  const chips = (values: FilterValues, all = stock) =>
    chipsOf(values, sources({ stock: all })).map(({ label, without: left }) => ({ label, left }));
  const labels = (...chosen: readonly string[]) =>
    chips({ varnishBaseColorTypes: [...chosen] }).map(({ label }) => label);
  const allBut = (...keys: readonly string[]) => KEYS.filter((key) => !keys.includes(key));

  it('name the one value that is left out, and take it back with one press', () => {
    const values = { varnishBaseColorTypes: allBut('Rot'), maxPrice: 20_000 };
    expect(chips(values)).toEqual([
      { label: 'Preis: bis 20.000\u00A0€', left: { varnishBaseColorTypes: values.varnishBaseColorTypes } },
      { label: 'nicht Rot', left: { maxPrice: 20_000 } },
    ]);
  });

  it('name two values that are left out, and no more than two', () => {
    expect(labels(...allBut('Rot', 'Blau'))).toEqual(['weder Blau noch Rot']);
    expect(labels(...allBut('Rot', 'Blau', 'Gelb'))).toEqual(['Schwarz', 'Weiß', 'Grün', 'Braun']);
  });

  it('name what was chosen while that is short, and where nothing is left out', () => {
    const few = facets({ varnishBaseColorTypes: options.slice(0, 4) });
    expect(chips({ varnishBaseColorTypes: KEYS.slice(0, 3) }, few).map(({ label }) => label)).toEqual(KEYS.slice(0, 3));
    expect(labels(...KEYS)).toEqual(KEYS);
  });

  it('leave nothing out of a list of which a vehicle may have no value, or several', () => {
    for (const name of ['qualitySeals', 'equipmentIds'] as const)
      expect(chips({ [name]: allBut('Rot') }).map(({ label }) => label)).toEqual(expect.arrayContaining(allBut('Rot')));
  });
});

describe('range steps', () => {
  it.each([
    [50, 37],
    [75, 55],
    [110, 81],
    [150, 110],
    [200, 147],
    [500, 368],
  ])('sends %i PS as %i kW', (ps, kilowatts) => {
    expect(horsepowerToWire(ps)).toBe(kilowatts);
  });

  it('shows every step of power again as the same step', () => {
    expect(HORSEPOWERS.map((ps) => horsepowerFromWire(horsepowerToWire(ps)))).toEqual([...HORSEPOWERS]);
    expect(horsepowerFromWire(100)).toBe(136);
  });

  it('offers registrations from this year back', () => {
    const years = registrationYears(new Date('2026-05-04T08:00:00Z'));
    expect(years.slice(-3)).toEqual([2024, 2025, 2026]);
    expect(years.slice(0, 13)).toEqual([1900, 1910, 1920, 1930, 1940, 1950, 1960, 1970, 1980, 1990, 2000, 2001, 2002]);
    // No year is left out between the last tenth and this one, whenever that is.
    for (const year of [2025, 2029, 2030, 2034, 2035]) {
      const last = registrationYears(new Date(`${year}-05-04T08:00:00Z`)).slice(-26);
      expect(last.at(0)).toBe(year - 25);
    }
  });
});

describe('the last step of the list', () => {
  it('says how many there really are', () => {
    expect([12, 2, 1].map(moreText)).toEqual([
      '12 weitere Fahrzeuge laden',
      '2 weitere Fahrzeuge laden',
      '1 weiteres Fahrzeug laden',
    ]);
  });

  it('gives no number where the platform does not count', () => {
    expect(moreText(0)).toBe('Weitere Fahrzeuge laden');
  });
});

describe('what the buttons say', () => {
  it.each([
    [{ status: 'loading', totalCount: 4 }, 'Suche ...'],
    [{ status: 'ready', totalCount: 0 }, 'Keine Ergebnisse'],
    [{ status: 'ready', totalCount: 1 }, '1 Ergebnis Anzeigen'],
    [{ status: 'ready', totalCount: 1234 }, '1.234 Ergebnisse Anzeigen'],
    [{ status: 'failed', totalCount: undefined }, 'Zur Liste'],
  ] as const)('%o reads %s', (progress, text) => {
    expect(resultLabel(progress, 'widget')).toBe(text);
  });
});
