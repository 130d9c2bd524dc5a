import * as z from 'zod/mini';
import { describe, expect, it, vi } from 'vitest';
import { checkStock, stockFindings, stockRules } from '../../../src/domain/stock-check/checkStock';
import { vehicleSchema, type Vehicle } from '../../../src/domain/vehicle/vehicle';
import { someSettings } from '../../builders/tenant';
import { aVehicle } from '../../builders/vehicle';
import { NOW } from '../../now';
import { createPlatform } from '../../platform/platform';

const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `https://platform.test/${index}.svg`, type: 'normal' as const }));

/** A used car that no rule objects to. */
const faultless = (overrides: Partial<Vehicle> = {}) =>
  aVehicle({
    images: pictures(5),
    descriptionHtml: `<p>${'Gepflegtes Fahrzeug aus erster Hand mit vollem Scheckheft. '.repeat(2)}</p>`,
    initialFinancingInstallment: undefined,
    ...overrides,
  });

/** A new car that no rule objects to. */
const faultlessNew: Partial<Vehicle> = {
  mileage: 12,
  initialRegistration: undefined,
  usedConditionType: 'new',
  driveType: 'Frontantrieb',
  enVkvInformationStringsDetails: ['Verbrauch kombiniert: 5,6 l/100 km'],
  enVkvLabelDocumentUrl: 'https://platform.test/label.pdf',
  wltpCo2: 128,
  co2Class: 'D',
};

/** 'rule: sentence' of each finding, with plain spaces. */
const said = (vehicle: Vehicle) =>
  stockFindings(vehicle, { now: NOW, settings: someSettings() }).map(
    ({ rule, text }) => `${rule.id}: ${text.replace(/\s/g, ' ')}`,
  );

describe('the stock check', () => {
  it('has nothing to say of a faultless car, used or new', () => {
    expect(said(faultless())).toEqual([]);
    expect(said(faultless(faultlessNew))).toEqual([]);
  });

  // rules/admin: energy label.
  it.each<Partial<Vehicle>>([
    { carType: undefined },
    { driveType: undefined },
    { fuelType: undefined },
    { fuelType: 'ethanol' },
    { publicPrice: undefined },
  ])('asks no label of a new car with %o', (overrides) => {
    const unlabelled = { ...faultlessNew, enVkvLabelDocumentUrl: undefined, enVkvInformationStringsDetails: [] };
    const findings = said(faultless({ ...unlabelled, ...overrides }));
    expect(findings.filter((each) => /^(?:label|consumption|second-class):/.test(each))).toEqual([]);
  });

  it.each<[Partial<Vehicle>, string]>([
    [
      {
        ...faultlessNew,
        enVkvInformationStringsDetails: [],
        consumptionAverage: undefined,
        co2: undefined,
        wltpCo2: undefined,
        co2Class: undefined,
      },
      'consumption: Neuwagen (12 km) ohne Angaben zu Verbrauch und CO₂.',
    ],
    [{ ...faultlessNew, wltpCo2: 142, co2Class: 'B' }, 'co2-class: Klasse B, aber 142 g/km: richtig wäre E.'],
    [
      { isPlugInHybrid: true, co2Class: 'B', wltpWeightedCo2: 20, co2ClassDischarged: 'C', wltpCo2Discharged: 150 },
      'co2-class: Klasse C, aber 150 g/km: richtig wäre E.',
    ],
    [
      { ...faultlessNew, isPlugInHybrid: true, wltpWeightedCo2: 20, co2Class: 'B' },
      'second-class: Plug-in-Hybrid ohne CO₂-Klasse bei entladener Batterie.',
    ],
    [{ ...faultlessNew, enVkvLabelDocumentUrl: undefined }, 'label: Das Energielabel (PDF) fehlt.'],
    [
      {
        initialRegistration: '2026-03-01',
        mileage: 4000,
        usedConditionType: 'dayRegistration',
        driveType: 'Frontantrieb',
        enVkvLabelDocumentUrl: undefined,
      },
      'label: Das Energielabel (PDF) fehlt.',
    ],
    [{ initialFinancingInstallment: 189 }, 'rate-example: 189 € im Monat, aber kein Rechenbeispiel hinterlegt.'],
    [{ publicPrice: 19_990, publicPreviousPrice: 19_900 }, 'previous-price: Streichpreis 19.900 €, Preis 19.990 €.'],
    [{ publicPrice: 19_990, publicPreviousPrice: 19_990 }, 'previous-price: Streichpreis 19.990 €, Preis 19.990 €.'],
  ])('%#: %s', (overrides, expected) => {
    expect(said(faultless(overrides))).toEqual([expected]);
  });

  it.each<[string, Partial<Vehicle>]>([
    ['a motorcycle needs no energy label', { ...faultlessNew, carType: 'ZWEIRAD', enVkvLabelDocumentUrl: undefined }],
    ['an emission of 0 is nobody’s figure where something burns', { co2Class: 'D', wltpCo2: 0, co2: 0 }],
    [
      'an electric car emits nothing',
      { ...faultlessNew, fuelType: 'electric', engineCapacity: undefined, wltpCo2: 0, co2: 0, co2Class: 'A' },
    ],
    [
      'a rate with its example',
      {
        publicPrice: 20_000,
        initialFinancingInstallment: 200,
        virtualFinancingDuration: 48,
        virtualFinancingDeposit: 4000,
        virtualFinancingFinalInstallment: 8500,
      },
    ],
  ])('knows that %s', (_why, overrides) => {
    expect(said(faultless(overrides))).toEqual([]);
  });

  it('has an id, a source and a label for each rule, and each id once', () => {
    expect(new Set(stockRules.map(({ id }) => id)).size).toBe(stockRules.length);
    expect(stockRules.every(({ label, source }) => label !== '' && source !== '')).toBe(true);
  });
});

describe('a check of the whole stock', () => {
  const pause = () => Promise.resolve();

  it('takes the stock of the demo in slices, with progress, and counts each vehicle once', async () => {
    const { vehicles } = createPlatform({ baseUrl: 'https://platform.test', now: () => NOW }).tenant(1);
    const stock = vehicles.map((car) => z.parse(vehicleSchema, car));
    const progress: number[] = [];
    let pauses = 0;
    let time = 0;
    const { checked, flawed, findings } = await checkStock([stock.slice(0, 100), stock.slice(100)], {
      now: NOW,
      settings: someSettings(),
      onProgress: (done) => progress.push(done),
      pause: () => {
        pauses += 1;
        return Promise.resolve();
      },
      clock: () => (time += 1),
    });
    expect(checked).toBe(190);
    expect(pauses).toBe(6);
    expect(progress).toEqual([30, 60, 90, 120, 150, 180, 190]);
    expect(flawed).toBeGreaterThan(0);
    expect(findings.length).toBeGreaterThanOrEqual(flawed);
  });

  it('looks at a vehicle as often in a stock of 300 as in one of 30, and asks each rule once about it', async () => {
    /** How often fields of a vehicle are read, and rules asked. */
    async function workPerVehicle(count: number): Promise<number[]> {
      let reads = 0;
      const vehicles = Array.from({ length: count }, (_, at) => {
        const vin = `WVWZZZAUZLW${String(at).padStart(6, '0')}`;
        const watched: ProxyHandler<Vehicle> = {
          get: (target, name) => {
            reads += 1;
            return Reflect.get(target, name) as unknown;
          },
        };
        return new Proxy(faultless({ id: `v-${at}`, vin }), watched);
      });
      const rules = stockRules.map((rule) => vi.spyOn(rule, 'find'));
      await checkStock([vehicles], { now: NOW, settings: someSettings(), pause });
      const asked = rules.reduce((sum, { mock }) => sum + mock.calls.length, 0);
      for (const rule of rules) rule.mockRestore();
      return [reads / count, asked / count];
    }
    const few = await workPerVehicle(30);
    expect(few[1]).toBe(stockRules.length);
    expect(await workPerVehicle(300)).toEqual(few);
  });

  it('pauses as soon as a slice has taken its time', async () => {
    let time = 0;
    const progress: number[] = [];
    await checkStock([[faultless(), faultless({ id: 'b', vin: 'WVWZZZAUZLW000002' })]], {
      now: NOW,
      settings: someSettings(),
      pause,
      clock: () => (time += 40),
      onProgress: (checked) => progress.push(checked),
    });
    expect(progress).toEqual([1, 2, 2]);
  });

  it('counts a vehicle once, however much it lacks', async () => {
    const lacking = faultless({ ...faultlessNew, enVkvLabelDocumentUrl: undefined, initialFinancingInstallment: 99 });
    const { flawed, findings } = await checkStock([[lacking, faultless({ id: 'x' })]], {
      now: NOW,
      settings: someSettings(),
      pause,
    });
    expect([flawed, findings.length]).toEqual([1, 2]);
  });

  it('stops when it is told to', async () => {
    const stop = new AbortController();
    stop.abort(new Error('stopped'));
    await expect(
      checkStock([[faultless()]], { now: NOW, settings: someSettings(), pause, signal: stop.signal }),
    ).rejects.toThrow('stopped');
  });
});
