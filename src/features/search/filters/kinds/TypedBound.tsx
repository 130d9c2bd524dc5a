import { useLayoutEffect, useRef, useState } from 'react';
import { readAmount } from '../../../../domain/finance/amountEntry';
import { formatNumber } from '../../../../lib/format';
import { NumberInput } from '../../../../ui/fields/TextInput';

interface TypedBoundProps {
  label: string;
  isLabelHidden: boolean;
  placeholder: string;
  unit: string;
  chosen: number | undefined;
  lowest?: number;
  highest?: number;
  format: (value: number) => string;
  isFirst: boolean;
  onChange: (value: number | undefined) => void;
}

/** Applied on blur or Enter. */
export function TypedBound(props: TypedBoundProps) {
  const { label, isLabelHidden, placeholder, unit, chosen, lowest = 0, highest = Infinity, format } = props;
  const { isFirst, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const formatted = chosen === undefined ? '' : formatNumber(chosen, [0, 0]);
  const [text, setText] = useState(formatted);
  const [error, setError] = useState<string>();
  const [lastChosen, setLastChosen] = useState(chosen);
  if (lastChosen !== chosen) {
    setLastChosen(chosen);
    setText(formatted);
    setError(undefined);
  }
  // With the commit: a key pressed at once is not lost.
  useLayoutEffect(() => {
    if (isFirst) input.current?.focus();
  }, [isFirst]);

  const leave = () => {
    const value = readAmount(text, unit === 'km' ? 'distance' : 'money');
    if (value === undefined) setError('Bitte eine Zahl eingeben, zum Beispiel 17.500.');
    else if (value > 0 && value < lowest) setError(`Bitte mindestens ${format(lowest)} eingeben.`);
    else if (value > highest) setError(`Bitte höchstens ${format(highest)} eingeben.`);
    else {
      setError(undefined);
      const whole = Math.round(value);
      setText(whole === 0 ? '' : formatNumber(whole, [0, 0]));
      if ((whole || undefined) !== chosen) onChange(whole || undefined);
    }
  };
  return (
    <NumberInput
      ref={input}
      label={label}
      isLabelHidden={isLabelHidden}
      placeholder={placeholder}
      suffix={unit}
      error={error}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={leave}
      onKeyDown={({ key }) => {
        if (key === 'Enter') leave();
      }}
    />
  );
}
