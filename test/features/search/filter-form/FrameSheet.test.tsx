import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { platform } from '../../../platformServer';
import { renderApp } from '../../../render';

const QUESTION = 'Bar kaufen, finanzieren oder leasen?';
const counts = () => platform.record.filter(({ path }) => path.includes('property-values-extended'));
const lineOf = (text: RegExp | string) => screen.findByRole('button', { name: text });

// rules/search: frame.
it('asks how somebody wants to pay, takes it over at once, counts, and leaves all as it was at Escape', async () => {
  const { user, environment } = renderApp();
  await screen.findByText(/^Angezeigt/);
  await user.click(await lineOf(QUESTION));
  const sheet = await screen.findByRole('dialog', { name: 'Mein Rahmen' });
  const form = within(sheet);
  expect(form.getByText('Achtung! Kreditaufnahme kostet Geld.')).toBeVisible();
  expect(form.queryByRole('textbox', { name: 'Anzahlung in €' })).toBeNull();

  await user.click(form.getByRole('radio', { name: 'Finanzierung' }));
  const deposit = form.getByRole('textbox', { name: 'Anzahlung in €' });
  expect(deposit).toHaveValue('');
  expect(deposit).toHaveAccessibleDescription(/^0 bis 50\.000\s€$/);
  expect(form.getByText('Gilt für alle Fahrzeuge, ohne Angabe wie im Beispiel der Bank.')).toBeVisible();
  await user.type(deposit, '4.000,-{Enter}');
  await user.type(form.getByRole('textbox', { name: 'Laufzeit' }), '47{Enter}');
  expect(form.getByRole('slider', { name: 'Laufzeit, Regler' })).toHaveAttribute('aria-valuetext', '48 Monate');
  await user.click(form.getByRole('radio', { name: 'Ohne Schlussrate' }));
  await waitFor(() => expect(environment.history.current.location.search).toContain('contract%3DwithoutBalloon'));
  await user.click(form.getByRole('radio', { name: 'Beliebig' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Monatliche Rate bis' }), '300');
  await waitFor(() => expect(environment.history.current.location.search).toContain('prices%3Drate'));
  expect(await form.findByRole('button', { name: /^\d+ Ergebnisse? Anzeigen$/ })).toBeVisible();
  // What may be within 300 € with this deposit and these months.
  expect(counts().at(-1)?.query).toMatchObject({ maxMonthlyFinancingRateExample: '529' });
  const { search } = environment.history.current.location;
  expect(decodeURIComponent(search)).toContain('prices=rate&deposit=4000&months=48');

  await user.click(form.getByRole('button', { name: /Anzeigen$/ }));
  const line = /^Mein Rahmen: Finanzierung\s· bis\s300\s€\sim\sMonat\s· 4\.000\s€\sAnzahlung\s· 48\sMonate$/;
  await user.click(await lineOf(line));
  const again = within(await screen.findByRole('dialog', { name: 'Mein Rahmen' }));
  await user.clear(again.getByRole('textbox', { name: 'Anzahlung in €' }));
  await user.tab();
  await user.click(again.getByRole('radio', { name: 'Leasing' }));
  await user.selectOptions(again.getByRole('combobox', { name: 'Monatliche Rate bis' }), '');
  fireEvent(screen.getByRole('dialog', { name: 'Mein Rahmen' }), new Event('cancel', { cancelable: true }));
  expect(await lineOf(line)).toBeVisible();
  expect(environment.history.current.location.search).toBe(search);

  await user.click(await lineOf(line));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Zurücksetzen' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Schließen' }));
  expect(await lineOf(QUESTION)).toBeVisible();
  expect(environment.history.current.location.search).not.toMatch(/prices|Rate|deposit/);
});

it('is a question about the ways that the dealer offers, and none without any', async () => {
  const { settings } = platform.tenant(1);
  settings.leasingCalculationProviderTypes = [];
  const { unmount } = renderApp();
  expect(await lineOf('Bar kaufen oder finanzieren?')).toBeVisible();
  unmount();
  settings.financingCalculationProviderTypes = [];
  renderApp();
  await screen.findByText(/^Angezeigt/);
  expect(screen.queryByRole('button', { name: /finanzieren|leasen/ })).toBeNull();
});

it('searches by the visitor’s own rate, says so, and by how much a vehicle misses it', async () => {
  const search = 'carType=PKW&maxMonthlyFinancingRateExample=300&prices=rate&deposit=0&months=12';
  renderApp({ at: `/?carQueryParams=${encodeURIComponent(search)}` });
  expect((await screen.findAllByText(/^\+\s(?:etwa )?\d[\d.]*\s€ über Ihrem Rahmen$/)).length).toBeGreaterThan(0);
  expect(
    screen.getByRole('button', { name: /^Filter Rate: bis 300\s€ mit meiner Anzahlung entfernen$/ }),
  ).toBeVisible();
  expect(counts().at(-1)?.query).toMatchObject({ maxMonthlyFinancingRateExample: '300' });
});

/** A card above the visitor's bound, over fewer months than its bank's example. */
const ABOVE = 'searchTerm=BE-VW-BANK&maxMonthlyFinancingRateExample=600&prices=rate&deposit=0&months=12';
function openAbove() {
  // Cards ask the bank once they are in view.
  vi.stubGlobal('IntersectionObserver', function Observer(report: (entries: { isIntersecting: boolean }[]) => void) {
    return { observe: () => report([{ isIntersecting: true }]), disconnect: vi.fn() };
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  renderApp({ at: `/?carQueryParams=${encodeURIComponent(ABOVE)}` });
}
const ESTIMATE = /^\+\setwa \d[\d.]*\s€ über Ihrem Rahmen$/;

it('says ‘etwa’ until the bank has answered', async () => {
  const answer = platform.hold('/carfinancings/result');
  openAbove();
  expect(await screen.findByText(ESTIMATE)).toBeVisible();
  answer();
  expect(await screen.findByText(/^\+\s\d[\d.]*\s€ über Ihrem Rahmen$/)).toBeVisible();
});

it.each([503, 409, 'html', 'wrong-types'] as const)(
  'keeps the estimate, and says that the rate does not know the visitor’s terms, where the bank answers %s',
  async (fault) => {
    platform.fail('/carfinancings/result', fault);
    openAbove();
    expect(await screen.findByText(/^Rate der Bank, nicht mit Ihren Angaben\./)).toBeVisible();
    expect(screen.getByText(ESTIMATE)).toBeVisible();
  },
);

it('asks the bank again for a card that comes back into view, where it had no time for it', async () => {
  const reports = new Set<(entries: { isIntersecting: boolean }[]) => void>();
  vi.stubGlobal('IntersectionObserver', function Observer(report: (entries: { isIntersecting: boolean }[]) => void) {
    return { observe: () => reports.add(report), disconnect: () => reports.delete(report) };
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const see = (isIntersecting: boolean) =>
    act(() => {
      for (const report of reports) report([{ isIntersecting }]);
    });
  const undo = platform.fail('/carfinancings/result', 429);
  renderApp({ at: `/?carQueryParams=${encodeURIComponent(ABOVE)}` });
  await screen.findByText(ESTIMATE);
  see(true);
  expect(await screen.findByText(/^Rate der Bank, nicht mit Ihren Angaben\./)).toBeVisible();
  see(false);
  undo();
  see(true);
  expect(await screen.findByText(/^\+\s\d[\d.]*\s€ über Ihrem Rahmen$/)).toBeVisible();
  expect(screen.queryByText(/nicht mit Ihren Angaben/)).toBeNull();
});

it.each([
  [429, /ausgelastet\. Bitte versuchen Sie es in einer Minute noch einmal\./],
  [503, /ausgelastet\. Bitte versuchen Sie es in einer Minute noch einmal\./],
  [409, /^Bitte versuchen Sie es in einem Moment erneut\. Ihre Filter bleiben erhalten\./],
] as const)(
  'a list that the platform answers %i keeps the frame, says so, and is there when asked again',
  async (status, says) => {
    const undo = platform.fail('/cars/property-values-extended', status);
    const { user } = renderApp({ at: `/?carQueryParams=${encodeURIComponent(ABOVE)}` });
    expect(await screen.findByText('Die Fahrzeuge konnten nicht geladen werden.')).toBeVisible();
    expect(screen.getByText(says)).toBeVisible();
    expect(
      screen.getByRole('button', { name: /^Mein Rahmen: Finanzierung\s· bis\s600\s€\sim\sMonat\s· 0\s€\sAnzahlung/ }),
    ).toBeVisible();
    undo();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByText(ESTIMATE)).toBeVisible();
  },
);
