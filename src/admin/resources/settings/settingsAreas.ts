import { settingsAddress } from '../../page';
import { appearance } from './areas/appearance';
import { banks } from './areas/banks';
import { content } from './areas/content';
import { documents } from './areas/documents';
import type { Field, SettingsArea } from './areas/fields';
import { law } from './areas/law';
import { order } from './areas/order';
import { tradeIn } from './areas/tradeIn';

/** Sections of the settings, in order. */
export const settingsAreas: readonly [SettingsArea, ...SettingsArea[]] = [
  appearance,
  documents,
  content,
  order,
  tradeIn,
  banks,
  law,
];

/** Field names of a section. */
export const namesOf = ({ sections }: SettingsArea) => sections.flatMap(({ fields }) => fields.map(({ name }) => name));

/** Label of each field of all sections. */
export const settingsLabels = Object.fromEntries(
  settingsAreas.flatMap(({ sections }) =>
    sections.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label])),
  ),
);

/** Choices of the fields that have some. */
export const settingsChoices = Object.fromEntries(
  settingsAreas.flatMap(({ sections }) =>
    sections.flatMap(({ fields }) =>
      fields.flatMap(({ name, control }) => ('options' in control ? [[name, control.options()]] : [])),
    ),
  ),
);

/** Declaration of a field; it is shown only with its section. */
export function fieldOf(wanted: string): Field | undefined {
  for (const { fields, when: isOpen } of settingsAreas.flatMap(({ sections }) => sections)) {
    const field = fields.find(({ name }) => name === wanted);
    if (field) return { ...field, when: (values) => (isOpen?.(values) ?? true) && (field.when?.(values) ?? true) };
  }
  return undefined;
}

/** Section of a field. */
export const areaOf = (name: string) => settingsAreas.find((area) => namesOf(area).some((each) => each === name));

/** Address of a field, which takes the focus there. */
export const fieldAddress = (name: string): string =>
  settingsAddress(
    { page: 'dealer-settings' },
    new URLSearchParams({ bereich: areaOf(name)?.id ?? settingsAreas[0].id, feld: name }).toString(),
  );
