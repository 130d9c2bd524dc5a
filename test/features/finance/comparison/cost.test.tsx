import type { ReactNode } from 'react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PaymentChart } from '../../../../src/features/finance/comparison/PaymentChart';
import { StyleRoot } from '../../../../src/ui/styles';

async function show(picture: ReactNode) {
  render(<StyleRoot root={document}>{picture}</StyleRoot>);
  await userEvent.click(screen.getByRole('heading', { name: 'Ihre Zahlungen im Überblick' }));
}
const textOf = (row: HTMLElement) =>
  [...row.children].map((cell) => cell.textContent.replaceAll('\u00A0', ' ')).join(' | ');

describe('the picture of the costs', () => {
  it('is a sentence, a table and totals for those who do not see it', async () => {
    // 12 × 364.56 = 4,374.72 a year; 48 of them and 7,400 are 24,898.88, of which 22,500 are the loan.
    await show(<PaymentChart deposit={2500} monthly={364.56} months={48} final={7400} price={25_000} />);
    expect(
      screen.getByRole('img', {
        name: /^Zahlungen über 48.Monate: 2\.500.€ Anzahlung, 48 Raten zu 364,56.€, 7\.400.€ Schlussrate; zusammen 27\.398,88.€\.$/,
      }),
    ).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Zahlungen nach Jahren', hidden: true }));
    expect(table.getAllByRole('row', { hidden: true }).map(textOf)).toEqual([
      'Zeitpunkt | Zahlung | Betrag inkl. MwSt.',
      'Übergabe | Anzahlung | 2.500,00 €',
      '1. Jahr | 12 × 364,56 € | 4.374,72 €',
      '2. Jahr | 12 × 364,56 € | 4.374,72 €',
      '3. Jahr | 12 × 364,56 € | 4.374,72 €',
      '4. Jahr | 12 × 364,56 € | 4.374,72 €',
      'Ende von Monat 48 | Schlussrate | 7.400,00 €',
      'Summe aller Zahlungen | 27.398,88 €',
    ]);
    const totals = screen.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
    expect(totals).toEqual(['24.898,88 €', '2.398,88 €', '27.398,88 €']);
    expect(screen.getByText('Gesamtbetrag (Raten und Schlussrate)')).toBeVisible();
  });

  // rules/law: companies see net first.
  it('is net for companies, with the gross amounts beside it', async () => {
    await show(<PaymentChart deposit={1190} monthly={119} months={12} net={{ deposit: 1000, monthly: 100 }} />);
    expect(screen.getByRole('img', { name: /12 Raten zu 100,00.€; zusammen 2\.200,00.€ netto\.$/ })).toBeVisible();
    expect(screen.getByText('Alle Beträge netto, zuzüglich MwSt.')).toBeVisible();
    const table = within(screen.getByRole('table', { name: 'Zahlungen nach Jahren', hidden: true }));
    expect(table.getAllByRole('row', { hidden: true }).map(textOf)).toEqual([
      'Zeitpunkt | Zahlung | Betrag netto | inkl. MwSt.',
      'Übergabe | Anzahlung | 1.000,00 € | 1.190,00 €',
      '1. Jahr | 12 × 100,00 € | 1.200,00 € | 1.428,00 €',
      'Summe aller Zahlungen | 2.200,00 € | 2.618,00 €',
    ]);
  });

  it('speaks of a final instalment only where there is one', async () => {
    await show(<PaymentChart deposit={0} monthly={413.55} months={60} final={0} price={22_500} />);
    expect(screen.getByText('Gesamtbetrag (alle Raten)').nextSibling).toHaveTextContent(/^24\.813,00\s€$/);
    expect(screen.queryByText(/Schlussrate/)).toBeNull();
  });

  it('says nothing of interest where nothing is bought, and counts the months of a last year', async () => {
    await show(<PaymentChart deposit={0} monthly={100} months={13} />);
    expect(screen.queryByText('davon Zinsen')).toBeNull();
    expect(screen.getByText('2. Jahr (1 Rate)', { selector: 'span' })).toBeVisible();
  });
});
