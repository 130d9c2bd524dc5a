import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { MultiSelect } from '../../../src/ui/fields/MultiSelect';

const fuels = [
  { value: 'benzin', label: 'Benzin', count: 64 },
  { value: 'diesel', label: 'Diesel', count: 1041 },
  { value: 'erdgas', label: 'Erdgas', count: 0 },
  { value: 'elektro', label: 'Elektro', count: 12 },
];

function Fuels({ start = [] }: { start?: string[] }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <MultiSelect label="Kraftstoff" options={fuels} value={value} onChange={setValue} />
      <button type="button">Danach</button>
    </>
  );
}

const button = (value: string) => screen.getByRole('button', { name: `Kraftstoff ${value}` });
const box = (name: string) => screen.getByRole('checkbox', { name });

describe('a multi-select', () => {
  it('sums up the choice on its button', async () => {
    const user = userEvent.setup();
    render(<Fuels />);
    await user.click(button('Alle'));
    await user.click(box('Diesel (1.041)'));
    expect(button('Diesel')).toBeVisible();
    await user.click(box('Benzin (64)'));
    expect(button('Benzin, Diesel')).toBeVisible();
    await user.click(box('Elektro (12)'));
    expect(button('3 ausgewählt')).toBeVisible();
  });

  it('does not let a value without results be chosen, but lets it be taken back', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<Fuels />);
    await user.click(button('Alle'));
    expect(box('Erdgas (0)')).toBeDisabled();
    unmount();

    render(<Fuels start={['erdgas']} />);
    await user.click(button('Erdgas'));
    await user.click(box('Erdgas (0)'));
    expect(button('Alle')).toBeVisible();
  });

  it('works by keyboard: opens, moves by arrows past what is disabled, ticks, and closes on Escape', async () => {
    const user = userEvent.setup();
    render(<Fuels />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(box('Benzin (64)')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(box('Elektro (12)')).toHaveFocus();
    await user.keyboard(' {ArrowDown}');
    expect(box('Benzin (64)')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(box('Elektro (12)')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(button('Elektro')).toHaveFocus();
    expect(button('Elektro')).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the visitor goes on to something else', async () => {
    const user = userEvent.setup();
    render(<Fuels />);
    await user.click(button('Alle'));
    await user.click(screen.getByRole('button', { name: 'Danach' }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
