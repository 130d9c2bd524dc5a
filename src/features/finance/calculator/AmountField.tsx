import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { useState, type ReactNode } from 'react';
import { ROUNDING_STEP } from '../../../domain/finance/financing';
import { allowedAmount, readAmount } from '../../../domain/finance/amountEntry';
import { formatNumber, formatPrice } from '../../../lib/format';
import { useAnnounce } from '../../../ui/display/Announcer';
import { Field } from '../../../ui/fields/Field';
import { IconButton } from '../../../ui/actions/IconButton';
import { useStyles } from '../../../ui/styles';
import textInputCss from '../../../ui/fields/TextInput.css?inline';
import css from './AmountField.css?inline';

interface AmountFieldProps {
  label: string;
  /** EUR, in whole hundreds. */
  value: number;
  /** EUR; rounded down to hundreds. */
  max: number;
  /** EUR in whole hundreds, at most the maximum. Default: 0. */
  min?: number;
  /** What the bank or the law has to say about the amount. */
  hint?: ReactNode;
  onChange: (value: number) => void;
}

/**
 * An amount in steps of 100 EUR, typed or stepped. What is typed counts as the hundreds that it holds, up to the maximum; the field says
 * so when it is left. What cannot be read stays as typed, with what to do about it.
 */
export function AmountField({ label, value, max, min = 0, hint, onChange }: AmountFieldProps) {
  useStyles(textInputCss, 'ui');
  useStyles(css);
  const announce = useAnnounce();
  // Absent: the field shows the amount that counts.
  const [typed, setTyped] = useState<string>();
  const [note, setNote] = useState<string>();
  const highest = allowedAmount(max, max);
  const isUnreadable = typed !== undefined && readAmount(typed) === undefined;
  const [hasLeft, setLeft] = useState(false);

  const step = (by: number) => {
    setTyped(undefined);
    setNote(undefined);
    const next = allowedAmount(value + by, max, min);
    onChange(next);
    announce(formatPrice(next));
  };
  const leave = () => {
    setLeft(true);
    const amount = readAmount(typed ?? '');
    if (amount === undefined) return;
    setTyped(undefined);
    const correction =
      amount > highest
        ? `Möglich sind höchstens ${formatPrice(highest)}.`
        : amount < min
          ? `Möglich sind mindestens ${formatPrice(min)}.`
          : amount !== allowedAmount(amount, max)
            ? `Auf volle 100 € abgerundet: ${formatPrice(allowedAmount(amount, max))}.`
            : undefined;
    setNote(correction);
    if (correction !== undefined) announce(correction);
  };

  return (
    <Field
      label={label}
      hint={
        <>
          {note === undefined ? null : <strong>{note} </strong>}
          {hint}
        </>
      }
      error={
        isUnreadable && hasLeft ? 'Bitte geben Sie einen Betrag in vollen Euro ein, zum Beispiel 2.500.' : undefined
      }
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
            value={typed ?? formatNumber(value)}
            onChange={({ target }) => {
              setTyped(target.value);
              setNote(undefined);
              setLeft(false);
              const amount = readAmount(target.value);
              if (amount !== undefined) onChange(allowedAmount(amount, max, min));
            }}
            onBlur={leave}
          />
          <IconButton
            label={`${label} um 100 € erhöhen`}
            icon={<Plus />}
            variant="outlined"
            aria-disabled={value >= highest}
            onClick={() => step(ROUNDING_STEP)}
          />
        </div>
      )}
    </Field>
  );
}
