import { fireEvent } from '@testing-library/react';

export function fill(field: Element, value: string): void {
  fireEvent.change(field, { target: { value } });
}

/** Fills a field and confirms it. */
export function enter(field: Element, value: string): void {
  fill(field, value);
  fireEvent.keyDown(field, { key: 'Enter' });
}
