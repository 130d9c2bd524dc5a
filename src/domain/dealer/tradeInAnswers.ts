import { enumeration } from '../../lib/enumeration';
import { questions, type QuestionName } from '../trade-in/questions';
import type { TradeIn } from '../trade-in/tradeIn';

const detections = enumeration({
  vin: { wire: ['VIN', 'ByVin'], label: 'VIN' },
  manual: { wire: ['MANUAL', 'Manually', 'SELECTION'], label: 'Auswahl von Hersteller und Modell' },
});

const folded = (text: string | number) => String(text).toLowerCase();

/** An unknown text is unchanged, an unknown number has no label. */
function labelOf(question: QuestionName, value: string | boolean | undefined): string | undefined {
  if (value === undefined) return undefined;
  const text = String(value);
  const { keys, table } = questions[question].answers;
  const answer = keys
    .flatMap((key) => table[key] ?? [])
    .find(({ wire, label }) => [...wire, label].some((spelling) => folded(spelling) === folded(text)));
  return answer?.label ?? unknownText(text);
}

const unknownText = (text: string) => (/^\d+$/.test(text) ? undefined : text.replaceAll('_', ' '));

export function tradeInAnswers(tradeIn: TradeIn): { label: string; value: string }[] {
  const { carDetectionType: detection, hadAnyAccident } = tradeIn;
  const kind = detections.parse(detection);
  const answers: [QuestionName, string | boolean | undefined][] = [
    ['isImport', tradeIn.isImport],
    ['hasRunningFunding', tradeIn.hasRunningFunding],
    ['ownerCount', tradeIn.carOwnerCountType],
    ['hadAnyAccident', hadAnyAccident],
    ['isAccidentRepaired', hadAnyAccident === false ? undefined : tradeIn.isAccidentRepaired],
    ['interiorCondition', tradeIn.interiorConditionType],
    ['exteriorCondition', tradeIn.exterieurConditionType],
  ];
  const facts = answers.map(([question, value]) => ({
    label: questions[question].fact,
    value: labelOf(question, value),
  }));
  const text = kind ? detections.label(kind) : detection && unknownText(detection);
  return [...facts, { label: 'Fahrzeug bestimmt über', value: text }].flatMap(({ label, value }) =>
    value === undefined ? [] : [{ label, value }],
  );
}
