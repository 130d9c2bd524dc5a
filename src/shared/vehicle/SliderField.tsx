import { useState, type CSSProperties } from 'react';
import { readAmount } from '../../domain/finance/amountEntry';
import { limitText, nearest } from '../../domain/finance/framedTerms';
import { formatNumber, formatQuantity } from '../../lib/format';
import { NumberInput } from '../../ui/fields/TextInput';
import { useStyles } from '../../ui/styles';
import css from './SliderField.css?inline';

interface SliderFieldProps {
  label: string;
  unit: string;
  /** Possible values, ascending. */
  values: readonly number[];
  /** `undefined` where nothing is set. */
  value: number | undefined;
  /** What the visitor has set for all vehicles. */
  wanted?: number;
  /** What holds where nothing is set; with it the field may be emptied, and says its bounds. */
  unset?: string;
  onChange: (value: number | undefined) => void;
}

/** The filled part of the line, %. */
const withProgress = (percent: number): CSSProperties & { '--at': string } => ({ '--at': `${percent}%` });

/** Number field and slider of one value; what is typed becomes the nearest possible value when the field is left. */
export function SliderField({ label, unit, values, value, wanted = value, unset, onChange }: SliderFieldProps) {
  useStyles(css);
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const leave = () => {
    if (typed === undefined) return;
    const isEmptied = typed.trim() === '';
    const entered = isEmptied
      ? undefined
      : readAmount(typed, unit === '€' ? 'money' : unit === 'km' ? 'distance' : undefined);
    const isRead = entered !== undefined || (isEmptied && unset !== undefined);
    setWrong(!isRead);
    if (!isRead) return;
    setTyped(undefined);
    onChange(entered === undefined ? undefined : nearest(values, entered));
  };
  const position = value === undefined ? 0 : values.indexOf(nearest(values, value));
  const bounds = `${formatNumber(values[0] ?? 0)} bis ${formatQuantity(values.at(-1) ?? 0, unit)}`;
  return (
    <div className="slider-field">
      <NumberInput
        label={label}
        suffix={unit}
        value={typed ?? (value === undefined ? '' : formatNumber(value))}
        hint={
          unset === undefined
            ? limitText(values, wanted ?? 0, unit)
            : value === undefined
              ? `${bounds}, ${unset}`
              : bounds
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
          setWrong(false);
          onChange(values[Number(currentTarget.value)] ?? value);
        }}
      />
    </div>
  );
}
