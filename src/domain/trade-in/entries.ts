import * as z from 'zod/mini';
import { record } from '../../lib/schema';
import { questionNames, questions, type QuestionName } from './questions';

/** Ways to identify the vehicle. */
export const DETECTIONS = ['byModel', 'byVin'] as const;
export type Detection = (typeof DETECTIONS)[number];

type TextName =
  | 'vin'
  | 'manufacturerId'
  | 'manufacturer'
  | 'modelId'
  | 'model'
  | 'registrationMonth'
  | 'registrationYear'
  | 'fuel'
  | 'power'
  | 'category'
  | 'transmission'
  | 'equipmentVersion'
  | 'mileage'
  | 'additionalSignsOfUsage'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  /** Login that the person belongs to. */
  | 'userId';

/** '' for unanswered questions. */
export interface TradeInEntries extends Record<TextName | QuestionName, string> {
  detection: Detection;
  features: readonly string[];
  hasSignsOfUsage: boolean;
  signsOfUsage: readonly string[];
}

export type EntryName = keyof TradeInEntries;

export const EMPTY_TRADE_IN: TradeInEntries = {
  detection: 'byModel',
  vin: '',
  manufacturerId: '',
  manufacturer: '',
  modelId: '',
  model: '',
  registrationMonth: '',
  registrationYear: '',
  fuel: '',
  power: '',
  category: '',
  transmission: '',
  equipmentVersion: '',
  features: [],
  mileage: '',
  isImport: '',
  hasRunningFunding: '',
  ownerCount: '',
  exteriorColour: '',
  interiorColour: '',
  hadAnyAccident: '',
  isAccidentRepaired: '',
  interiorCondition: '',
  exteriorCondition: '',
  hasSignsOfUsage: false,
  signsOfUsage: [],
  additionalSignsOfUsage: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  userId: '',
};

/** A valuation without its person. */
export const NO_PERSON = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  userId: '',
} satisfies Partial<TradeInEntries>;

/** Missing and invalid fields are empty; `changedAt`: ms. */
export const tradeInDraftSchema = z.pipe(
  record(),
  z.transform((stored): TradeInEntries & { changedAt?: number } => {
    const entries = { ...EMPTY_TRADE_IN, ...withExpectedTypes(stored) };
    if (!DETECTIONS.includes(entries.detection)) entries.detection = EMPTY_TRADE_IN.detection;
    for (const name of questionNames) {
      if (!questions[name].answers.keys.includes(entries[name])) entries[name] = '';
    }
    return { ...entries, changedAt: typeof stored.changedAt === 'number' ? stored.changedAt : undefined };
  }),
);

function withExpectedTypes(stored: Readonly<Record<string, unknown>>): Partial<TradeInEntries> {
  const texts = (list: unknown) => (Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []);
  return Object.fromEntries(
    Object.entries(EMPTY_TRADE_IN).flatMap(([name, empty]: [string, unknown]) => {
      const value = stored[name];
      if (Array.isArray(empty)) return [[name, texts(value)]];
      return typeof value === typeof empty ? [[name, value]] : [];
    }),
  );
}
