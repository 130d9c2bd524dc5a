import { useState, type CSSProperties, type ReactNode } from 'react';
import { readAmount } from '../../domain/finance/amountEntry';
import { limitText, nearest } from '../../domain/finance/framedTerms';
import { formatNumber, formatQuantity } from '../../lib/format';
import { NumberInput } from '../../ui/fields/TextInput';
import { useAnnounce } from '../../ui/display/Announcer';
import { useStyles } from '../../ui/styles';
import css from './SliderField.css?inline';

interface SliderFieldProps {
  label: string;
  unit: string;
  /** Possible values, ascending. */
  values: readonly number[];
  value: number | undefined;
  wanted?: number;
  /** The field shows its bounds then. */
  canBeEmpty?: boolean;
  /** Of an empty field, after its bounds. */
  use?: string;
  note?: ReactNode;
  onChange: (value: number | undefined) => void;
}

/** Filled part, %. */
const withProgress = (percent: number): CSSProperties & { '--at': string } => ({ '--at': `${percent}%` });

/** On blur typed text becomes the nearest possible value. */
export function SliderField({
  label,
  unit,
  values,
  value,
  wanted,
  canBeEmpty = false,
  use,
  note,
  onChange,
}: SliderFieldProps) {
  useStyles(css);
  const announce = useAnnounce();
  const [asked, setAsked] = useState<number>();
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const leave = () => {
    if (typed === undefined) return;
    const isEmptied = typed.trim() === '';
    const entered = isEmptied
      ? undefined
      : readAmount(typed, unit === '€' ? 'money' : unit === 'km' ? 'distance' : undefined);
    const isRead = entered !== undefined || (isEmptied && canBeEmpty);
    setWrong(!isRead);
    if (!isRead) return;
    setTyped(undefined);
    setAsked(entered);
    onChange(entered === undefined ? undefined : nearest(values, entered));
    const limit = !canBeEmpty && entered !== undefined ? limitText(values, entered, unit) : undefined;
    if (limit !== undefined) announce(limit);
  };
  const position = value === undefined ? 0 : values.indexOf(nearest(values, value));
  const bounds = `${formatNumber(values[0] ?? 0)} bis ${formatQuantity(values.at(-1) ?? 0, unit)}`;
  const isAsked = asked !== undefined && value !== undefined && nearest(values, asked) === nearest(values, value);
  const reference = isAsked ? asked : wanted;
  const limitHint = reference === undefined ? undefined : limitText(values, reference, unit);
  const hint = !canBeEmpty ? limitHint : value === undefined && use !== undefined ? `${bounds}, ${use}` : bounds;
  return (
    <div className="slider-field">
      <NumberInput
        label={label}
        suffix={unit === 'Monate' ? unit : undefined}
        value={typed ?? (value === undefined ? '' : formatNumber(value))}
        hint={
          note === undefined ? (
            hint
          ) : (
            <>
              <span>{hint}</span> {note}
            </>
          )
        }
        error={isWrong ? 'Bitte geben Sie eine Zahl ein, zum Beispiel 2.500.' : undefined}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(false);
        }}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') leave();
        }}
      />
      <input
        type="range"
        className="slider-field__range"
        style={withProgress((position / Math.max(values.length - 1, 1)) * 100)}
        data-empty={value === undefined ? '' : undefined}
        aria-label={`${label}, Regler`}
        aria-valuetext={value === undefined ? 'keine Angabe' : `${formatNumber(value)} ${unit}`}
        min={0}
        max={values.length - 1}
        value={position}
        onChange={({ currentTarget }) => {
          setTyped(undefined);
          setAsked(undefined);
          setWrong(false);
          onChange(values[Number(currentTarget.value)] ?? value);
        }}
      />
    </div>
  );
}
