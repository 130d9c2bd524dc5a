import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Calendar } from '../../../src/ui/fields/Calendar';

function reasonAgainst(day: string): string | undefined {
  if (day < '2026-05-07') return 'Frühestens am 7. Mai möglich.';
  return new Date(day).getUTCDay() === 0 ? 'Sonntags ist keine Übergabe möglich.' : undefined;
}

function HandOver({ start }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <Calendar
        label="Wunschtermin"
        value={value}
        onChange={setValue}
        minMonth="2026-05"
        maxMonth="2026-07"
        today="2026-05-04"
        reasonAgainst={reasonAgainst}
      />
      <output>{value}</output>
    </>
  );
}

const day = (name: string) => screen.getByRole('button', { name });
const month = (name: string) => screen.getByRole('grid', { name });

describe('the calendar', () => {
  it('begins at the first day that can be chosen', async () => {
    const user = userEvent.setup();
    render(<HandOver />);
    expect(month('Mai 2026')).toBeVisible();
    expect(day('Montag, 4. Mai 2026')).toHaveAttribute('aria-current', 'date');
    await user.tab();
    await user.tab();
    await user.tab();
    expect(day('Donnerstag, 7. Mai 2026')).toHaveFocus();
  });

  it('takes a day by mouse and shows it as chosen, and says why another cannot be', async () => {
    render(<HandOver />);
    await userEvent.click(day('Freitag, 8. Mai 2026'));
    expect(screen.getByText('2026-05-08')).toBeVisible();
    expect(screen.getByRole('gridcell', { selected: true })).toContainElement(day('Freitag, 8. Mai 2026'));
    const sunday = day('Sonntag, 10. Mai 2026');
    expect(sunday).toHaveAttribute('aria-disabled', 'true');
    expect(sunday).toHaveAccessibleDescription('Sonntags ist keine Übergabe möglich.');
    await userEvent.click(sunday);
    expect(screen.getByText('Sonntags ist keine Übergabe möglich.')).toBeVisible();
    expect(screen.getByText('2026-05-08')).toBeVisible();
  });

  it('is moved in by the keys that calendarMoves knows, within its months, and chosen from by Enter', async () => {
    const user = userEvent.setup();
    render(<HandOver start="2026-05-15" />);
    day('Freitag, 15. Mai 2026').focus();
    await user.keyboard('{PageUp}');
    expect(day('Freitag, 1. Mai 2026')).toHaveFocus();
    await user.keyboard('{PageDown}{PageDown}{PageDown}');
    expect(day('Freitag, 31. Juli 2026')).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(screen.getByText('2026-07-30')).toBeVisible();
  });

  it('turns between the first and the last month', async () => {
    const user = userEvent.setup();
    render(<HandOver />);
    const previous = screen.getByRole('button', { name: 'Vorheriger Monat' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await user.click(previous);
    expect(month('Mai 2026')).toBeVisible();
    const next = screen.getByRole('button', { name: 'Nächster Monat' });
    await user.click(next);
    expect(next).toHaveFocus();
    await user.click(next);
    expect(month('Juli 2026')).toBeVisible();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    expect(next).toHaveFocus();
    await user.click(next);
    expect(month('Juli 2026')).toBeVisible();
  });
});
