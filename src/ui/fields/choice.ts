import type { ReactNode } from 'react';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  /** Number of results; an option with 0 cannot be chosen. */
  count?: number;
  isDisabled?: boolean;
  /** Below the label of a checkbox. */
  hint?: ReactNode;
  /** A colour or gradient shown as a dot before the label. */
  swatch?: string | undefined;
}

/** Whether a choice is disabled: one without results can only be removed. */
export function isDisabledChoice(choice: Choice, isChosen: boolean): boolean {
  return !isChosen && (choice.isDisabled === true || choice.count === 0);
}

/** The selection after toggling one entry, in the order of the entries; unknown values stay at the end. */
export function toggled<Value extends string>(
  choices: readonly { value: Value }[],
  chosen: readonly Value[],
  pressed: Value,
): Value[] {
  const offered = choices.map((choice) => choice.value);
  const wasChosen = (value: Value) => chosen.includes(value);
  return [
    ...offered.filter((value) => (value === pressed ? !wasChosen(value) : wasChosen(value))),
    ...chosen.filter((value) => !offered.includes(value)),
  ];
}
