import type { Car, CarType, Equipment, Location, UsedConditionType } from '../contract';
import { describe } from './descriptions';
import { equipmentsFor, OPTIONS, SETS, TITLE_WORDS } from './equipments';
import { consumptionOf } from './labels';
import type { ModelSpec, Variant } from './modelSpec';
import { OTHER_MAKES } from './models/otherMakes';
import { COMMERCIAL_VEHICLES, MOTORHOMES, TRAILERS, TWO_WHEELERS } from './models/otherTypes';
import { VOLKSWAGEN_GROUP } from './models/volkswagenGroup';
import { paintsOf, PLAIN_PAINTS, type Paint } from './paints';
import { createRandom, idFor, type Random } from './random';
import { ratesOf } from './rates';
import { adminIdOf, type TenantSpec } from './tenants';

/** Models and engines of the demo, mostly passenger cars. */
const CATALOGUE: readonly (readonly [model: ModelSpec, variant: Variant])[] = [
  ...VOLKSWAGEN_GROUP,
  ...OTHER_MAKES,
  ...COMMERCIAL_VEHICLES,
  ...MOTORHOMES,
  ...TWO_WHEELERS,
  ...TRAILERS,
].flatMap((model) => model.variants.map((variant) => [model, variant] as const));

export interface StockOptions {
  tenant: TenantSpec;
  locations: readonly Location[];
  baseUrl: string;
  now: Date;
  /** Default: the tenant's own size. */
  count?: number;
}

/** Stocks by tenant, day and count: each test starts with one (`ownCar`). */
const made = new Map<string, readonly Car[]>();

/** A stock, deterministic by tenant, day and count; the same objects with each call. */
export function generateStock(options: StockOptions): readonly Car[] {
  const { tenant, baseUrl, now, count } = options;
  const key = [tenant.number, baseUrl, now.toISOString().slice(0, 10), count].join(' ');
  const stock = made.get(key) ?? newStock(options).map(frozen);
  made.set(key, stock);
  return stock;
}

/** Without absent fields, as an answer has it. The lists in it are the same in every copy. */
function frozen(car: Car): Car {
  const present = Object.fromEntries(Object.entries<unknown>(car).filter(([, value]) => value !== undefined)) as Car;
  for (const list of [present.equipments, present.images, present.conditionDocumentUrls]) {
    list?.forEach((entry) => Object.freeze(entry));
    Object.freeze(list);
  }
  return Object.freeze(present);
}

/** A copy of a generated vehicle that may be changed, except within its lists. */
export function ownCar(car: Car): Car {
  const { carDealerLocation: place } = car;
  return { ...car, ...(place && { carDealerLocation: { ...place, address: place.address && { ...place.address } } }) };
}

function newStock({ tenant, locations, baseUrl, now, count = tenant.vehicles }: StockOptions): Car[] {
  const random = createRandom(`tenant ${tenant.number}`);
  const enforced = tenant.settings?.carTypesEnforced;
  const catalogue = CATALOGUE.filter(([model]) => enforced === undefined || enforced.includes(model.carType));
  // A small stock is spread over the whole catalogue; a large one repeats it.
  const stride = Math.max(1, catalogue.length / count);
  const stock = Array.from({ length: count }, (_, index) => {
    const entry = catalogue[Math.floor(index * stride + tenant.number - 1) % catalogue.length];
    const location = locations[index % locations.length];
    if (!entry || !location) throw new Error('a stock needs a catalogue and a location');
    return aCar({ tenant, baseUrl, now, index, location, model: entry[0], variant: entry[1], random });
  });
  return shuffled(stock, random);
}

/** Shuffled order of arrival, deterministic. */
function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  return items
    .map((item) => ({ item, place: random.next() }))
    .sort((left, right) => left.place - right.place)
    .map(({ item }) => item);
}

interface Origin {
  tenant: TenantSpec;
  baseUrl: string;
  now: Date;
  index: number;
  location: Location;
  model: ModelSpec;
  variant: Variant;
  random: Random;
}

/** Condition with matching age and mileage. */
interface Past {
  condition: UsedConditionType;
  months: number;
  mileage: number;
  /** Share of the list price. */
  value: number;
}

function pastOf({ model, random }: Origin): Past {
  const lot = random.next();
  if (model.carType === 'ANHAENGER') {
    return lot < 0.8
      ? { condition: 'Neuwagen', months: 0, mileage: 0, value: 0.97 }
      : { condition: 'Gebrauchtwagen', months: random.between(14, 80), mileage: 0, value: 0.66 };
  }
  if (lot < 0.14) return { condition: 'Neuwagen', months: 0, mileage: random.between(0, 15), value: 0.92 };
  if (lot < 0.22)
    return { condition: 'Tageszulassung', months: random.between(1, 5), mileage: random.between(5, 30), value: 0.85 };
  if (lot < 0.3)
    return {
      condition: 'Vorführwagen',
      months: random.between(4, 11),
      mileage: random.between(15, 95) * 100,
      value: 0.81,
    };
  if (lot < 0.44)
    return {
      condition: 'Jahreswagen',
      months: random.between(9, 14),
      mileage: random.between(62, 240) * 100,
      value: 0.75,
    };
  const months = random.between(18, 96);
  const yearly = model.carType === 'ZWEIRAD' ? random.between(25, 70) * 100 : random.between(80, 230) * 100;
  const mileage = Math.round((yearly * months) / 1200) * 100 + random.between(1, 99);
  return {
    condition: 'Gebrauchtwagen',
    months,
    mileage,
    value: 0.74 * 0.9 ** (months / 12 - 1) * (1 - mileage / 900_000),
  };
}

/** Equipment line in a title: 'Style' of '1.5 TSI DSG Style', 'Pro' of 'Pro 58 kWh'. */
const trimOf = (title: string) => title.split(' ').findLast((word) => /^[A-Z][A-Za-z-]+$/.test(word));

const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** Midnight UTC, offset by months and days from the day of `now`. */
export function dayFrom(now: Date, { months = 0, days = 0 }: { months?: number; days?: number }): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, Math.min(now.getUTCDate(), 28) + days));
}

function aCar(origin: Origin): Car {
  const { tenant, now, index, location, model, variant, random, baseUrl } = origin;
  const past = pastOf(origin);
  const isCar = model.carType === 'PKW';
  const id = idFor(`vehicle ${tenant.number}/${index}`);
  const paint: Paint = random.pick(
    model.carType === 'PKW' || model.carType === 'ZWEIRAD' ? paintsOf(model.make) : PLAIN_PAINTS,
  );
  const equipments = equipmentsOf(origin, past);
  const price = Math.max(
    490,
    Math.round((variant.list * past.value * (0.95 + random.next() * 0.1)) / 100) * 100 - random.pick([10, 20, 50, 110]),
  );
  const isNew = past.condition === 'Neuwagen';
  const registration = isNew ? undefined : dayFrom(now, { months: -past.months, days: -random.between(0, 20) });
  const titleWords = TITLE_WORDS.filter(([key]) => equipments.some(({ equipmentKey }) => equipmentKey === key)).map(
    ([, word]) => word,
  );
  const car: Car = {
    id,
    vin: vinOf(model, random),
    internalId: `${tenant.short.slice(0, 2).toUpperCase()}-${10_000 + index * 7 + tenant.number}`,
    manufacturer: model.make,
    model: model.model,
    heading: `${model.make} ${model.model}`,
    marketingTitle: [seriesOf(model), variant.title, ...titleWords.slice(0, random.between(2, 4))]
      .filter((part) => part !== '')
      .join(' '),
    carType: model.carType,
    vehicleSubType: model.subType,
    usedConditionType: past.condition,
    equipmentVariant: trimOf(variant.title),
    countryCode: 'DE',
    mileAge: past.mileage,
    initialRegistration: registration && isoDay(registration),
    varnishColor: paint.name,
    varnishPrimaryColorType: paint.type,
    publicPrice: price,
    price,
    isVatDeductable: past.condition !== 'Gebrauchtwagen' || random.chance(0.45),
    availableFromDate: dayFrom(now, {
      days: random.chance(0.75) ? -random.between(1, 60) : random.between(5, 90),
    }).toISOString(),
    isDamaged: false,
    length: model.length,
    weightTotal: model.weight,
    carDealerLocation: location,
    carDealerAdminId: adminIdOf(tenant.number),
    carDealerAdminEmail: `verkauf@${tenant.domain}`,
    equipments,
    images: picturesOf(id, baseUrl, random.between(isCar ? 6 : 4, isCar ? 8 : 6), VIEWS[model.carType]),
    ...(variant.kw === undefined ? {} : engineOf(origin, past)),
    ...(model.sleeps === undefined ? {} : { sleepingPlaces: model.sleeps }),
    ...(model.doors === undefined ? {} : { doorsCount: model.doors }),
    ...(model.seats === undefined ? {} : { seatsCount: model.seats }),
    ...(model.motorbikeDrive === undefined ? {} : { motorbikeDriveType: model.motorbikeDrive }),
    ...(isCar || model.carType === 'NUTZFAHRZEUG'
      ? interiorOf(
          origin,
          equipments.some(({ equipmentKey }) => equipmentKey === 'leather_seats'),
        )
      : {}),
    ...(isCar ? campaignOf(origin, past) : {}),
  };
  if (random.chance(0.3) && !isNew) car.publicPreviousPrice = price + random.between(4, 25) * 100;
  car.descriptionHtml = random.chance(0.9) ? describe(car, equipments, random) : undefined;
  if (isCar && isNew) car.enVkvLabelDocumentUrl = `${baseUrl}/media/documents/envkv/${id}.pdf`;
  if (past.condition === 'Gebrauchtwagen' && random.chance(0.35)) {
    car.conditionType = 'Gebrauchtwagencheck';
    car.conditionDescription = reportOf(index, now);
    car.conditionDocumentUrls = [`${baseUrl}/media/documents/zustand/${id}.pdf`];
  }
  return { ...car, ...ratesOf(car, tenant, random) };
}

/** What an examiner writes; without chance, so that the stock stays. */
function reportOf(index: number, now: Date): string {
  const day = (days: number) =>
    isoDay(dayFrom(now, { days: -days }))
      .split('-')
      .reverse()
      .join('.');
  const service = day(60 + (index % 7) * 20)
    .slice(3)
    .replace('.', '/');
  const keys = index % 5 === 0 ? '' : ' Zwei Schlüssel,';
  return `Geprüft von ${index % 2 === 0 ? 'DEKRA' : 'TÜV'} am ${day(5 + (index % 30))}.${keys} Reifenprofil ${4 + (index % 4)} mm, letzter Service ${service}.`;
}

/** Series without the words of the model, which stand in the heading: 'B9' of 'Passat B9 Variant'. */
function seriesOf({ series, model }: ModelSpec): string {
  const words = model.split(' ');
  return series
    .split(' ')
    .filter((word) => !words.includes(word))
    .join(' ');
}

function engineOf({ model, variant, random, now }: Origin, past: Past): Partial<Car> {
  const gears = Number(variant.gear?.slice(1) ?? 6);
  const isElectric = variant.fuel === 'Elektro';
  const inspection = dayFrom(now, { months: random.between(3, 24) });
  return {
    enginePower: variant.kw,
    engineCapacity: variant.ccm,
    cylinders: variant.cylinders,
    fuelType: variant.fuel,
    isPlugInHybrid: false,
    gearBoxType: variant.gear?.startsWith('A') ? 'Automatik' : 'Schaltgetriebe',
    gearsCount: isElectric || gears === 1 ? undefined : gears,
    driveType:
      variant.discharged !== undefined
        ? 'PLUG_IN_HYBRID'
        : variant.isAllWheel
          ? 'ALL_WHEEL'
          : model.make === 'BMW' || model.make === 'Porsche'
            ? 'REAR_WHEEL'
            : 'FRONT_WHEEL',
    previousOwnersCount: past.condition === 'Neuwagen' ? 0 : past.months < 40 ? 1 : random.between(1, 3),
    previousUsage:
      past.condition === 'Gebrauchtwagen'
        ? random.pick(['PRIVATE', 'LEASING', 'COMPANY_CAR', 'RENTAL'])
        : past.condition === 'Jahreswagen'
          ? 'FACTORY_CAR'
          : undefined,
    accidentStatus:
      past.condition === 'Gebrauchtwagen' ? (random.chance(0.9) ? 'ACCIDENT_FREE' : 'ACCIDENT') : undefined,
    emissionStandard: isElectric
      ? undefined
      : past.months > 60
        ? 'EURO_6D_TEMP'
        : model.carType === 'ZWEIRAD'
          ? 'EURO_5'
          : 'EURO_6D',
    efficiencyClass: isElectric ? 'A+++' : undefined,
    generalInspectionDate: past.months > 0 ? isoDay(inspection) : undefined,
    isGeneralInspectionNew: past.condition === 'Gebrauchtwagen' && random.chance(0.4),
    stateOfHealth: isElectric ? Math.max(86, 100 - Math.round(past.months / 8) - random.between(0, 2)) : undefined,
    hsn: '0603',
    tsn: `${random.pick(['B', 'C', 'D', 'A'])}${random.pick(['K', 'L', 'M', 'X'])}${random.pick(['A', 'B', 'C', 'R'])}`,
    schwackeCode: random.chance(0.9) ? String(random.between(10_000_000, 19_999_999)) : undefined,
    manufacturerInfo:
      past.condition === 'Neuwagen'
        ? {
            manufacturer: model.make,
            company: `${model.make} Deutschland`,
            country: 'Deutschland',
            email: `kundenservice@${model.make.toLowerCase().replace(/[^a-z]/g, '')}.example`,
          }
        : undefined,
    ...consumptionOf(variant, model.carType === 'PKW'),
  };
}

function interiorOf({ random }: Origin, isLeather: boolean): Partial<Car> {
  const material = isLeather
    ? random.pick(['Leder', 'Teilleder', 'Kunstleder'] as const)
    : random.pick(['Stoff', 'Stoff', 'Velours', 'Alcantara'] as const);
  const [interiorColor, interiorPrimaryColorType] = random.pick([
    ['Schwarz', 'BLACK'],
    ['Titanschwarz', 'BLACK'],
    ['Sturmgrau', 'GRAY'],
    ['Macchiatobeige', 'BEIGE'],
    ['Cognacbraun', 'BROWN'],
  ] as const);
  return { interiorMaterial: material, interiorType: material, interiorColor, interiorPrimaryColorType };
}

function campaignOf({ random }: Origin, past: Past): Partial<Car> {
  const isYoung = past.condition === 'Jahreswagen' || past.condition === 'Vorführwagen';
  return {
    qualitySeal: isYoung
      ? 'JAHRESWAGEN_GARANTIE'
      : past.condition === 'Gebrauchtwagen' && random.chance(0.35)
        ? random.pick(['MEISTERGEPRUEFT', 'DEKRA_SIEGEL', 'TUEV_CHECK'])
        : undefined,
    marketingCampaign: random.chance(0.15)
      ? random.pick(['HERBSTAKTION', 'FRÜHBUCHERBONUS', 'E_MOBIL_PRAEMIE'])
      : undefined,
  };
}

function equipmentsOf({ model, variant, random }: Origin, past: Past): Equipment[] {
  const byType = {
    NUTZFAHRZEUG: SETS.van,
    WOHNMOBIL: SETS.motorhome,
    ZWEIRAD: SETS.twoWheeler,
    ANHAENGER: SETS.trailer,
  };
  const base: readonly string[] =
    model.carType !== 'PKW'
      ? byType[model.carType]
      : variant.list > 42_000
        ? SETS.premium
        : variant.list > 26_000
          ? SETS.comfort
          : SETS.base;
  const isRich = model.carType === 'PKW' && past.months < 100;
  const extras = isRich ? OPTIONS.filter(() => random.chance(variant.list > 42_000 ? 0.3 : 0.16)) : [];
  const electric = variant.fuel === 'Elektro' && random.chance(0.6) ? ['heat_pump'] : [];
  return equipmentsFor([...base, ...extras, ...electric]);
}

const WITH_CABIN = ['front', 'side', 'rear', 'interior', 'wheel', 'cockpit', 'detail', 'boot'] as const;

/** Pictures of a vehicle, each of another side of it. */
const VIEWS: Record<CarType, readonly string[]> = {
  PKW: WITH_CABIN,
  NUTZFAHRZEUG: WITH_CABIN,
  WOHNMOBIL: WITH_CABIN,
  ZWEIRAD: ['front', 'cockpit', 'wheel', 'rear', 'detail', 'boot'],
  ANHAENGER: ['front', 'side', 'rear', 'wheel', 'boot'],
};

const pictureOf = (id: string, baseUrl: string, view: string) =>
  ({ url: `${baseUrl}/media/vehicles/${id}/${view}.svg`, type: 1 }) as const;

const picturesOf = (id: string, baseUrl: string, count: number, views: readonly string[]): NonNullable<Car['images']> =>
  views.slice(0, count).map((view) => pictureOf(id, baseUrl, view));

/** More pictures than there are views: later rounds come closer. */
export function manyPicturesOf(id: string, baseUrl: string, count: number): NonNullable<Car['images']> {
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / WITH_CABIN.length) + 1;
    const view = WITH_CABIN[index % WITH_CABIN.length] ?? 'front';
    return pictureOf(id, baseUrl, round === 1 ? view : `${view}-${round}`);
  });
}

const VIN_CHARACTERS = Array.from('0123456789ABCDEFGHJKLMNPRSTUVWXYZ');

function vinOf(model: ModelSpec, random: Random): string {
  const prefix =
    (
      {
        Volkswagen: 'WVW',
        Audi: 'WAU',
        BMW: 'WBA',
        'Mercedes-Benz': 'W1K',
        Skoda: 'TMB',
        Opel: 'W0V',
        Ford: 'WF0',
        Tesla: '5YJ',
        Volvo: 'YV1',
        Porsche: 'WP0',
      } as Record<string, string | undefined>
    )[model.make] ?? 'VF1';
  const rest = Array.from({ length: 14 }, () => random.pick(VIN_CHARACTERS)).join('');
  return prefix + rest;
}
