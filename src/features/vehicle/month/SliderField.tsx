import { useState, type CSSProperties } from 'react';
import { limitText, nearest } from '../../../domain/finance/framedTerms';
import { readAssumption } from '../../../domain/running-costs/numberEntry';
import { formatNumber } from '../../../lib/format';
import { NumberInput } from '../../../ui/fields/TextInput';

interface SliderFieldProps {
  label: string;
  unit: string;
  /** Possible values, ascending. */
  values: readonly number[];
  value: number;
  /** What the visitor has set for all vehicles. */
  wanted?: number;
  onChange: (value: number) => void;
}

/** The filled part of the line, %. */
const withProgress = (percent: number): CSSProperties & { '--at': string } => ({ '--at': `${percent}%` });

/** Number field and slider of one value; what is typed becomes the nearest possible value when the field is left. */
export function SliderField({ label, unit, values, value, wanted = value, onChange }: SliderFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);
  const leave = () => {
    if (typed === undefined) return;
    const wanted = readAssumption(typed.replace('€', ''), { min: 0, max: Number.MAX_SAFE_INTEGER });
    setWrong(wanted === undefined);
    if (wanted === undefined) return;
    setTyped(undefined);
    onChange(nearest(values, wanted));
  };
  const position = values.indexOf(nearest(values, value));
  return (
    <div className="slider-field">
      <NumberInput
        label={label}
        suffix={unit}
        value={typed ?? formatNumber(value)}
        hint={limitText(values, wanted, unit)}
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
        aria-label={`${label}, Regler`}
        aria-valuetext={`${formatNumber(value)} ${unit}`}
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
