import type { ReactNode } from 'react';

export interface Choice<Value extends string = string> {
  value: Value;
  label: string;
  count?: number;
  isDisabled?: boolean;
  hint?: ReactNode;
  /** Colour or gradient of a dot before the label. */
  swatch?: string | undefined;
}

/** Without results it can only be removed. */
export function isDisabledChoice(choice: Choice, isChosen: boolean): boolean {
  return !isChosen && (choice.isDisabled === true || choice.count === 0);
}

/** In the order of the entries; unknown values last. */
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
