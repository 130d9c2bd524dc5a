import * as z from 'zod/mini';
import { line, number, oneOf, requiredText } from '../../lib/schema';
import { enumeration, type KeyOf } from '../../lib/enumeration';
import { freeTextLabel } from './freeText';

export const equipmentCategories = enumeration({
  extras: { wire: ['extras'], label: 'Extras' },
  safety: { wire: ['safety'], label: 'Sicherheit' },
  interior: { wire: ['interior'], label: 'Innenausstattung' },
  multimedia: { wire: ['multimedia'], label: 'Multimedia' },
  other: { wire: ['other'], label: 'Weitere Ausstattung' },
});

export type EquipmentCategory = KeyOf<typeof equipmentCategories>;

export interface Equipment {
  id: string;
  label: string;
  /** The lower, the earlier. */
  priority?: number | undefined;
  category: EquipmentCategory;
}

/** Beginnings of ids: asked by law since 2014, or hardly absent in a car. */
const ORDINARY =
  /^(abs$|esp$|(front|side)_airb|immob|isofix|tyre_pr|cruise_c|emergency_b|light_sen|hill_st|bluetooth|multif)/;

export const isHighlight = ({ id }: Equipment) => !ORDINARY.test(id);

/** Id from `equipmentKey`, label from `name`; see also `withKnownNames`. */
export const equipmentSchema = z.pipe(
  z.object({
    equipmentKey: requiredText(),
    name: line(),
    priority: number(),
    category: oneOf(equipmentCategories),
  }),
  z.transform(({ equipmentKey, name, priority, category }): Equipment => ({
    id: equipmentKey,
    label: name ?? freeTextLabel(equipmentKey),
    priority,
    category: category ?? 'other',
  })),
);
