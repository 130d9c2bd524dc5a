import { describe, expect, it } from 'vitest';
import { chipsOf, normalised, shownFilters } from '../../../../src/features/search/filters/filterRules';
import type { FacetSources } from '../../../../src/features/search/filters/filterOptions';
import { filterKeys, filterOf, filters } from '../../../../src/features/search/filters/filters';
import { withoutForbidden } from '../../../../src/features/search/filters/tenantLimits';
import { formatSearch, parseSearch, toCarQuery } from '../../../../src/features/search/state/searchAddress';
import { toQueryString } from '../../../../src/lib/http/queryString';
import { readIn } from '../../../domain/vehicle/phrase/stock';
import { SOURCES, STOCK, TABLE } from './filterTable';

const read = (address: string) => normalised(parseSearch(address).values, SOURCES);

describe('every filter of the table', () => {
  it.each(filterKeys)('%s: is not what the search box calls without a filter', (key) => {
    const { unsearched } = readIn(filterOf(key).label);
    expect(unsearched, 'a line of domain/vehicle/phrase/unfiltered.ts').toEqual([]);
  });

  it.each(filterKeys)('%s: goes from the address into the search and back', (key) => {
    const { address, values } = TABLE[key];
    expect(read(address)).toEqual(values);
    expect(formatSearch({ tab: undefined, values, orderBy: undefined })).toBe(address);
  });

  it.each(filterKeys)('%s: goes over the wire in its name and spelling', (key) => {
    const { address, values } = TABLE[key];
    expect(toQueryString({ ...toCarQuery({ tab: 'ALLE', values, orderBy: undefined }, []) })).toBe(address);
  });

  it.each(filterKeys)('%s: stands in its form for a type of vehicle that has it', (key) => {
    const { values, tab = 'PKW' } = TABLE[key];
    expect(shownFilters(filterOf(key).placement, tab, values, SOURCES)).toContain(key);
  });

  it.each(filterKeys)('%s: shows chips, and taking each away empties it', (key) => {
    const { values, chips } = TABLE[key];
    expect(chipsOf(values, SOURCES).map(({ label }) => label)).toEqual(chips);
    // From either end; what says nothing without another goes with it.
    for (const end of [0, -1]) {
      let left = values;
      while (chipsOf(left, SOURCES).length > 0) left = chipsOf(left, SOURCES).at(end)?.without ?? {};
      expect(left).toEqual({});
    }
  });
});

describe('the table', () => {
  it('gives every parameter of the query to one filter only', () => {
    const names = filterKeys.flatMap((key) => filterOf(key).names);
    expect(new Set(names).size).toBe(names.length);
  });

  it('reads every bound that an address may carry, also where the form offers only one of two', () => {
    expect(chipsOf(read('minSeats=2&maxSeats=5'), SOURCES).map(({ label }) => label)).toEqual(['Sitzplätze: 2 bis 5']);
    expect(chipsOf(read('minEngineCapacity=1000'), SOURCES).map(({ label }) => label)).toEqual([
      'Hubraum: ab 1.000\u00A0cm³',
    ]);
  });

  it('reads older names and any spelling', () => {
    expect(read('fuelType=PETROL')).toEqual({ fuelTypes: ['Benzin'] });
    expect(read('fuelTypes=6')).toEqual({ fuelTypes: ['Hybrid Benzin'] });
    expect(read('gearBoxType=automatik')).toEqual({ gearBoxTypes: ['Automatik'] });
    expect(read('manufacturer=volkswagen&model=golf')).toEqual({ manufacturer: 'VOLKSWAGEN', model: 'GOLF' });
    expect(read('varnishBaseColorTypes=silver')).toEqual({ varnishBaseColorTypes: ['SILVER'] });
  });

  it('keeps the spelling in which the platform lists a value', () => {
    const gearBoxTypes = [{ key: '2', label: '2', count: 3 }];
    const { values } = parseSearch('gearBoxTypes=AUTOMATIK');
    expect(normalised(values, { ...SOURCES, stock: { ...STOCK, gearBoxTypes } })).toEqual({ gearBoxTypes: ['2'] });
  });

  it('sends the first spelling of a value that the platform does not list', () => {
    expect(read('fuelTypes=DIESEL')).toEqual({ fuelTypes: ['Diesel'] });
  });

  it('leaves out what nobody can mean', () => {
    expect(
      read('fuelTypes=KERNKRAFT&maxPrice=viel&minInitialRegistration=gestern&unsinn=1&isVatDeductable=vielleicht'),
    ).toEqual({});
    expect(read('fuelTypes=KERNKRAFT,Benzin,Benzin')).toEqual({ fuelTypes: ['Benzin'] });
    expect(read('%%%&&&===')).toEqual({});
  });

  it('keeps a make that is sold out, so that the visitor is told instead of shown something else', () => {
    expect(read('manufacturer=OPEL')).toEqual({ manufacturer: 'OPEL' });
  });
});

describe('what the tenant does not offer', () => {
  const enforced = ['PKW', 'WOHNMOBIL'] as const;
  const ask = (address: string) => toCarQuery(parseSearch(address), enforced);

  it('is not asked for, even where a dealer’s link names nothing else', () => {
    expect(ask('carTypes=ZWEIRAD,ANHAENGER').carTypes).toEqual(['PKW', 'WOHNMOBIL']);
    expect(ask('carTypes=ZWEIRAD,WOHNMOBIL').carTypes).toEqual(['WOHNMOBIL']);
    expect(ask('carType=ALLE').carTypes).toEqual(['PKW', 'WOHNMOBIL']);
    expect(toCarQuery(parseSearch('carTypes=ZWEIRAD'), []).carTypes).toEqual(['ZWEIRAD']);
  });

  it('is taken out of an address: types, and equipment that it hides', () => {
    const limits = { carTypesEnforced: [...enforced], hiddenEquipmentKeys: ['tow_bar', 'alarm'] };
    const open = (address: string) => formatSearch(withoutForbidden(parseSearch(address), limits));
    expect(open('carType=ZWEIRAD&maxPrice=9000')).toBe('maxPrice=9000');
    expect(open('carTypes=ZWEIRAD')).toBe('carType=ALLE');
    expect(open('carType=PKW&equipmentIds=TOW_BAR,sunroof')).toBe('carType=PKW&equipmentIds=sunroof');
    expect(open('carType=PKW&equipmentIds=alarm')).toBe('carType=PKW');
  });
});

describe('what is on the screen', () => {
  it('shows the plug-in hybrid only with a hybrid petrol or hybrid diesel', () => {
    const shows = (fuelTypes: string[] | undefined) =>
      shownFilters('basic', 'PKW', { fuelTypes }, SOURCES).includes('plugInHybrid');
    expect(shows(undefined)).toBe(false);
    expect(shows(['Benzin', 'Elektro'])).toBe(false);
    expect(shows(['Hybrid Benzin'])).toBe(true);
    expect(shows(['Diesel', 'Hybrid Diesel'])).toBe(true);
  });

  it('asks for sleeping places in motorhomes only, and for no engine in trailers', () => {
    expect(shownFilters('detail', 'WOHNMOBIL', {}, SOURCES)).toContain('sleepingPlaces');
    expect(shownFilters('detail', 'PKW', {}, SOURCES)).not.toContain('sleepingPlaces');
    expect(shownFilters('detail', 'ANHAENGER', {}, SOURCES)).not.toContain('power');
    expect(shownFilters('basic', 'ANHAENGER', {}, SOURCES)).not.toContain('fuel');
    expect(shownFilters('basic', 'ALLE', {}, SOURCES)).toContain('fuel');
  });

  it('leaves out what the whole stock has nothing of, once that is known, unless it is chosen', () => {
    const bare: FacetSources = { ...SOURCES, stock: { ...STOCK, fuelTypes: [], driveTypes: [], interiorTypes: [] } };
    expect(shownFilters('basic', 'PKW', {}, bare)).not.toContain('fuel');
    expect(shownFilters('detail', 'PKW', {}, bare)).not.toContain('interior');
    expect(shownFilters('basic', 'PKW', { fuelTypes: ['Hybrid Benzin'] }, bare)).not.toContain('plugInHybrid');
    expect(shownFilters('basic', 'PKW', { fuelTypes: ['Diesel'] }, bare)).toContain('fuel');
    // Another filter fills it.
    expect(shownFilters('basic', 'PKW', {}, bare)).toContain('model');
    expect(shownFilters('basic', 'PKW', {}, { ...bare, stock: undefined })).toContain('fuel');
  });

  it('never shows what only a dealer’s link can set', () => {
    for (const placement of ['basic', 'detail'] as const)
      for (const key of shownFilters(placement, 'PKW', {}, SOURCES)) expect(filters[key].placement).toBe(placement);
  });
});
