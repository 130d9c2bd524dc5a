import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { ReactElement } from 'react';
import { ROUNDING_STEP } from '../../../domain/finance/financing';
import { allowedAmount } from '../../../domain/finance/amountEntry';
import { Field } from '../../../ui/fields/Field';
import { IconButton } from '../../../ui/actions/IconButton';
import { useStyles } from '../../../ui/styles';
import textInputCss from '../../../ui/fields/TextInput.css?inline';
import css from './AmountField.css?inline';
import { useAmountEntry, type AmountEntry } from './useAmountEntry';

interface AmountFieldProps extends AmountEntry {
  label: string;
  /** Text with the maximum; hidden beside a correction that contains it. */
  limit?: ReactElement | null;
  hint?: ReactElement;
}

/** Steps of 100 EUR: rounded down and limited on blur, with a note; unreadable text stays, with an error. */
export function AmountField({ label, value, max, min = 0, limit, hint, onChange }: AmountFieldProps) {
  useStyles(textInputCss, 'ui');
  useStyles(css);
  const { text, note, isUnreadable, type, leave, step } = useAmountEntry({ value, min, max, onChange });

  return (
    <Field
      label={label}
      hint={
        <>
          {note === undefined ? null : <strong>{`${note.text} `}</strong>}
          {note?.namesMaximum ? null : limit}
          {hint}
        </>
      }
      error={isUnreadable ? 'Bitte geben Sie einen Betrag in vollen Euro ein, zum Beispiel 2.500.' : undefined}
    >
      {(control) => (
        <div className="amount-field">
          <IconButton
            label={`${label} um 100 € senken`}
            icon={<Minus />}
            variant="outlined"
            aria-disabled={value <= min}
            onClick={() => step(-ROUNDING_STEP)}
          />
          <input
            {...control}
            type="text"
            className="control"
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={({ target }) => type(target.value)}
            onBlur={leave}
          />
          <IconButton
            label={`${label} um 100 € erhöhen`}
            icon={<Plus />}
            variant="outlined"
            aria-disabled={value >= allowedAmount(max, max)}
            onClick={() => step(ROUNDING_STEP)}
          />
        </div>
      )}
    </Field>
  );
}
