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

  it('takes a day by mouse and shows it as chosen', async () => {
    render(<HandOver />);
    await userEvent.click(day('Freitag, 8. Mai 2026'));
    expect(screen.getByText('2026-05-08')).toBeVisible();
    expect(screen.getByRole('gridcell', { selected: true })).toContainElement(day('Freitag, 8. Mai 2026'));
  });

  it('says why a day cannot be chosen, and does not take it', async () => {
    render(<HandOver start="2026-05-08" />);
    const sunday = day('Sonntag, 10. Mai 2026');
    expect(sunday).toHaveAttribute('aria-disabled', 'true');
    expect(sunday).toHaveAccessibleDescription('Sonntags ist keine Übergabe möglich.');
    await userEvent.click(sunday);
    expect(screen.getByText('Sonntags ist keine Übergabe möglich.')).toBeVisible();
    expect(screen.getByText('2026-05-08')).toBeVisible();
  });

  it.each([
    ['{ArrowRight}', 'Samstag, 16. Mai 2026'],
    ['{ArrowLeft}', 'Donnerstag, 14. Mai 2026'],
    ['{ArrowDown}', 'Freitag, 22. Mai 2026'],
    ['{ArrowUp}', 'Freitag, 8. Mai 2026'],
    ['{Home}', 'Montag, 11. Mai 2026'],
    ['{End}', 'Sonntag, 17. Mai 2026'],
    ['{PageDown}', 'Montag, 15. Juni 2026'],
    ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Freitag, 5. Juni 2026'],
    ['{PageUp}', 'Freitag, 1. Mai 2026'],
    ['{PageDown}{PageDown}{PageDown}', 'Freitag, 31. Juli 2026'],
  ])('moves by %s from Friday, May 15 to %s', async (keys, expected) => {
    const user = userEvent.setup();
    render(<HandOver start="2026-05-15" />);
    day('Freitag, 15. Mai 2026').focus();
    await user.keyboard(keys);
    expect(day(expected)).toHaveFocus();
  });

  it('is chosen from by Enter', async () => {
    const user = userEvent.setup();
    render(<HandOver start="2026-05-15" />);
    day('Freitag, 15. Mai 2026').focus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(screen.getByText('2026-05-16')).toBeVisible();
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
