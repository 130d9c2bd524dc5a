import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pages } from '../../src/admin/resources';
import { aFile } from '../builders/files';
import { API_URL, platform, server } from '../platformServer';
import { dialog, logIn, logInByHand, renderAdmin } from './renderAdmin';

const tenant = () => platform.tenant(1);
const UNSURE = 'Ob die Änderung angekommen ist, ist nicht sicher.';
const leads = () => tenant().admin.leadSettings;

async function openLead(email = /verkauf@/) {
  const admin = renderAdmin({ at: '/admin/settings/lead-settings', as: 'admin' });
  await admin.user.click(await screen.findByRole('link', { name: email }));
  const sheet = await dialog('Benachrichtigung bearbeiten');
  const save = () => admin.user.click(sheet.getByRole('button', { name: 'Speichern' }));
  const typeEmail = (value: string) =>
    fireEvent.change(sheet.getByRole('textbox', { name: /E-Mail/ }), { target: { value } });
  return { ...admin, sheet, save, typeEmail };
}

/** Applies a PUT, but answers 500. */
const arriveUnanswered = () =>
  server.use(
    http.put(
      `${API_URL}/v2/vehicle-dealer/:adminId/lead-settings/:id`,
      async ({ request, params }) => {
        const at = leads().findIndex(({ id }) => id === params.id);
        Object.assign(leads()[at] ?? {}, await request.json());
        return new HttpResponse(null, { status: 500 });
      },
      { once: true },
    ),
  );

describe('a change that a colleague made meanwhile', () => {
  it('is kept when the first try to save fails', async () => {
    const { save, sheet, typeEmail } = await openLead();
    typeEmail('neu@autohaus.de');
    Object.assign(leads()[0] ?? {}, { leadChannelTypes: ['TradeIn'] });
    platform.fail({ method: 'PUT', path: /lead-settings/ }, 500, 1);
    await save();
    expect(await sheet.findByText(UNSURE)).toBeVisible();
    await save();
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    expect(leads()[0]).toMatchObject({ targetEmail: 'neu@autohaus.de', leadChannelTypes: ['TradeIn'] });
  });

  it('is decided field by field: one decision is none about the other field', async () => {
    const { user, save, sheet, typeEmail } = await openLead();
    typeEmail('neu@autohaus.de');
    await user.click(sheet.getByRole('checkbox', { name: 'Catch' }));
    Object.assign(leads()[0] ?? {}, { targetEmail: 'kollege@autohaus.de', leadSystemTargetTypes: ['DealerDesk'] });
    await save();
    const mine = await sheet.findAllByRole('button', { name: 'Meinen Wert behalten' });
    expect(mine).toHaveLength(2);
    await user.click(mine[0] ?? document.body);
    await save();
    // Both conflicts are shown again: nothing was saved or overwritten.
    await waitFor(() => expect(sheet.getAllByRole('button', { name: 'Meinen Wert behalten' })).toHaveLength(2));
    expect(leads()[0]).toMatchObject({ targetEmail: 'kollege@autohaus.de', leadSystemTargetTypes: ['DealerDesk'] });
    for (let left = 2; left > 0; left -= 1)
      await user.click(sheet.getAllByRole('button', { name: 'Meinen Wert behalten' })[0] ?? document.body);
    await save();
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    expect(leads()[0]).toMatchObject({ targetEmail: 'neu@autohaus.de', leadSystemTargetTypes: ['Email', 'Catch'] });
  });

  it('that does not fit to one’s own is shown in the form, and nothing is sent', async () => {
    const product = tenant().products.find(
      (each) => !each.isImmutable && !each.isFromAccessoriesNav && each.productType === 2,
    );
    Object.assign(product ?? {}, { isRelatedToAllCars: false, relatedMaxEnginePower: 200, relatedMinEnginePower: 50 });
    const { user } = renderAdmin({ at: `/admin/settings/cross-selling?eintrag=${product?.id ?? ''}`, as: 'admin' });
    const sheet = await dialog('Produkt bearbeiten');
    fireEvent.change(sheet.getByLabelText(/^Leistung von/), { target: { value: '100' } });
    Object.assign(product ?? {}, { relatedMaxEnginePower: 80 });
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await sheet.findByText('Dieser Eintrag wurde inzwischen von anderer Stelle geändert.')).toBeVisible();
    expect(sheet.getByLabelText(/^Leistung bis/)).toHaveValue('80');
    expect(sheet.getByLabelText(/^Leistung bis/)).toHaveAccessibleDescription(/darf nicht kleiner als „von“ sein/);
    expect(platform.record.some(({ method }) => method === 'PUT')).toBe(false);
    fireEvent.change(sheet.getByLabelText(/^Leistung von/), { target: { value: '60' } });
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Änderung gespeichert')).toBeVisible();
    expect(tenant().products.find(({ id }) => id === product?.id)).toMatchObject({
      relatedMinEnginePower: 60,
      relatedMaxEnginePower: 80,
    });
  });
});

describe('a write without a clear answer', () => {
  it('that has arrived is recognised by reading again', async () => {
    const { user, save, sheet, typeEmail } = await openLead();
    typeEmail('neu@autohaus.de');
    arriveUnanswered();
    await save();
    expect(await sheet.findByText(UNSURE)).toBeVisible();
    expect(sheet.queryByText(/Ihre Daten sind davon nicht betroffen/)).not.toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'Stand neu laden' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that has not arrived is said to be missing, and can be sent again', async () => {
    const { user, save, sheet, typeEmail } = await openLead();
    typeEmail('neu@autohaus.de');
    platform.fail({ method: 'PUT', path: /lead-settings/ }, 500, 1);
    await save();
    await user.click(await sheet.findByRole('button', { name: 'Stand neu laden' }));
    expect(await sheet.findByText('Die Änderung ist nicht angekommen. Speichern Sie noch einmal.')).toBeVisible();
    await save();
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
  });

  it('stays unsure where reading again fails', async () => {
    const { user, save, sheet, typeEmail } = await openLead();
    typeEmail('neu@autohaus.de');
    platform.fail({ method: 'PUT', path: /lead-settings/ }, 500, 1);
    await save();
    platform.fail({ method: 'GET', path: /lead-settings/ }, 500);
    await user.click(await sheet.findByRole('button', { name: 'Stand neu laden' }));
    expect(await sheet.findByText(`Der Stand konnte nicht geladen werden. ${UNSURE}`)).toBeVisible();
    expect(sheet.getByRole('textbox', { name: /E-Mail/ })).toHaveValue('neu@autohaus.de');
  });

  it('of a new entry is looked for among the entries', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/lead-settings', as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Benachrichtigung anlegen' }));
    const sheet = await dialog('Benachrichtigung anlegen');
    fireEvent.change(sheet.getByRole('textbox', { name: /E-Mail/ }), { target: { value: 'neu@autohaus.de' } });
    await user.click(sheet.getByRole('checkbox', { name: 'Bestellung' }));
    let sent = 0;
    server.use(
      http.post(`${API_URL}/v2/vehicle-dealer/:adminId/lead-settings`, async ({ request }) => {
        sent += 1;
        leads().push({
          ...((await request.json()) as typeof leads extends () => (infer L)[] ? L : never),
          id: 'new',
        });
        return new HttpResponse(null, { status: 500 });
      }),
    );
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    await user.click(await sheet.findByRole('button', { name: 'Stand neu laden' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    expect(sent).toBe(1);
  });

  it.each([
    [
      'is unknown after 200 of a notification',
      () => platform.fail({ method: 'DELETE', path: /lead-settings/ }, 'null', 1),
    ],
    ['is unknown after 500', () => platform.fail({ method: 'DELETE', path: /lead-settings/ }, 500, 1)],
  ])('of a deletion %s; reading again finds the entry, or that it is gone', async (_, fail) => {
    const { user } = renderAdmin({ at: '/admin/settings/lead-settings', as: 'admin' });
    const row = (await screen.findByRole('link', { name: /verkauf@/ })).closest('tr') ?? document.body;
    await user.click(await within(row).findByRole('button', { name: /^Aktionen für/ }));
    await user.click(within(row).getByRole('button', { name: 'Löschen' }));
    const question = await dialog('Löschen?');
    fail();
    const confirm = question.getAllByRole('button', { name: /löschen$/ }).at(-1) ?? document.body;
    await user.click(confirm);
    expect(await question.findByText(UNSURE)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Stand neu laden' }));
    expect(await question.findByText('Der Eintrag ist noch da. Löschen Sie ihn noch einmal.')).toBeVisible();
    leads().splice(0, 1);
    await user.click(question.getByRole('button', { name: 'Stand neu laden' }));
    expect(await screen.findByText('Gelöscht')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: /verkauf@/ })).not.toBeInTheDocument());
  });

  it('is none after a failed read: nothing was sent', async () => {
    const { save, sheet, typeEmail } = await openLead();
    typeEmail('neu@autohaus.de');
    platform.fail({ method: 'GET', path: /lead-settings/ }, 500);
    await save();
    expect(await sheet.findByText('Der Server antwortet nicht. Ihre Daten sind davon nicht betroffen.')).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Stand neu laden' })).not.toBeInTheDocument();
  });
});

describe('an entry that somebody else has deleted', () => {
  it('is gone, as wanted, when it is deleted here', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/lead-settings', as: 'admin' });
    const row = (await screen.findByRole('link', { name: /verkauf@/ })).closest('tr') ?? document.body;
    await user.click(await within(row).findByRole('button', { name: /^Aktionen für/ }));
    await user.click(within(row).getByRole('button', { name: 'Löschen' }));
    leads().splice(0, 1);
    const question = await dialog('Löschen?');
    await user.click(question.getAllByRole('button', { name: /löschen$/ }).at(-1) ?? document.body);
    expect(await screen.findByText('Gelöscht')).toBeVisible();
    expect(screen.queryByText('Vorgang fehlgeschlagen. Bitte erneut versuchen.')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: /verkauf@/ })).not.toBeInTheDocument());
  });
});

describe('what somebody typed', () => {
  const email = (sheet: Awaited<ReturnType<typeof dialog>>) => sheet.getByRole('textbox', { name: /E-Mail/ });

  it('is nobody else’s: another person after an expired login finds an empty area, and it is dropped', async () => {
    const { user, services, typeEmail, path, query } = await openLead();
    typeEmail('geheim@autohaus.de');
    act(() => services.session.getState().expire('token-rejected'));
    await logInByHand(user, 'employee');
    await waitFor(() => expect(path()).toMatch(/^\/admin\/settings/));
    expect(query()).toBe('');
    await user.click(await screen.findByRole('link', { name: 'Benachrichtigungen' }));
    await user.click(await screen.findByRole('link', { name: /verkauf@/ }));
    expect(email(await dialog('Benachrichtigung bearbeiten'))).toHaveDisplayValue(/^verkauf@/);
    act(() => services.session.getState().expire('token-rejected'));
    await logInByHand(user, 'admin');
    await user.click(await screen.findByRole('link', { name: 'Benachrichtigungen' }));
    await user.click(await screen.findByRole('link', { name: /verkauf@/ }));
    expect(email(await dialog('Benachrichtigung bearbeiten'))).toHaveDisplayValue(/^verkauf@/);
  });

  it('is gone where another person logs in in another tab', async () => {
    const { services, typeEmail } = await openLead();
    typeEmail('geheim@autohaus.de');
    act(() => logIn(services, 'employee'));
    await waitFor(() => expect(screen.queryByDisplayValue('geheim@autohaus.de')).not.toBeInTheDocument());
  });

  it.each(['discarded', 'left by a logout'])('is forgotten when it is %s', async (way) => {
    const { user, services, sheet, typeEmail } = await openLead();
    typeEmail('neu@autohaus.de');
    if (way === 'discarded') {
      await user.click(sheet.getByRole('button', { name: 'Abbrechen' }));
      await user.click((await dialog('Änderungen verwerfen?')).getByRole('button', { name: 'Verwerfen' }));
    } else {
      act(() => services.session.getState().logOut());
      await logInByHand(user, 'admin');
    }
    if (screen.queryByRole('dialog', { name: 'Benachrichtigung bearbeiten' }) === null)
      await user.click(await screen.findByRole('link', { name: /verkauf@/ }));
    expect(email(await dialog('Benachrichtigung bearbeiten'))).toHaveDisplayValue(/^verkauf@/);
  });
});

describe('the settings', () => {
  it('show the address of terms that were uploaded, and a replaced one', async () => {
    tenant().settings.shopTermsOfServiceDocumentUrl = undefined;
    const { user } = renderAdmin({ at: '/admin/settings/dealer-settings?bereich=dokumente', as: 'admin' });
    const terms = await screen.findByRole('textbox', { name: 'AGB' });
    expect(terms).toHaveValue('');
    expect(screen.getByText(/Es fehlt: AGB/)).toBeVisible();
    await user.upload(screen.getByLabelText(/^AGB als PDF/), aFile('agb.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'AGB' })).toHaveDisplayValue(/agb\.pdf$/));
    expect(screen.queryByText(/Es fehlt: AGB/)).not.toBeInTheDocument();
    await user.upload(screen.getByLabelText(/^AGB als PDF/), aFile('agb-neu.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'AGB' })).toHaveDisplayValue(/agb-neu\.pdf$/));
    expect(screen.queryByRole('button', { name: 'Speichern' })).not.toBeInTheDocument();
  });

  it('that were saved without an answer are recognised by reading again', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/dealer-settings?bereich=dokumente', as: 'admin' });
    fireEvent.change(await screen.findByLabelText(/^Impressum/), { target: { value: 'https://neu.test/impressum' } });
    platform.fail({ method: 'PUT', path: /vehicle-dealer-settings/ }, 500, 1);
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText(UNSURE)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stand neu laden' }));
    expect(await screen.findByText('Die Änderung ist nicht angekommen. Speichern Sie noch einmal.')).toBeVisible();
    tenant().settings.imprintUrl = 'https://neu.test/impressum';
    await user.click(screen.getByRole('button', { name: 'Stand neu laden' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
  });
});

describe('a page turned by a key', () => {
  const lists = pages.flatMap((page) => ('resource' in page ? [page.page] : []));

  it.each(lists)('keeps the focus in the rows of %s', async (page) => {
    const { user } = renderAdmin({ at: `/admin/settings/${page}`, as: 'admin' });
    const links = () => screen.queryAllByRole('link').filter((link) => link.dataset.entry !== undefined);
    await waitFor(() => expect(links().length).toBeGreaterThan(0));
    if (screen.queryByText(/^7 \/ (?:[89]|\d{2,})/) === null) return;
    act(() => links()[6]?.focus());
    const before = links()[6]?.dataset.entry;
    await user.keyboard('{PageDown}');
    await waitFor(() => expect(links().map((link) => link.dataset.entry)).not.toContain(before));
    await waitFor(() => expect(links().at(-1)).toHaveFocus());
    await user.keyboard('{PageUp}');
    await waitFor(() => expect(links().map((link) => link.dataset.entry)).toContain(before));
    expect(links()).toContain(document.activeElement);
  });
});

describe('a trade-in', () => {
  it('shows beside its value what the customer answered', async () => {
    const tradeIn = tenant().tradeIns.find((each) => each.calculationResultType === 2);
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
    const sheet = await dialog('Inzahlungnahme bearbeiten');
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

  it('is said to be saved for 2.75 s, also when its row leaves the list', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/trade-ins', as: 'employee' });
    await user.click((await screen.findAllByRole('row'))[1]?.querySelector('a') ?? document.body);
    const sheet = await dialog('Inzahlungnahme bearbeiten');
    await user.click(sheet.getByRole('radio', { name: 'Keine Bewertung möglich' }));
    await user.click(sheet.getByRole('button', { name: 'Speichern' }));
    const link = await screen.findByRole('link', { name: 'Anzeigen' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    // The timer restarts once the pointer leaves the message.
    fireEvent.focusIn(link);
    fireEvent.focusOut(link);
    await act(() => vi.advanceTimersByTimeAsync(2600));
    expect(screen.getByRole('link', { name: 'Anzeigen' })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(400));
    expect(screen.queryByRole('link', { name: 'Anzeigen' })).not.toBeInTheDocument();
  });
});

describe('the customer of a contract', () => {
  it('is none of one made by hand, and one without an account where that was deleted', async () => {
    const [first, second] = tenant().admin.contracts;
    Object.assign(first ?? {}, { vehicleDealerCustomerId: '00000000-0000-0000-0000-000000000000' });
    Object.assign(second ?? {}, { vehicleDealerCustomerId: '11111111-0000-4000-8000-000000000000' });
    tenant().admin.contracts = [first, second].flatMap((each) => each ?? []);
    renderAdmin({ at: '/admin/settings/sales-contracts', as: 'admin' });
    const rows = await waitFor(() => {
      const found = screen.getAllByRole('row').slice(1);
      expect(found).toHaveLength(2);
      return found;
    });
    expect(rows[0]).toHaveTextContent('ohne Kunde');
    expect(rows[0]).not.toHaveTextContent('(Account gelöscht)');
    expect(rows[1]).toHaveTextContent('(Account gelöscht)');
  });
});
