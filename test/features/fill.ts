import { fireEvent } from '@testing-library/react';

/** Enters a value in one event. */
export function fill(field: Element, value: string): void {
  fireEvent.change(field, { target: { value } });
}
