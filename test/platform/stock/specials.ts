import type { Car, FinancingProvider } from '../contract';
import { dayFrom, manyPicturesOf, ownCar } from './generate';
import { creditOf } from './rates';

/** Vehicles of tenant 1 by internal id, each with one special property. */
export const SPECIAL = {
  reserved: 'BE-RESERVIERT',
  damaged: 'BE-UNFALL',
  withoutPicture: 'BE-OHNE-BILD',
  manyPictures: 'BE-40-BILDER',
  priceOnRequest: 'BE-AUF-ANFRAGE',
  longNames: 'BE-LANG',
  sparse: 'BE-KARG',
  oddInternalId: 'BE 100/7 (ß) #1',
  spin: 'BE-360',
  priceDropped: 'BE-REDUZIERT',
  availableLater: 'BE-SPAETER',
  oldtimer: 'BE-OLDTIMER',
  hostileHtml: 'BE-BOESE',
  oddSpelling: 'BE-SCHREIBWEISE',
  financeVw: 'BE-VW-BANK',
  financeVwErnst: 'BE-ERNST',
  financeBank11: 'BE-BANK11',
  financeSantander: 'BE-SANTANDER',
  financeBdk: 'BE-BDK',
  financeRenault: 'BE-RENAULT',
  financeCreditPlus: 'BE-CREDITPLUS',
  financeBmw: 'BE-BMW-BANK',
  financeNone: 'BE-OHNE-BANK',
} as const;

const HOSTILE_HTML = `<h2>Sonderposten</h2><script>window.hacked = true</script><img src="x" onerror="window.hacked = true" alt="">
<a href="javascript:window.hacked=true">Hier klicken</a> <a href="https://example.com/prospekt" target="_blank">Prospekt</a>
<iframe src="https://example.com"></iframe><p style="position:fixed;inset:0" onclick="window.hacked=true">Dieser Text bleibt lesbar.</p>
<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg><form action="https://example.com"><input name="iban"></form>`;

/** Description with unbreakable lines and a wide table. */
const WIDE_HTML = `<h1>Ausstattung im Überblick</h1><pre>Paket A:    ${'Sitzheizung, Lenkradheizung, Standheizung, '.repeat(6)}</pre>
<table><tbody><tr>${'<td>Winterkomplettradsatz</td>'.repeat(12)}</tr></tbody></table><p>${'Sonderausstattung'.repeat(8)}</p>`;

const LONG_NAME =
  'Golf VIII Variant 2.0 TDI BlueMotion Technology DSG 4MOTION Style Plus „Sondermodell 50 Jahre“ LED-Matrix Navi Discover Pro ACC Panorama Standheizung AHK abnehmbar Kamera HUD Winterräder';

/** Turns ordinary vehicles of a stock into special ones. @returns fields with another spelling in responses */
export function withSpecials(stock: readonly Car[], tenantNumber: number, baseUrl: string, now: Date) {
  const vehicles = stock.map(ownCar);
  const quirks = new Map<string, Record<string, unknown>>();
  const taken = new Set<string>();

  /** Changes the first matching vehicle that is not special yet. */
  function change(fits: (car: Car) => boolean, difference: (car: Car) => Partial<Car>): Car | undefined {
    const car = vehicles.find((candidate) => !taken.has(candidate.id) && fits(candidate));
    if (!car) return undefined;
    taken.add(car.id);
    return Object.assign(car, difference(car));
  }

  const isUsedCar = (car: Car) => car.carType === 'PKW' && car.usedConditionType === 'Gebrauchtwagen';
  if (tenantNumber === 5) change(isUsedCar, () => ({ vin: 'WVWZZZHIDDEN00001', internalId: 'AL-VERSTECKT' }));
  if (tenantNumber !== 1) {
    change(isUsedCar, () => ({ reservedUntil: new Date(now.getTime() + 30 * 3_600_000).toISOString() }));
    return { vehicles, quirks };
  }

  change(isUsedCar, () => ({
    internalId: SPECIAL.reserved,
    reservedUntil: new Date(now.getTime() + 49.5 * 3_600_000).toISOString(),
  }));
  change(isUsedCar, (car) => ({
    internalId: SPECIAL.damaged,
    isDamaged: true,
    accidentStatus: 'ACCIDENT',
    images: [
      ...(car.images ?? []),
      ...['damage-bumper', 'damage-door', 'damage-wheel'].map((view) => ({
        url: `${baseUrl}/media/vehicles/${car.id}/${view}.svg`,
        type: 2 as const,
      })),
    ],
    conditionDescription: 'Leichter Heckschaden, Kratzer an der Tür vorn rechts und an einer Felge; fahrbereit.',
  }));
  change(isUsedCar, () => ({ internalId: SPECIAL.withoutPicture, images: [] }));
  change(
    (car) => car.manufacturer === 'Audi',
    (car) => ({ internalId: SPECIAL.manyPictures, images: manyPicturesOf(car.id, baseUrl, 40) }),
  );
  change(
    (car) => car.manufacturer === 'Porsche',
    () => ({
      internalId: SPECIAL.priceOnRequest,
      price: 0,
      publicPrice: 0,
      publicPreviousPrice: undefined,
      initialFinancingInstallment: undefined,
      initialLeasingInstallment: undefined,
      virtualFinancingDeposit: undefined,
      virtualFinancingDuration: undefined,
      virtualFinancingFinalInstallment: undefined,
      virtualFinancingMileage: undefined,
    }),
  );
  change(
    (car) => car.model === 'Golf Variant',
    () => ({
      internalId: SPECIAL.longNames,
      descriptionHtml: WIDE_HTML,
      marketingTitle: LONG_NAME,
      heading: 'Volkswagen Golf Variant Donaudampfschifffahrtsgesellschaftskapitänssondermodell',
    }),
  );
  const sparse = change(
    (car) => car.manufacturer === 'Fiat' && isUsedCar(car),
    () => ({ internalId: SPECIAL.sparse, equipments: [], images: [], descriptionHtml: undefined }),
  );
  if (sparse) {
    const { id, vin, internalId, manufacturer, model, carType, publicPrice } = sparse;
    const nothing = Object.fromEntries(Object.keys(sparse).map((key) => [key, null]));
    quirks.set(id, { ...nothing, id, vin, internalId, manufacturer, model, carType, publicPrice });
  }
  change(
    (car) => car.manufacturer === 'Opel',
    () => ({ internalId: SPECIAL.oddInternalId }),
  );
  change(
    (car) => car.manufacturer === 'Mercedes-Benz',
    ({ id }) => ({ internalId: SPECIAL.spin, impelSpinUrl: `${baseUrl}/third-party/impel/${id}` }),
  );
  change(isUsedCar, (car) => ({ internalId: SPECIAL.priceDropped, publicPreviousPrice: car.publicPrice + 2400 }));
  change(
    (car) => car.usedConditionType === 'Vorführwagen',
    () => ({
      internalId: SPECIAL.availableLater,
      availableFromDate: dayFrom(now, { days: 45 }).toISOString(),
      earliestPickupDate: dayFrom(now, { days: 46 }).toISOString().slice(0, 10),
      earliestDeliveryDate: dayFrom(now, { days: 52 }).toISOString().slice(0, 10),
    }),
  );
  const oldtimer = change(
    (car) => car.manufacturer === 'Mercedes-Benz' && isUsedCar(car),
    () => ({
      internalId: SPECIAL.oldtimer,
      model: '280 SL',
      heading: 'Mercedes-Benz 280 SL',
      marketingTitle: '280 SL Pagode Automatik H-Kennzeichen Hardtop',
      vehicleSubType: 'CABRIO',
      usedConditionType: 'Oldtimer',
      initialRegistration: '1969-05-14',
      mileAge: 87_412,
      enginePower: 125,
      engineCapacity: 2778,
      cylinders: 6,
      fuelType: 'Benzin',
      gearBoxType: 'Automatik',
      gearsCount: 4,
      doorsCount: 2,
      seatsCount: 2,
      length: 4285,
      publicPrice: 118_900,
      price: 118_900,
      varnishColor: 'Sandbeige Metallic',
      varnishPrimaryColorType: 'BEIGE',
      equipmentVariant: undefined,
      qualitySeal: undefined,
      equipments: [],
      isVatDeductable: false,
    }),
  );
  if (oldtimer) {
    for (const key of Object.keys(oldtimer)) {
      if (/^(wltp|consumption|co2|enVkv|initialFin|initialLea|virtual|emission|stateOfHealth|electricRange)/.test(key))
        Reflect.deleteProperty(oldtimer, key);
    }
    Object.assign(oldtimer, {
      financingCalculationProviderType: 'NONE',
      leasingCalculationProviderType: 'NONE',
      isPlugInHybrid: false,
      driveType: 'REAR_WHEEL',
    });
  }
  change(
    (car) => car.manufacturer === 'Ford' && car.carType === 'PKW',
    () => ({
      internalId: SPECIAL.hostileHtml,
      descriptionHtml: HOSTILE_HTML,
      marketingTitle: 'Focus <b>Turnier</b> & "Extras" <img src=x onerror=alert(1)>',
    }),
  );
  const odd = change(
    (car) => car.fuelType === 'Benzin' && car.enginePower !== undefined && isUsedCar(car),
    () => ({ internalId: SPECIAL.oddSpelling }),
  );
  if (odd) {
    quirks.set(odd.id, {
      fuelType: 'PETROL',
      gearBoxType: odd.gearBoxType === 'Automatik' ? 2 : '1',
      usedConditionType: 'GEBRAUCHTWAGEN',
      mileAge: String(odd.mileAge ?? 0),
      enginePower: `${odd.enginePower ?? 0},0`,
      publicPrice: String(odd.publicPrice),
      carType: 'pkw',
    });
  }
  const spellings: Record<string, (string | number)[]> = {
    Benzin: ['PETROL', 1],
    Diesel: ['DIESEL', 2],
    Elektro: ['ELECTRICITY', 5],
    'Hybrid Benzin': ['HYBRID', 6],
  };
  vehicles.forEach((car, index) => {
    if (taken.has(car.id) || index % 9 !== 4 || car.fuelType === undefined) return;
    quirks.set(car.id, {
      fuelType: spellings[String(car.fuelType)]?.[index % 2] ?? car.fuelType,
      ...(index % 2 === 0 && { gearBoxType: car.gearBoxType === 'Automatik' ? 2 : 1 }),
      hsn: null,
      tsn: null,
    });
  });

  const bank = (internalId: string, provider: FinancingProvider) => {
    const isDear = ({ carType, publicPrice }: Car) => carType === 'PKW' && publicPrice > 12_000;
    return (
      change(
        (car) => isDear(car) && car.financingCalculationProviderType === provider,
        () => ({ internalId }),
      ) ?? change(isDear, (car) => ({ internalId, ...creditOf(car, provider) }))
    );
  };
  bank(SPECIAL.financeVw, 'VW');
  bank(SPECIAL.financeVwErnst, 'VW_ERNST');
  bank(SPECIAL.financeBank11, 'BANK11');
  bank(SPECIAL.financeSantander, 'SANTANDER');
  bank(SPECIAL.financeBdk, 'BDK');
  bank(SPECIAL.financeRenault, 'RENAULT');
  bank(SPECIAL.financeCreditPlus, 'CREDITPLUS');
  bank(SPECIAL.financeBmw, 'BMW');
  bank(SPECIAL.financeNone, 'NONE');
  return { vehicles, quirks };
}
