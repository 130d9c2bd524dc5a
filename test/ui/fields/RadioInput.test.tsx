import { render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { expect, it } from 'vitest';
import { OptionCards } from '../../../src/ui/fields/OptionCards';
import { Pills } from '../../../src/ui/fields/Pills';
import { RadioGroup } from '../../../src/ui/fields/RadioGroup';

const OPTIONS = [
  { value: 'cash', label: 'Barpreis', title: 'Barpreis' },
  { value: 'rate', label: 'Rate', title: 'Rate' },
] as const;

it.each([
  ['radio buttons', RadioGroup],
  ['pills', Pills],
  ['cards', OptionCards],
])('%s are one group, also after their screen was hidden, and none once they are removed', (_, Group) => {
  const group = <Group label="Preise" options={OPTIONS} value="cash" onChange={() => undefined} />;
  const { rerender, unmount } = render(<Activity mode="visible">{group}</Activity>);
  const buttons = screen.getAllByRole<HTMLInputElement>('radio');
  const names = buttons.map(({ name }) => name);
  expect([names.length, new Set(names).size]).toEqual([2, 1]);
  expect(names).not.toContain('');
  rerender(<Activity mode="hidden">{group}</Activity>);
  rerender(<Activity mode="visible">{group}</Activity>);
  expect(buttons.map(({ name }) => name)).toEqual(names);
  expect(screen.getByRole('radio', { name: 'Barpreis' })).toBeChecked();
  unmount();
  expect(buttons.map(({ name }) => name)).toEqual(['', '']);
});
