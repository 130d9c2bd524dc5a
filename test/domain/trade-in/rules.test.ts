import { describe, expect, it } from 'vitest';
import type { TradeInEntries } from '../../../src/domain/trade-in/entries';
import {
  checkCondition,
  checkTradeInCustomer,
  checkHistory,
  checkVehicle,
  readMileage,
  WRONG_REGISTRATION,
} from '../../../src/domain/trade-in/rules';
import { readVin } from '../../../src/domain/vehicle/text/vehicleNumber';
import { NOW } from '../../now';
import { byModel, tradeInEntries } from '../../builders/tradeIn';

const wrong = (check: { errors?: object }) => Object.keys(check.errors ?? {});
const vehicle = (overrides: Partial<TradeInEntries>) => wrong(checkVehicle(tradeInEntries(overrides), { now: NOW }));

describe('step 1', () => {
  it.each<[string, Partial<TradeInEntries>, string[]]>([
    ['a VIN, its registration and mileage are enough', {}, []],
    ['a VIN is needed', { vin: ' ' }, ['vin']],
    ['a VIN has letters and digits only', { vin: 'WVW?ZZ1KZAW000001' }, ['vin']],
    ['an old vehicle has a short number', { vin: '118 269 778', registrationYear: '1968' }, []],
    [
      'month and year are needed',
      { registrationMonth: '', registrationYear: '' },
      ['registrationMonth', 'registrationYear'],
    ],
    [
      'nobody registers a vehicle next month',
      { registrationMonth: '6', registrationYear: '2026' },
      ['registrationYear'],
    ],
    ['this month counts', { registrationMonth: '5', registrationYear: '2026' }, []],
    ['a mileage is needed', { mileage: '' }, ['mileage']],
    ['0 km is one', { mileage: '0' }, []],
    ['a mileage is a whole number', { mileage: '12,5' }, ['mileage']],
    ['a mileage is not negative', { mileage: '-1' }, ['mileage']],
    ['a model with its version is enough', byModel, []],
    [
      'a manufacturer comes before its model',
      { ...byModel, manufacturerId: '', modelId: '', fuel: '', transmission: '' },
      ['manufacturerId'],
    ],
    ['a model is needed', { ...byModel, modelId: '', fuel: '', transmission: '' }, ['modelId']],
    [
      'power is asked for once the fuel is known, mileage waits for the gearbox',
      { ...byModel, power: '', category: '', transmission: '', mileage: '' },
      ['power'],
    ],
    ['gearbox', { ...byModel, transmission: '', mileage: '' }, ['transmission']],
  ])('%s', (_, overrides, names) => {
    expect(vehicle(overrides)).toEqual(names);
  });

  it('takes a vehicle that is registered today, on the first of a month', () => {
    const entries = tradeInEntries({ registrationMonth: '5', registrationYear: '2026' });
    expect(wrong(checkVehicle(entries, { now: new Date('2026-05-01T08:00:00Z') }))).toEqual([]);
    expect(wrong(checkVehicle(entries, { now: new Date('2026-04-30T08:00:00Z') }))).toEqual(['registrationYear']);
  });

  it('asks for the equipment line where there is one', () => {
    const entries = tradeInEntries({ ...byModel, equipmentVersion: '' });
    const { detection, vin, features, ...version } = byModel;
    const info = { ...version, features: [...features] };
    expect(wrong(checkVehicle(entries, { now: NOW, infos: [info] }))).toEqual(['equipmentVersion']);
    expect(wrong(checkVehicle(entries, { now: NOW, infos: [{ ...info, equipmentVersion: '' }] }))).toEqual([]);
    expect(wrong(checkVehicle(entries, { now: NOW }))).toEqual([]);
    expect([detection, vin]).toEqual(['byModel', '']);
  });

  it('refuses a first registration at which there was no such model', () => {
    const entries = tradeInEntries({ ...byModel, fuel: '', transmission: '' });
    expect(checkVehicle(entries, { now: NOW, infos: [] }).errors).toEqual({
      registrationYear: { message: WRONG_REGISTRATION },
    });
  });
});

describe('steps 2 to 4', () => {
  it.each<[string, Partial<TradeInEntries>, string[]]>([
    ['all five are answered', {}, []],
    ['only the first open question is complained about', { isImport: '', ownerCount: '' }, ['isImport']],
    ['the interior colour is needed', { interiorColour: '' }, ['interiorColour']],
  ])('history: %s', (_, overrides, names) => {
    expect(wrong(checkHistory(tradeInEntries(overrides)))).toEqual(names);
  });

  it.each<[string, Partial<TradeInEntries>, string[]]>([
    ['no accident needs no repair', {}, []],
    ['an accident asks for its repair', { hadAnyAccident: 'yes' }, ['isAccidentRepaired']],
    ['with an answer it is enough', { hadAnyAccident: 'yes', isAccidentRepaired: 'no' }, []],
    ['both conditions are needed', { interiorCondition: '', exteriorCondition: '' }, ['interiorCondition']],
    ['signs of usage want one named', { hasSignsOfUsage: true }, ['signsOfUsage']],
    ['one ticked is enough', { hasSignsOfUsage: true, signsOfUsage: ['RUST'] }, []],
    ['a text is enough', { hasSignsOfUsage: true, additionalSignsOfUsage: 'Beule' }, []],
    ['spaces are no text', { hasSignsOfUsage: true, additionalSignsOfUsage: '  ' }, ['signsOfUsage']],
  ])('condition: %s', (_, overrides, names) => {
    expect(wrong(checkCondition(tradeInEntries(overrides)))).toEqual(names);
  });

  it.each<[string, Partial<TradeInEntries>, boolean, string[]]>([
    ['a person who can be reached', {}, true, []],
    ['a phone number is free', { phone: '' }, false, []],
    ['but for one tenant', { phone: '' }, true, ['phone']],
    ['a phone number begins with + or 0', { phone: '151 123' }, false, ['phone']],
    [
      'everything else is needed',
      { firstName: '', lastName: ' ', email: '' },
      false,
      ['firstName', 'lastName', 'email'],
    ],
    ['an e-mail is one', { email: 'tina@' }, false, ['email']],
  ])('customer: %s', (_, overrides, isPhoneRequired, names) => {
    expect(wrong(checkTradeInCustomer(tradeInEntries(overrides), { isPhoneRequired }))).toEqual(names);
  });
});

describe('what is typed', () => {
  it.each([
    ['128000', 128_000],
    ['128.000 km', 128_000],
    ['1 234 567', 1_234_567],
    ['0', 0],
    ['12.34', undefined],
    ['12345678', undefined],
    ['viel', undefined],
  ])('mileage %s is %s', (text, mileage) => {
    expect(readMileage(text)).toBe(mileage);
  });

  it('a VIN loses spaces and gains capitals', () => {
    expect(readVin(' wvw zzz-1kz aw000001 ')).toBe('WVWZZZ1KZAW000001');
  });
});
