import { useState } from 'react';
import { allowedAmount, readAmount } from '../../../domain/finance/amountEntry';
import { formatNumber, formatPrice } from '../../../lib/format';
import { useAnnounce } from '../../../ui/display/Announcer';

export interface AmountEntry {
  /** EUR, in whole hundreds. */
  value: number;
  /** EUR; rounded down to hundreds. */
  max: number;
  /** EUR in whole hundreds, at most the maximum. Default: 0. */
  min?: number;
  onChange: (value: number) => void;
}

interface Correction {
  text: string;
  /** The text contains the maximum, which is then not repeated. */
  namesMaximum?: boolean;
}

/** Note for a typed amount that was limited or rounded; `undefined` if it was not. All in EUR. */
function correctionOf(amount: number, min: number, max: number): Correction | undefined {
  const highest = allowedAmount(max, max);
  if (amount > highest) return { text: `Möglich sind höchstens ${formatPrice(highest)}.`, namesMaximum: true };
  if (amount < min) return { text: `Möglich sind mindestens ${formatPrice(min)}.` };
  const counted = allowedAmount(amount, max);
  return amount === counted ? undefined : { text: `Auf volle 100 € abgerundet: ${formatPrice(counted)}.` };
}

/** State of an amount field: shown text, correction and error. */
export function useAmountEntry({ value, max, min = 0, onChange }: AmountEntry) {
  const announce = useAnnounce();
  // `undefined` while the field shows the applied amount.
  const [typed, setTyped] = useState<string>();
  const [note, setNote] = useState<Correction>();
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
    const correction = correctionOf(amount, min, max);
    setNote(correction);
    if (correction !== undefined) announce(correction.text);
  };
  const type = (text: string) => {
    setTyped(text);
    setNote(undefined);
    setLeft(false);
    const amount = readAmount(text);
    if (amount !== undefined) onChange(allowedAmount(amount, max, min));
  };

  return {
    text: typed ?? formatNumber(value),
    note,
    /** Only after blur, so that no error appears while typing. */
    isUnreadable: hasLeft && typed !== undefined && readAmount(typed) === undefined,
    type,
    leave,
    step,
  };
}
