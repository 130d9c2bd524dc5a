import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { aFile } from '../builders/files';
import { API_URL, platform, server } from '../platformServer';
import { dialog, enter, logIn, logInByHand, renderAdmin, said } from './renderAdmin';

const tenant = () => platform.tenant(1);
const UNSURE =
  /Ob die Änderung angekommen ist, ist nicht sicher\. Sehen Sie nach, bevor Sie es noch einmal versuchen\.$/;
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
  it('is decided field by field: one decision is none about the other field', async () => {
    const { user, save, sheet, typeEmail } = await openLead();
    typeEmail('neu@autohaus.de');
    await user.click(sheet.getByRole('checkbox', { name: 'Catch' }));
    Object.assign(leads()[0] ?? {}, { targetEmail: 'kollege@autohaus.de', leadSystemTargetTypes: ['DealerDesk'] });
    await save();
    const mine = await sheet.findAllByRole('button', { name: 'Meinen Wert behalten' });
    expect(mine).toHaveLength(2);
    await user.click(mine[0] ?? document.body);
    const reads = () => platform.record.filter(({ method }) => method === 'GET').length;
    const readBefore = reads();
    await save();
    await waitFor(() => expect(reads()).toBeGreaterThan(readBefore));
    // The undecided one is asked again: nothing was saved or overwritten.
    expect(await sheet.findAllByRole('button', { name: 'Meinen Wert behalten' })).toHaveLength(1);
    expect(leads()[0]).toMatchObject({ targetEmail: 'kollege@autohaus.de', leadSystemTargetTypes: ['DealerDesk'] });
    await user.click(sheet.getByRole('button', { name: 'Meinen Wert behalten' }));
    await save();
    await said('Erfolgreich gespeichert');
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
    await said('Änderung gespeichert');
    expect(tenant().products.find(({ id }) => id === product?.id)).toMatchObject({
      relatedMinEnginePower: 60,
      relatedMaxEnginePower: 80,
    });
  });
});

describe('a write without a clear answer', () => {
  it('is none after a failed read; what has not arrived is found to be missing, and sent again', async () => {
    const { user, save, sheet, typeEmail } = await openLead();
    typeEmail('neu@autohaus.de');
    Object.assign(leads()[0] ?? {}, { leadChannelTypes: ['TradeIn'] });
    let readAgain = platform.fail({ method: 'GET', path: /lead-settings/ }, 500);
    await save();
    expect(await sheet.findByText('Der Server antwortet nicht. Ihre Daten sind davon nicht betroffen.')).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Stand neu laden' })).not.toBeInTheDocument();
    readAgain();
    platform.fail({ method: 'PUT', path: /lead-settings/ }, 500, 1);
    await save();
    expect(await sheet.findByText(UNSURE)).toBeVisible();
    expect(sheet.queryByText(/Ihre Daten sind davon nicht betroffen/)).not.toBeInTheDocument();
    readAgain = platform.fail({ method: 'GET', path: /lead-settings/ }, 500);
    await user.click(sheet.getByRole('button', { name: 'Stand neu laden' }));
    expect(
      await sheet.findByText(
        /^Der Stand konnte nicht geladen werden\. Ob die Änderung angekommen ist, ist nicht sicher\./,
      ),
    ).toBeVisible();
    expect(sheet.getByRole('textbox', { name: /E-Mail/ })).toHaveValue('neu@autohaus.de');
    readAgain();
    await user.click(sheet.getByRole('button', { name: 'Stand neu laden' }));
    expect(await sheet.findByText('Die Änderung ist nicht angekommen. Speichern Sie noch einmal.')).toBeVisible();
    await save();
    await said('Erfolgreich gespeichert');
    // What a colleague changed before the first try is kept.
    expect(leads()[0]).toMatchObject({ targetEmail: 'neu@autohaus.de', leadChannelTypes: ['TradeIn'] });
  });

  it('that has arrived is no change of others: the next save goes over it without a question', async () => {
    const { save, sheet, typeEmail } = await openLead();
    typeEmail('eins@autohaus.de');
    arriveUnanswered();
    await save();
    expect(await sheet.findByText(UNSURE)).toBeVisible();
    expect(leads()[0]?.targetEmail).toBe('eins@autohaus.de');
    typeEmail('zwei@autohaus.de');
    await save();
    await said('Erfolgreich gespeichert');
    expect(leads()[0]?.targetEmail).toBe('zwei@autohaus.de');
    expect(screen.queryByText(/^Inzwischen geändert/)).not.toBeInTheDocument();
  });

  it('that has arrived is recognised by reading again; the success goes with a login that ends', async () => {
    const { user, save, sheet, typeEmail, services } = await openLead();
    typeEmail('neu@autohaus.de');
    arriveUnanswered();
    await save();
    await user.click(await sheet.findByRole('button', { name: 'Stand neu laden' }));
    await said('Erfolgreich gespeichert');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => services.session.getState().expire('token-rejected'));
    expect(await screen.findByText(/^Ihre Anmeldung ist abgelaufen\./)).toBeVisible();
    expect(screen.queryByText(/^Erfolgreich/)).not.toBeInTheDocument();
    expect(services.notices.getState().notices).toEqual([]);
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
    await said('Erfolgreich gespeichert');
    expect(sent).toBe(1);
  });

  it('of a deletion is unknown after 200 and 500; reading again finds the entry, or that it is gone', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/lead-settings', as: 'admin' });
    const remove = async (email: RegExp) => {
      const row = (await screen.findByRole('link', { name: email })).closest('tr') ?? document.body;
      await user.click(await within(row).findByRole('button', { name: /^Aktionen für/ }));
      await user.click(within(row).getByRole('button', { name: 'Löschen' }));
      const question = await dialog('Löschen?');
      return { question, confirm: question.getByRole('button', { name: 'Benachrichtigung löschen' }) };
    };
    const { question, confirm } = await remove(/verkauf@/);
    for (const answer of ['null', 500] as const) {
      platform.fail({ method: 'DELETE', path: /lead-settings/ }, answer, 1);
      await user.click(confirm);
      expect(await question.findByText(UNSURE)).toBeVisible();
      expect(question.getByText('Vorgang fehlgeschlagen. Bitte erneut versuchen.')).toBeVisible();
      await user.click(question.getByRole('button', { name: 'Stand neu laden' }));
      expect(await question.findByText('Der Eintrag ist noch da. Löschen Sie ihn noch einmal.')).toBeVisible();
    }
    leads().splice(0, 1);
    await user.click(question.getByRole('button', { name: 'Stand neu laden' }));
    await said('Gelöscht');
    await waitFor(() => expect(screen.queryByRole('link', { name: /verkauf@/ })).not.toBeInTheDocument());

    // An entry that somebody else has deleted meanwhile is gone, as wanted.
    const other = await remove(/crm@/);
    leads().splice(0, 1);
    await user.click(other.confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('link', { name: /crm@/ })).not.toBeInTheDocument());
    expect(screen.queryByText('Vorgang fehlgeschlagen. Bitte erneut versuchen.')).not.toBeInTheDocument();
  });
});

describe('what somebody typed', () => {
  const email = async () => (await dialog('Benachrichtigung bearbeiten')).getByRole('textbox', { name: /E-Mail/ });

  it('is nobody else’s: another person finds nothing of it, be it after an expired login or in another tab', async () => {
    const { user, services, typeEmail, path, query } = await openLead();
    typeEmail('geheim@autohaus.de');
    act(() => services.session.getState().expire('token-rejected'));
    await logInByHand(user, 'employee');
    await waitFor(() => expect(path()).toMatch(/^\/admin\/settings/));
    expect(query()).toBe('');
    await user.click(await screen.findByRole('link', { name: 'Benachrichtigungen' }));
    await user.click(await screen.findByRole('link', { name: /verkauf@/ }));
    const theirs = await email();
    expect(theirs).toHaveDisplayValue(/^verkauf@/);
    enter(theirs, 'geheim@autohaus.de');
    act(() => logIn(services, 'admin'));
    await waitFor(() => expect(screen.queryByDisplayValue('geheim@autohaus.de')).not.toBeInTheDocument());
  });

  it('is lost by a logout, which says so, asks no second time and happens', async () => {
    const { user, services, typeEmail, path } = await openLead();
    typeEmail('neu@autohaus.de');
    await user.click(screen.getByRole('button', { name: 'Abmelden', hidden: true }));
    const question = await dialog('Möchten Sie sich abmelden?');
    expect(question.getByText(/gehen dabei verloren/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Abmelden' }));
    expect(services.session.getState().user).toBeUndefined();
    expect(path()).toBe('/');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is forgotten when it is left by a logout', async () => {
    const { user, services, typeEmail } = await openLead();
    typeEmail('neu@autohaus.de');
    act(() => services.session.getState().logOut());
    await logInByHand(user, 'admin');
    if (screen.queryByRole('dialog', { name: 'Benachrichtigung bearbeiten' }) === null)
      await user.click(await screen.findByRole('link', { name: /verkauf@/ }));
    expect(await email()).toHaveDisplayValue(/^verkauf@/);
  });
});

describe('the settings', () => {
  it('show the address of terms that were uploaded, and a replaced one', async () => {
    tenant().settings.shopTermsOfServiceDocumentUrl = undefined;
    const { user } = renderAdmin({ at: '/admin/settings/dealer-settings?bereich=dokumente', as: 'admin' });
    const terms = await screen.findByRole('textbox', { name: 'AGB' });
    expect(terms).toHaveValue('');
    expect(terms).toHaveAccessibleDescription(/^Fehlt: /);
    await user.click(screen.getByRole('button', { name: 'AGB als PDF hochladen' }));
    await user.upload(screen.getByLabelText('AGB als PDF'), aFile('agb.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'AGB' })).toHaveDisplayValue(/agb\.pdf$/));
    expect(screen.queryByText(/^Fehlt: /)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'AGB als PDF hochladen' }));
    await user.upload(screen.getByLabelText('AGB als PDF'), aFile('agb-neu.pdf'));
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
    await said('Erfolgreich gespeichert');
  });
});

it('a page turned by a key keeps the focus in the rows, also where the last page is short', async () => {
  const { user } = renderAdmin({ at: '/admin/settings/invalid-vehicles?ansicht=alle', as: 'admin' });
  const links = () => screen.queryAllByRole('link').filter((link) => link.dataset.entry !== undefined);
  await waitFor(() => expect(links()).toHaveLength(7));
  act(() => links()[6]?.focus());
  const before = links()[6]?.dataset.entry;
  await user.keyboard('{PageDown}');
  await waitFor(() => expect(links().map((link) => link.dataset.entry)).not.toContain(before));
  expect(links()).toHaveLength(2);
  await waitFor(() => expect(links().at(-1)).toHaveFocus());
  await user.keyboard('{PageUp}');
  await waitFor(() => expect(links().map((link) => link.dataset.entry)).toContain(before));
  expect(links()).toContain(document.activeElement);
});

it('a refusal is said at its field and in the summary, which has the focus; the rest stands on top', async () => {
  const { sheet, save, typeEmail } = await openLead();
  server.use(
    http.put(`${API_URL}/v2/vehicle-dealer/:adminId/lead-settings/:id`, () =>
      HttpResponse.json({ errors: { TargetEmail: ['Adresse wird schon benutzt'], Quota: ['voll'] } }, { status: 422 }),
    ),
  );
  typeEmail('neu@autohaus.de');
  await save();
  const summary = await sheet.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(within(summary).getByRole('button', { name: 'E-Mail: Adresse wird schon benutzt' })).toBeVisible();
  expect(within(summary).getByText('Die Plattform lehnt eine Angabe ab, die hier kein Feld hat: voll')).toBeVisible();
  expect(within(summary).queryByText(/Quota/)).not.toBeInTheDocument();
  // The cause is known: pressing again would not help.
  expect(sheet.queryByText('Vorgang fehlgeschlagen. Bitte erneut versuchen.')).not.toBeInTheDocument();
  expect(sheet.getByText('Die Änderung wurde nicht gespeichert: Die Plattform lehnt eine Angabe ab.')).toBeVisible();
  expect(sheet.getByText('Prüfen Sie Ihre Eingaben.')).toBeVisible();
  const email = sheet.getByRole('textbox', { name: /E-Mail/ });
  expect(email).toHaveAccessibleDescription(expect.stringContaining('Adresse wird schon benutzt'));
  expect(email).toHaveValue('neu@autohaus.de');
});

it('a refusal of the settings is said at their fields, in sections that are not open, too', async () => {
  const { user } = renderAdmin({ at: '/admin/settings/dealer-settings?bereich=dokumente', as: 'admin' });
  server.use(
    http.put(`${API_URL}/v2/vehicle-dealer/:adminId/vehicle-dealer-settings/:id`, () =>
      HttpResponse.json(
        { errors: { UiBorderRadiusFull: ['zu rund'], 'FileServerSettings.Host': ['nicht erreichbar'] } },
        { status: 422 },
      ),
    ),
  );
  enter(await screen.findByRole('textbox', { name: 'Impressum' }), 'https://www.autohaus.de/impressum-neu');
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  const summary = within(await screen.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }));
  const host = await screen.findByRole('textbox', { name: 'Fahrzeug-Export: Server' });
  expect(host).toHaveAccessibleDescription(expect.stringContaining('nicht erreichbar'));
  await user.click(summary.getByRole('button', { name: 'Darstellung, Rundung der Ecken: zu rund' }));
  const radius = screen.getByRole('textbox', { name: 'Rundung der Ecken' });
  await waitFor(() => expect(radius).toHaveFocus());
  expect(radius).toHaveAccessibleDescription(expect.stringContaining('zu rund'));
});
