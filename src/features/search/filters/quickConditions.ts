import { usedConditions, type UsedCondition } from '../../../domain/enums/usedCondition';
import { withoutFilters, type FilterValues } from './filter';
import type { FilterKey } from './filters';

export type QuickCondition = 'nearlyNew' | 'used' | 'new' | 'demonstration';

/** For one tenant. */
export const quickConditions = [
  { id: 'nearlyNew', label: 'Jahreswagen' },
  { id: 'used', label: 'Gebrauchtwagen' },
  { id: 'new', label: 'Neuwagen' },
  { id: 'demonstration', label: 'Vorführwagen' },
] as const satisfies readonly { id: QuickCondition; label: string }[];

const NEARLY_NEW_SEAL = 'JAHRESWAGEN_GARANTIE';
const USED_SET = ['nearlyNew', 'demonstration', 'used'] as const;

function conditionsOf(values: FilterValues): readonly UsedCondition[] {
  return (values.usedConditionTypes ?? []).flatMap((value) => usedConditions.parse(value) ?? []);
}

/** Spelling of the platform's facet (rules/platform-and-wire: spellings). */
const isNearlyNewSeal = (seal: string) => seal.toUpperCase() === NEARLY_NEW_SEAL;

export function isQuickConditionOn(condition: QuickCondition, values: FilterValues): boolean {
  if (condition === 'nearlyNew') return (values.qualitySeals ?? []).some(isNearlyNewSeal);
  const chosen = conditionsOf(values);
  return condition === 'used' ? USED_SET.every((one) => chosen.includes(one)) : chosen.includes(condition);
}

/** Filter and values after a press, not yet normalised. */
export function toggleQuickCondition(
  condition: QuickCondition,
  values: FilterValues,
): { key: FilterKey; values: FilterValues } {
  const isOn = isQuickConditionOn(condition, values);
  if (condition === 'nearlyNew') {
    const others = (values.qualitySeals ?? []).filter((seal) => !isNearlyNewSeal(seal));
    const qualitySeals = isOn ? others : [...others, NEARLY_NEW_SEAL];
    return { key: 'qualitySeal', values: withList(values, 'qualitySeals', qualitySeals) };
  }
  const set: readonly UsedCondition[] = condition === 'used' ? USED_SET : [condition];
  const others = (values.usedConditionTypes ?? []).filter((value) => {
    const key = usedConditions.parse(value);
    return key === undefined || !set.includes(key);
  });
  const usedConditionTypes = isOn ? others : [...others, ...set.map((key) => usedConditions.toWire(key))];
  return { key: 'condition', values: withList(values, 'usedConditionTypes', usedConditionTypes) };
}

function withList(values: FilterValues, name: 'qualitySeals' | 'usedConditionTypes', list: string[]): FilterValues {
  return list.length === 0 ? withoutFilters(values, [name]) : { ...values, [name]: list };
}
