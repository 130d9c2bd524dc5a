import { fireEvent } from '@testing-library/react';

export function fill(field: Element, value: string): void {
  fireEvent.change(field, { target: { value } });
}
