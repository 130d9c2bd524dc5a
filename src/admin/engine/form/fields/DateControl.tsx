import type { FieldValues } from 'react-hook-form';
import type { ControlProps } from '../controls';
import { readDay } from '../../../../domain/dealer/rules';
import { formatDate } from '../../../../lib/formatDate';
import { TextControl } from './TextControl';

/** Date field: accepts TT.MM.JJJJ, JJJJ-MM-TT and TT-MM-JJJJ, shows TT.MM.JJJJ after blur. */
export function DateControl<Values extends FieldValues>(props: ControlProps<Values>) {
  const normalise = (typed: string) => {
    const day = readDay(typed);
    return day === undefined ? typed : formatDate(day);
  };
  return (
    <TextControl
      {...props}
      field={{ ...props.field, normalise }}
      text={{ ...props.text, hint: props.text.hint ?? 'Zum Beispiel 31.12.2026' }}
      control={{ kind: 'text', inputMode: 'text', maxLength: 10 }}
    />
  );
}
