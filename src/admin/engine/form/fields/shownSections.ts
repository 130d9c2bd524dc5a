import type { FieldValues } from 'react-hook-form';
import type { FormSection } from '../../resource';

/** Sections of a form that are visible with these values, each with its visible fields. */
export function shownSections<Values extends FieldValues, Related>(
  sections: readonly FormSection<Values, Related>[],
  values: Values,
): FormSection<Values, Related>[] {
  const isShown = ({ when }: { when?: (values: Values) => boolean }) => when?.(values) ?? true;
  return sections.filter(isShown).map((section) => ({ ...section, fields: section.fields.filter(isShown) }));
}
