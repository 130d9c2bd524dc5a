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
  /** The text names the maximum: it is not told again. */
  namesMaximum?: boolean;
}

/** What is said where another amount counts than the one that was typed. All in EUR. */
function correctionOf(amount: number, min: number, max: number): Correction | undefined {
  const highest = allowedAmount(max, max);
  if (amount > highest) return { text: `Möglich sind höchstens ${formatPrice(highest)}.`, namesMaximum: true };
  if (amount < min) return { text: `Möglich sind mindestens ${formatPrice(min)}.` };
  const counted = allowedAmount(amount, max);
  return amount === counted ? undefined : { text: `Auf volle 100 € abgerundet: ${formatPrice(counted)}.` };
}

/** Entry of an amount, typed or stepped: what stands in its field, and what is said about it. */
export function useAmountEntry({ value, max, min = 0, onChange }: AmountEntry) {
  const announce = useAnnounce();
  // Absent: the field shows the amount that counts.
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
    shown: typed ?? formatNumber(value),
    note,
    /** Said once the field is left, so that nobody is corrected while typing. */
    isUnreadable: hasLeft && typed !== undefined && readAmount(typed) === undefined,
    type,
    leave,
    step,
  };
}
