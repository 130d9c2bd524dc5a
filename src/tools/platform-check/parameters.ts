import type { CarQueryName } from '../../domain/vehicle/search/query';
import { doorCountTypes } from '../../domain/enums/doorCount';
import { listEntries, readEuros, readNumber, readText } from '../../lib/schema';
import type { Car } from './search';

/** A question of the search whose answer shows by the vehicles themselves whether it was understood. */
export interface ParameterQuestion {
  query: Readonly<Record<string, string | number>>;
  field: string;
  /** 'ab 20000', 'mit true' */
  words: string;
  /** `undefined` where a vehicle does not say. */
  fits: (car: Car) => boolean | undefined;
}

type Bound<Name extends string> = Name extends `min${infer Subject}` | `max${infer Subject}` ? Subject : never;
type Subject = Bound<CarQueryName>;
type Value = number | string | undefined;

const day = (value: unknown): Value => (typeof value === 'string' ? /^\d{4}-\d\d-\d\d/.exec(value)?.[0] : undefined);
const positive =
  (read: (value: unknown) => number | undefined) =>
  (value: unknown): Value => {
    const amount = read(value) ?? 0;
    return amount > 0 ? amount : undefined;
  };
const [euros, figure] = [positive(readEuros), positive(readNumber)];

/** The field of a vehicle that a lower and an upper bound of the search limit. */
const BOUNDED: Readonly<Record<Subject, readonly [field: string, read: (value: unknown) => Value]>> = {
  Price: ['publicPrice', euros],
  MonthlyFinancingRateExample: ['initialFinancingInstallment', euros],
  InitialRegistration: ['initialRegistration', day],
  MileAge: ['mileAge', figure],
  EnginePower: ['enginePower', figure],
  EngineCapacity: ['engineCapacity', figure],
  EngineCylinders: ['cylinders', figure],
  Doors: ['doorsCount', figure],
  Seats: ['seatsCount', figure],
  SleepingPlaces: ['sleepingPlaces', figure],
  WeightTotal: ['weightTotal', figure],
  Length: ['length', figure],
};

const isYes = (value: unknown) => /^(?:true|1)$/i.test(String(value));
const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : readText(value) !== undefined);

type Told = Extract<CarQueryName, `is${string}` | `has${string}`>;

/** The field by which a vehicle shows that it has what `true` asks for; of what can be had at once only the platform knows. */
const TOLD: Readonly<Record<Exclude<Told, 'isAvailableInstantly'>, readonly [field: string, has: typeof isGiven]>> = {
  isVatDeductable: ['isVatDeductable', isYes],
  hasImages: ['images', (value) => (listEntries(value) ?? []).length > 0],
  hasConditionDocumentUrls: ['conditionDocumentUrls', (value) => (listEntries(value) ?? []).length > 0],
  hasEnVkvLabelDocument: ['enVkvLabelDocumentUrl', isGiven],
  hasInitialLeasingInstallment: ['initialLeasingInstallment', (value) => (readEuros(value) ?? 0) > 0],
};

const locationOf = ({ carDealerLocation }: Car) =>
  readText((carDealerLocation as { name?: unknown } | null | undefined)?.name);

/** The middle one of the values, so that some vehicles are on each side. */
function boundQuestion(name: CarQueryName, cars: readonly Car[]): ParameterQuestion | undefined {
  const { [name.slice(3) as Subject]: bounded } = BOUNDED;
  if (!/^m(?:in|ax)[A-Z]/.test(name)) return undefined;
  const [field, read] = bounded;
  const values = [...new Set(cars.flatMap(({ [field]: value }) => read(value) ?? []))].sort((one, other) =>
    one < other ? -1 : 1,
  );
  const isLow = name.startsWith('min');
  const limit = values[isLow ? Math.ceil(values.length / 2) : Math.ceil(values.length / 2) - 1];
  if (values.length < 2 || limit === undefined) return undefined;
  return {
    query: { [name]: limit },
    field,
    words: `${isLow ? 'ab' : 'bis'} ${limit}`,
    fits: ({ [field]: value }) => {
      const amount = read(value);
      return amount === undefined ? undefined : isLow ? amount >= limit : amount <= limit;
    },
  };
}

function toldQuestion(name: CarQueryName): ParameterQuestion | undefined {
  if (!Object.hasOwn(TOLD, name)) return undefined;
  const [field, has] = TOLD[name as keyof typeof TOLD];
  // A null says nothing.
  const fits = ({ [field]: value }: Car) => (value === null ? undefined : has(value));
  return { query: { [name]: 'true' }, field, words: 'mit true', fits };
}

function otherQuestion(name: CarQueryName, cars: readonly Car[]): ParameterQuestion | undefined {
  if (name === 'doorCountType') {
    const doors = figure(cars.map(({ doorsCount }) => figure(doorsCount)).find((each) => each !== undefined));
    const group = doorCountTypes.keys.find((key) => doors !== undefined && key.includes(String(doors)));
    if (group === undefined) return undefined;
    return {
      query: { [name]: doorCountTypes.toWire(group) },
      field: 'doorsCount',
      words: `mit ${group}`,
      fits: ({ doorsCount }) =>
        isGiven(doorsCount) ? group.split('/').includes(String(figure(doorsCount))) : undefined,
    };
  }
  if (name !== 'locationNames') return undefined;
  const place = cars.map(locationOf).find((each) => each !== undefined);
  if (place === undefined) return undefined;
  return {
    query: { [name]: place },
    field: 'carDealerLocation.name',
    words: `aus ${place}`,
    fits: (car) => (locationOf(car) === undefined ? undefined : locationOf(car) === place),
  };
}

/** Asked elsewhere, each by its own rule: facets, words, order, pages. */
const ELSEWHERE =
  /^(?:manufacturer|model|carTypes?|carIds|searchTerm|orderBy|page(?:Number|Size)|.*(?:Types|Ids|Seals|Campaigns))$/;

/** The question of a parameter. @returns undefined where these vehicles would show no difference, null where it is asked elsewhere */
export function questionAbout(name: CarQueryName, cars: readonly Car[]): ParameterQuestion | undefined | null {
  if (ELSEWHERE.test(name)) return null;
  const question = boundQuestion(name, cars) ?? toldQuestion(name) ?? otherQuestion(name, cars);
  const answers = new Set(cars.map((car) => question?.fits(car)));
  return question && answers.has(true) && answers.has(false) ? question : undefined;
}
