import type { FieldValues } from 'react-hook-form';
import { contrastRatio, parseHexColour } from '../../../../domain/tenant/theme';
import { formatNumber } from '../../../../lib/format';
import { Button } from '../../../../ui/actions/Button';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useChoice } from '../../../../ui/fields/useChoice';
import { useStyles } from '../../../../ui/styles';
import css from './ColourControl.css?inline';
import type { ControlProps } from '../openForm';

/** WCAG contrast with white: '4,6 : 1' */
const contrastWithWhite = (hex: string) => `${formatNumber(Math.round(contrastRatio(hex, '#ffffff') * 10) / 10)} : 1`;

export function ColourControl<Values extends FieldValues>(props: ControlProps<Values> & { standard: string }) {
  useStyles(css);
  const { form, text, standard, isReadOnly } = props;
  const { ref, name, value, onChange } = useChoice(form, props.name);
  const typed = String(value);
  const hex = parseHexColour(typed);
  return (
    <div className="colour-control">
      <TextInput
        {...text}
        name={name}
        ref={ref}
        value={typed}
        onChange={onChange}
        hint={
          <>
            {text.hint}
            <span>
              {hex === undefined ? ' Zum Beispiel #0f52ba.' : ` Kontrast mit Weiß ${contrastWithWhite(hex)}.`}
            </span>
          </>
        }
        autoComplete="off"
        maxLength={7}
        readOnly={isReadOnly}
      />
      <input
        type="color"
        className="colour-control__swatch"
        aria-label={`${text.label} auswählen`}
        value={hex ?? standard}
        disabled={isReadOnly}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {isReadOnly || hex === standard ? null : (
        <Button variant="quiet" aria-label={`${text.label}: Standard`} onClick={() => onChange(standard)}>
          Standard
        </Button>
      )}
    </div>
  );
}
