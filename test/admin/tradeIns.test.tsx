import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { platform } from '../platformServer';
import { dialog, enter, letter, renderAdmin, rowNames } from './renderAdmin';
import { holdClock, NOW } from '../now';

const AT = '/admin/settings/trade-ins';
const tradeIns = () => platform.tenant(1).tradeIns;
const waiting = () =>
  tradeIns()
    .filter(({ calculationResultType: type }) => type === 2)
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));

async function openList(at = AT) {
  const admin = renderAdmin({ at, as: 'employee' });
  await screen.findByRole('heading', { level: 1, name: 'Inzahlungnahmen' });
  await waitFor(() => expect(rowNames().length).toBeGreaterThan(0));
  return admin;
}

describe('the list of trade-ins', () => {
  it('begins with those that wait, turns pages, and finds a customer without the name in the address', async () => {
    const { user, query } = await openList();
    expect(rowNames()).toHaveLength(7);
    expect(screen.getByText(`7 / ${waiting().length}`)).toBeVisible();
    expect(screen.getAllByRole('cell', { name: /^Zu prüfen ?wartet \d+ Tage$/ })).toHaveLength(7);
    await user.click(await screen.findByRole('button', { name: 'Nächste Seite' }));
    await waitFor(() => expect(rowNames()).toHaveLength(waiting().length - 7));
    await user.click(screen.getByRole('button', { name: /^Alle/ }));
    enter(screen.getByRole('searchbox'), 'tauscher insignia');
    await waitFor(() => expect(rowNames()).toEqual([expect.stringContaining('Opel Insignia')]));
    expect(query()).not.toContain('tauscher');
  });
});

/** Opens the sheet of the first trade-in. */
async function openFirst(at = AT) {
  const admin = await openList(at);
  await admin.user.click(screen.getAllByRole('row')[1]?.querySelector('a') ?? document.body);
  const sheet = await dialog(/, /);
  const type = (value: string) =>
    fireEvent.change(sheet.getByRole('textbox', { name: /^Wert/ }), { target: { value } });
  const press = (name: RegExp) => admin.user.click(sheet.getByRole('button', { name }));
  return { ...admin, sheet, type, press };
}

describe('a trade-in', () => {
  it('refuses a value that is none or pays nothing, and is released after a question that names full hundreds', async () => {
    const [first] = waiting();
    const { user, sheet, type, press } = await openFirst();
    for (const value of ['viel', '99']) {
      type(value);
      await press(/^Wert freigeben$/);
      expect(await sheet.findByRole('button', { name: 'Wert: Ungültige Eingabe' })).toBeVisible();
    }
    expect(platform.record.some(({ method }) => method === 'PUT')).toBe(false);
    type('12.399');
    expect(sheet.getByText(/Der Kunde erhält 12\.300\s€ \(auf volle 100 € abgerundet\)\./)).toBeVisible();
    await press(/^Für 12\.300\s€ freigeben$/);
    const question = await dialog('Wert freigeben?');
    await user.click(question.getByRole('button', { name: /Für 12\.300\s€ freigeben/ }));
    expect(await screen.findByText(/: Änderung gespeichert\. Noch \d+ zu prüfen\.$/)).toBeVisible();
    expect(tradeIns().find(({ id }) => id === first?.id)).toMatchObject({
      calculationResultType: 1,
      customerPrice: 12_399,
    });
    expect(platform.record.find(({ method }) => method === 'PUT')?.authorization).toMatch(/^Bearer /);
  });

  it('asks about a value far outside of the calculation, and says for 2.75 seconds that it is saved', async () => {
    for (const each of waiting().slice(1)) each.calculationResultType = 1;
    for (const each of waiting()) Object.assign(each, { customerPriceMin: 10_000, customerPriceMax: 12_000 });
    const { user, sheet, type, press } = await openFirst();
    expect(sheet.getByText(/^Preisspanne der Berechnung 10\.000\s€ bis 12\.000\s€$/)).toBeVisible();
    type('14.500');
    // At the field, before anything is pressed.
    expect(await sheet.findByText(/^Der Wert liegt weit außerhalb der Preisspanne/)).toBeVisible();
    await press(/^Für 14\.500\s€ freigeben$/);
    const question = await dialog('Wert freigeben?');
    expect(question.getByText(/Der Wert liegt weit außerhalb der Preisspanne/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Abbrechen' }));
    expect(sheet.getByRole('textbox', { name: /^Wert/ })).toHaveValue('14.500');
    // Its row leaves the list, the message stays.
    holdClock();
    fireEvent.click(sheet.getByRole('button', { name: 'Nicht bewertbar' }));
    const doubt = await dialog('Keine Bewertung möglich?');
    fireEvent.click(doubt.getByRole('button', { name: 'Ohne Wert speichern' }));
    const link = await screen.findByRole('link', { name: /schreiben$/ });
    expect(screen.getByText('Änderung gespeichert')).toBeVisible();
    // The hidden value is not sent.
    expect(platform.record.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ customerPrice: 0 });
    // The timer restarts once the pointer leaves the message.
    fireEvent.focusIn(link);
    fireEvent.focusOut(link);
    await act(() => vi.advanceTimersByTimeAsync(2600));
    expect(screen.getByText('Änderung gespeichert')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(screen.queryByText('Änderung gespeichert')).not.toBeInTheDocument();
  });

  it.each([
    [22, /^Frist seit 8 Tagen abgelaufen: der Kunde kann den Wert nicht mehr einlösen\./],
    [15, /^Frist seit gestern abgelaufen: der Kunde kann den Wert nicht mehr einlösen\./],
    [14, /^Das Angebot gilt bis \d\d\.\d\d\.20\d\d\.$/],
  ])('says in the question, after %d days of 14, whether the customer can use the value', async (days, text) => {
    const [first] = waiting();
    platform.tenant(1).settings.tradeInValidityInDays = 14;
    for (const each of waiting().slice(1)) each.calculationResultType = 1;
    Object.assign(first ?? {}, { createdAt: new Date(NOW.getTime() - days * 86_400_000).toISOString() });
    const { type, press } = await openFirst();
    type('7.000');
    await press(/^Für 7\.000\s€ freigeben$/);
    expect((await dialog('Wert freigeben?')).getByText(text)).toBeVisible();
  });

  it('saved without a value comes back with the value that this has dropped', async () => {
    const [first] = waiting();
    if (first === undefined) throw new Error('no trade-in');
    for (const each of waiting().slice(1)) each.calculationResultType = 1;
    first.customerPrice = 4700;
    const now = () => tradeIns().find(({ id }) => id === first.id);
    const { user, press } = await openFirst();
    await press(/^Nicht bewertbar$/);
    await user.click((await dialog('Keine Bewertung möglich?')).getByRole('button', { name: 'Ohne Wert speichern' }));
    await user.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText('Rückgängig gemacht')).toBeVisible();
    expect(now()).toMatchObject({ calculationResultType: 2, customerPrice: 4700 });
  });

  it('leads to the next one, which names the saved one; phone and mail are links', async () => {
    const { sheet, type, press } = await openFirst();
    const [first = ''] = rowNames();
    const second = waiting()[1]?.customer?.lastName ?? '-';
    expect(sheet.getByRole('link', { name: /anrufen$/ })).toHaveAttribute('href', expect.stringMatching(/^tel:\+/));
    expect(sheet.getByRole('link', { name: /@/ })).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
    type('5.000');
    await press(/^Speichern und nächste$/);
    const saved = await screen.findByText(/: Änderung gespeichert\. Noch \d+ zu prüfen\.$/);
    expect(saved).toHaveTextContent(first);
    await dialog(new RegExp(`, .* ${second}$`));
  });

  it('ends with an answer: the customer without an account is written to by the own mail program', async () => {
    const [first] = waiting();
    for (const each of waiting().slice(1)) each.calculationResultType = 1;
    const { user, query, sheet, type, press } = await openFirst();
    type('7.050');
    await press(/^Für 7\.000\s€ freigeben$/);
    await user.click((await dialog('Wert freigeben?')).getByRole('button', { name: /freigeben$/ }));
    await waitFor(() => expect(sheet.queryByRole('textbox')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('link', { name: /schreiben$/ }));
    const message = await letter();
    const car = `${first?.manufacturer} ${first?.model}`;
    const send = message.getByRole('link', { name: 'Im E-Mail-Programm öffnen' });
    const text = decodeURIComponent(send.getAttribute('href') ?? '');
    expect(text).toMatch(new RegExp(`^mailto:${first?.customer?.email}\\?subject=Ihr ${car}: 7\\.000\\s€`));
    expect(text).toContain(`Guten Tag ${first?.customer?.firstName} ${first?.customer?.lastName},`);
    // What a placeholder does not tell stops it.
    const body = message.getByRole('textbox', { name: 'Nachricht' });
    const { value } = body as HTMLTextAreaElement;
    enter(body, `${value} {Wert}`);
    expect(fireEvent.click(send)).toBe(false);
    expect((await message.findAllByText(/Noch auszufüllen: {Wert}/))[0]).toBeVisible();
    enter(body, value);
    fireEvent.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // Back in the view that it came from.
    expect(query()).toBe('');
  });

  it('says when all is checked, and leads back to Heute', async () => {
    for (const each of waiting()) each.calculationResultType = 1;
    const { user, path } = renderAdmin({ at: `${AT}?ansicht=zu-pruefen`, as: 'employee' });
    expect(await screen.findByRole('heading', { name: 'Alles geprüft.' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Zurück zu Heute' }));
    expect(path()).toBe('/admin/settings/today');
  });

  it('comes oldest first, and the newest leads no further', async () => {
    const queue = waiting();
    const { sheet } = await openFirst();
    expect(sheet.getByRole('heading', { level: 2 })).toHaveTextContent(
      `${queue[0]?.manufacturer} ${queue[0]?.model}, `,
    );
    cleanup();
    renderAdmin({ at: `${AT}?eintrag=${queue.at(-1)?.id ?? ''}`, as: 'employee' });
    const last = await dialog(/, /);
    expect(last.getByRole('button', { name: 'Speichern' })).toBeVisible();
    expect(last.queryByRole('button', { name: 'Speichern und nächste' })).not.toBeInTheDocument();
  });

  it('shows beside its value what the customer answered', async () => {
    const tradeIn = tradeIns().find((each) => each.calculationResultType === 2);
    Object.assign(tradeIn ?? {}, {
      calculationRequestSummaryHtml: undefined,
      isImport: true,
      hasRunningFunding: 'false',
      carOwnerCountType: 4,
      hadAnyAccident: true,
      isAccidentRepaired: false,
      interiorConditionType: 'hardly_used',
      exterieurConditionType: 'VERY_NEW',
    });
    renderAdmin({ at: `/admin/settings/trade-ins?eintrag=${tradeIn?.id ?? ''}`, as: 'employee' });
    const sheet = await dialog(/, /);
    const facts = Object.fromEntries(
      sheet.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(facts).toMatchObject({
      Importfahrzeug: 'Ja',
      'Laufende Finanzierung': 'Nein',
      'Anzahl der Halter': '4 oder mehr',
      Unfall: 'Ja',
      'Unfallschaden repariert': 'Nein',
      'Zustand innen': 'Starke Gebrauchsspuren',
      'Zustand außen': 'VERY NEW',
    });
  });

  it('that is released is locked, and says why', async () => {
    const { sheet } = await openFirst(`${AT}?ansicht=freigegeben`);
    expect(
      sheet.getByText('Die Inzahlungnahme wurde bereits freigeben und kann nicht bearbeitet werden.'),
    ).toBeVisible();
    expect(sheet.queryByRole('button', { name: /^Speichern|freigeben$/ })).not.toBeInTheDocument();
    expect(within(screen.getByRole('table')).getAllByText('Freigegeben').length).toBeGreaterThan(1);
  });
});
