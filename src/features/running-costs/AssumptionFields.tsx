import { useState } from 'react';
import { ASSUMPTIONS, type AssumptionKey } from '../../domain/running-costs/assumptions';
import { formatAssumption, readAssumption } from '../../domain/running-costs/numberEntry';
import { useAssumptions } from '../../state/vehicles/assumptions';
import { NumberInput } from '../../ui/fields/TextInput';
import { sourceText } from './costTexts';

export function AssumptionFields({ keys }: { keys: readonly AssumptionKey[] }) {
  return (
    <div className="cost-basis__fields">
      {keys.map((key) => (
        <AssumptionField key={key} name={key} />
      ))}
    </div>
  );
}

/** Readable text applies at once; else the last value stays. */
function AssumptionField({ name }: { name: AssumptionKey }) {
  const { assumptions, change } = useAssumptions();
  const value = assumptions[name];
  const [typed, setTyped] = useState<string>();
  const [hasLeft, setLeft] = useState(false);
  const { label, unit, min, max, preset } = ASSUMPTIONS[name];
  const read = (text: string) => readAssumption(text, { min, max });
  const isEmptyAllowed = preset === undefined && typed?.trim() === '';
  const isWrong = typed !== undefined && !isEmptyAllowed && read(typed) === undefined;
  return (
    <NumberInput
      label={label}
      allowsDecimals
      suffix={unit}
      value={typed ?? (value === undefined ? '' : formatAssumption(value, unit))}
      hint={sourceText(name, value)}
      error={
        isWrong && hasLeft
          ? `Bitte geben Sie eine Zahl von ${formatAssumption(min)} bis ${formatAssumption(max)} ein.`
          : undefined
      }
      onChange={({ currentTarget }) => {
        const text = currentTarget.value;
        setTyped(text);
        setLeft(false);
        const next = read(text);
        if (next !== undefined) change(name, next);
        else if (preset === undefined && text.trim() === '') change(name, undefined);
      }}
      onBlur={() => {
        setLeft(true);
        if (!isWrong) setTyped(undefined);
      }}
    />
  );
}
