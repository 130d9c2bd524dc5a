import { enumeration, type EnumerationEntry } from '../../lib/enumeration';
import { keysOf } from '../../lib/keysOf';
import { askedColours } from '../enums/colour';

interface Answer extends EnumerationEntry {
  /** Example, shown below the label. */
  readonly description?: string;
  /** CSS colour of the dot beside a colour's name. */
  readonly swatch?: string;
}

/** With its texts and its field in the request. */
interface Question {
  readonly text: string;
  /** Label in summaries. */
  readonly fact: string;
  /** Field name in the request. */
  readonly wire: string;
  readonly answers: {
    readonly keys: readonly string[];
    readonly table: Readonly<Record<string, Answer | undefined>>;
  };
}

const yesNo = enumeration({ yes: { wire: ['true'], label: 'Ja' }, no: { wire: ['false'], label: 'Nein' } });

/** Including the current owner. */
const ownerCounts = enumeration({
  one: { wire: ['1', 'ONE'], label: '1' },
  two: { wire: ['2', 'TWO'], label: '2' },
  three: { wire: ['3', 'THREE'], label: '3' },
  fourOrMore: { wire: ['4', 'FOUR_PLUS'], label: '4 oder mehr' },
  unknown: { wire: ['unknown', 'UNKNOWN'], label: 'Nicht bekannt' },
});

/** Best first. HARDLY_USED means heavily used, or there would be no bad one. */
const conditions = {
  OUTSTANDING: { wire: ['OUTSTANDING'], label: 'Hervorragend' },
  BIT_USED: { wire: ['BIT_USED'], label: 'Leichte Gebrauchsspuren' },
  HARDLY_USED: { wire: ['HARDLY_USED'], label: 'Starke Gebrauchsspuren' },
} as const;

const interiorConditions = enumeration({
  OUTSTANDING: { ...conditions.OUTSTANDING, description: 'Sauber und wie neu' },
  BIT_USED: { ...conditions.BIT_USED, description: 'Etwa leicht abgenutzte Sitze' },
  HARDLY_USED: { ...conditions.HARDLY_USED, description: 'Flecken, Risse oder Brandlöcher' },
});

const exteriorConditions = enumeration({
  OUTSTANDING: { ...conditions.OUTSTANDING, description: 'Lack und Karosserie wie neu' },
  BIT_USED: { ...conditions.BIT_USED, description: 'Etwa feine Kratzer' },
  HARDLY_USED: { ...conditions.HARDLY_USED, description: 'Dellen, tiefe Kratzer oder Rost' },
});

const table = {
  isImport: {
    text: 'Wurde es nach Deutschland importiert?',
    fact: 'Importfahrzeug',
    wire: 'isImport',
    answers: yesNo,
  },
  hasRunningFunding: {
    text: 'Läuft noch eine Finanzierung oder ein Leasing?',
    fact: 'Laufende Finanzierung',
    wire: 'hasRunningFunding',
    answers: yesNo,
  },
  ownerCount: {
    text: 'Wie viele Halter, Sie eingeschlossen?',
    fact: 'Anzahl der Halter',
    wire: 'ownerCount',
    answers: ownerCounts,
  },
  exteriorColour: {
    text: 'Welche Farbe hat es außen?',
    fact: 'Außenfarbe',
    wire: 'varnishPrimaryColorType',
    answers: askedColours,
  },
  interiorColour: {
    text: 'Welche Farbe hat der Innenraum?',
    fact: 'Innenfarbe',
    wire: 'interiorPrimaryColorType',
    answers: askedColours,
  },
  hadAnyAccident: {
    text: 'Hatte es schon einen Unfall?',
    fact: 'Unfall',
    wire: 'hadAnyAccident',
    answers: yesNo,
  },
  isAccidentRepaired: {
    text: 'Wurde der Schaden fachgerecht repariert?',
    fact: 'Unfallschaden repariert',
    wire: 'isAccidentRepaired',
    answers: yesNo,
  },
  interiorCondition: {
    text: 'Wie sieht der Innenraum aus?',
    fact: 'Zustand innen',
    wire: 'interiorConditionType',
    answers: interiorConditions,
  },
  exteriorCondition: {
    text: 'Wie sieht es außen aus?',
    fact: 'Zustand außen',
    wire: 'exterieurConditionType',
    answers: exteriorConditions,
  },
} as const satisfies Record<string, Question>;

export type QuestionName = keyof typeof table;

/** Steps 2 and 3. A new one needs an entry here and its name in its step's list. */
export const questions: Readonly<Record<QuestionName, Question>> = table;

export const questionNames = keysOf(table);

/** Each is unlocked by the answer before it. */
export const HISTORY_QUESTIONS = [
  'isImport',
  'hasRunningFunding',
  'ownerCount',
  'exteriorColour',
  'interiorColour',
] as const satisfies readonly QuestionName[];
export const CONDITION_QUESTIONS = [
  'hadAnyAccident',
  'isAccidentRepaired',
  'interiorCondition',
  'exteriorCondition',
] as const satisfies readonly QuestionName[];

type Answers = Readonly<Record<QuestionName, string>>;

/** A repair requires an accident. */
export function asked<Name extends QuestionName>(chain: readonly Name[], answers: Answers): Name[] {
  return chain.filter((name) => name !== 'isAccidentRepaired' || answers.hadAnyAccident === 'yes');
}

/** The first unanswered one, which locks the others. */
export function openQuestion<Name extends QuestionName>(chain: readonly Name[], answers: Answers): Name | undefined {
  return asked(chain, answers).find((name) => answers[name] === '');
}

/** '' if unanswered. */
export function answerLabel(name: QuestionName, answers: Answers): string {
  return questions[name].answers.table[answers[name]]?.label ?? '';
}

/** The platform has no list. */
export const signsOfUsage = enumeration({
  SCRATCHES: { wire: ['SCRATCHES'], label: 'Kratzer im Lack' },
  DENTS: { wire: ['DENTS'], label: 'Dellen oder Beulen' },
  STONE_CHIPS: { wire: ['STONE_CHIPS'], label: 'Steinschläge' },
  RUST: { wire: ['RUST'], label: 'Rost' },
  DAMAGED_WINDSHIELD: { wire: ['DAMAGED_WINDSHIELD'], label: 'Schaden an der Frontscheibe' },
  DAMAGED_RIMS: { wire: ['DAMAGED_RIMS'], label: 'Beschädigte Felgen' },
  WORN_TYRES: { wire: ['WORN_TYRES'], label: 'Abgefahrene Reifen' },
  DAMAGED_SEATS: { wire: ['DAMAGED_SEATS'], label: 'Flecken oder Risse in den Sitzen' },
  SMELL: { wire: ['SMELL'], label: 'Geruch nach Rauch oder Tieren' },
  TECHNICAL_DEFECTS: { wire: ['TECHNICAL_DEFECTS'], label: 'Technische Mängel' },
});
