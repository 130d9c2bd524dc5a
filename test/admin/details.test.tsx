import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { saved } from '../doubles/fileSaver';
import { platform, server } from '../platformServer';
import { dialog, renderAdmin } from './renderAdmin';
import { holdClock } from '../now';

const tenant = () => platform.tenant(1);

async function open(address: string, title: string, as: 'employee' | 'admin' = 'admin') {
  const admin = renderAdmin({ at: `/admin/settings/${address}`, as });
  await screen.findByRole('heading', { level: 1, name: title });
  return admin;
}

const openList = async (...parts: Parameters<typeof open>) => {
  const admin = await open(...parts);
  await screen.findByText(/^\d+ \/ [\d.]+$/);
  return admin;
};

const firstMenu = async () => (await screen.findAllByRole('button', { name: /^Aktionen für/ }))[0] ?? document.body;
const lastSaved = () => saved.at(-1)?.name;

describe('what is downloaded', () => {
  it('is the withdrawal form of a location, and a failure is said', async () => {
    const { user } = await openList('locations', 'Standorte', 'employee');
    await user.click(await firstMenu());
    await user.click(screen.getByRole('button', { name: 'Widerrufsformular (PDF)' }));
    await waitFor(() => expect(lastSaved()).toBe('widerrufsformular.pdf'));
    platform.fail({ method: 'POST', path: /files\/cancellation/ }, 500);
    await user.click(await firstMenu());
    await user.click(screen.getByRole('button', { name: 'Widerrufsformular (PDF)' }));
    expect(
      await screen.findByText('Das PDF konnte nicht geladen werden. Bitte versuchen Sie es erneut.'),
    ).toBeVisible();
  });

  it('is named while it lasts, one at a time, and can be stopped', async () => {
    const { user } = await openList('sales-contracts', 'Kaufverträge', 'employee');
    const before = saved.length;
    const release = platform.hold('/salesContracts/');
    const [download, other] = await screen.findAllByRole('button', { name: /^„.*“ als PDF herunterladen$/ });
    await user.click(download ?? document.body);
    expect(await screen.findByText(/^Das PDF zu „.*“ wird geladen …/)).toBeVisible();
    await user.click(other ?? document.body);
    await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
    expect(screen.queryByText(/wird geladen …/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    release();
    await user.click(download ?? document.body);
    await waitFor(() => expect(saved).toHaveLength(before + 1));
    expect(screen.queryByText(/konnte nicht geladen werden/)).not.toBeInTheDocument();
  });

  it('says nothing but that the login is over where that is why it failed', async () => {
    const { user, services } = await openList('sales-contracts', 'Kaufverträge', 'employee');
    platform.fail({ method: 'GET', path: /salesContracts\// }, 401);
    const [download] = await screen.findAllByRole('button', { name: /^„.*“ als PDF herunterladen$/ });
    await user.click(download ?? document.body);
    expect(await screen.findByText(/^Ihre Anmeldung ist abgelaufen\./)).toBeVisible();
    expect(services.notices.getState().notices).toEqual([]);
  });

  it('are all contracts of a month in one file; what failed is named, loaded again, and the whole saved', async () => {
    const { contracts } = platform.tenant(1).admin;
    for (const contract of contracts) contract.ctime = contracts[0]?.ctime ?? 0;
    const { user } = await openList('sales-contracts', 'Kaufverträge', 'employee');
    await user.click(await screen.findByRole('button', { name: 'PDFs eines Monats' }));
    const files = await dialog('PDFs eines Monats');
    const month = files.getByRole<HTMLSelectElement>('combobox', { name: 'Monat' });
    const [, count = ''] = /^\S+ 20\d\d \((\d+) Vertr/.exec(month.selectedOptions[0]?.text ?? '') ?? [];
    expect(Number(count)).toBeGreaterThan(1);
    platform.fail({ method: 'GET', path: /salesContracts\// }, 404, 1);
    const release = platform.hold('/salesContracts/');
    await user.click(files.getByRole('button', { name: `${count} Verträge laden` }));
    await files.findByRole('button', { name: 'Anhalten' });
    const asked = () => platform.record.filter(({ path }) => /salesContracts\/./.test(path)).length;
    // Four beside each other, no more.
    await waitFor(() => expect(asked()).toBe(Math.min(4, Number(count))));
    // The pressed button is gone.
    expect(files.getAllByRole('status').some((each) => each === document.activeElement)).toBe(true);
    release();
    const rest = Number(count) - 1;
    const loaded = rest === 1 ? '1 Vertrag' : `${rest} Verträge`;
    expect(await files.findByText(`${loaded} geladen, 1 nicht`)).toBeVisible();
    expect(files.getByText('Nicht geladen')).toBeVisible();
    expect(files.getByRole('button', { name: `${loaded} speichern` })).toBeVisible();
    await user.click(files.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await files.findByText(`${count} Verträge gespeichert.`)).toBeVisible();
    expect(lastSaved()).toMatch(/^kaufvertraege-20\d\d-\d\d\.zip$/);
  });

  it('is a sales contract, and a failure is said', async () => {
    const { user } = await openList('sales-contracts', 'Kaufverträge', 'employee');
    const [download] = await screen.findAllByRole('button', { name: /^„.*“ als PDF herunterladen$/ });
    await user.click(download ?? document.body);
    await waitFor(() => expect(lastSaved()).toMatch(/^kaufvertrag-.*\.pdf$/));
    platform.fail({ method: 'GET', path: /salesContracts\// }, 500);
    await user.click(download ?? document.body);
    expect(
      await screen.findByText('Das PDF konnte nicht geladen werden. Bitte versuchen Sie es erneut.'),
    ).toBeVisible();
  });

  it('is the report of the refused vehicles, and a failure is said', async () => {
    const { user } = await openList('invalid-vehicles', 'Ungültige Fahrzeuge', 'employee');
    await user.click(await screen.findByRole('button', { name: 'PDF-Bericht herunterladen' }));
    await waitFor(() => expect(lastSaved()).toBe('ungueltige-fahrzeuge.pdf'));
    platform.fail({ method: 'GET', path: /invalid-vehicles\/pdf/ }, 404);
    await user.click(screen.getByRole('button', { name: 'PDF-Bericht herunterladen' }));
    expect(await screen.findByText(/^Das PDF konnte nicht geladen werden\./)).toBeVisible();
  });
});

describe('the menu', () => {
  it('has trade-ins, condition reports and analysis only where the shop has their tabs', async () => {
    tenant().settings.uiVehicleDetailsAvailableChildRoutes = ['uebersicht'];
    await open('release-notes', 'Release Notes');
    for (const name of [/^Inzahlungnahmen/, 'Zustandsberichte', 'Analyse'])
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Kaufverträge/ })).toBeVisible();
  });

  it.each([
    ['Onboarding', 'Onboarding'],
    ['Staging', 'Staging'],
    ['Production', 'Produktion'],
  ] as const)('names the environment %s', async (type, name) => {
    tenant().settings.environmentTypeToString = type;
    await open('contacts', 'Ansprechpartner');
    expect(screen.getByText(name)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Händlerbereich' })).toHaveAttribute(
      'data-environment',
      type.toLowerCase(),
    );
  });
});

describe('a page that the platform refuses', () => {
  it('says so, and leads to the first one', async () => {
    server.use(http.get('*/v2/vehicle-dealer/:dealer/users', () => new HttpResponse(null, { status: 403 })));
    const { user, path } = renderAdmin({ at: '/admin/settings/customers', as: 'employee' });
    expect(await screen.findByText('Für diesen Bereich fehlt Ihnen die Berechtigung.')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Kunden' })).not.toBeInTheDocument();
    await user.click(screen.getByText('Zum ersten Bereich'));
    expect(path()).toBe('/admin/settings/today');
  });
});

describe('a message', () => {
  it('goes after 3.25 seconds, a failure stays', async () => {
    holdClock();
    await openList('contacts', 'Ansprechpartner');
    const remove = async () => {
      fireEvent.click(await firstMenu());
      fireEvent.click(screen.getByRole('button', { name: 'Löschen' }));
      const question = await dialog('Löschen?');
      fireEvent.click(question.getByRole('button', { name: 'Ansprechpartner löschen' }));
    };
    await remove();
    expect(await screen.findByText('Gelöscht')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(3_250));
    expect(screen.queryByText('Gelöscht')).not.toBeInTheDocument();
    platform.fail({ method: 'DELETE', path: /\/contacts\// }, 500);
    await remove();
    const failure = 'Vorgang fehlgeschlagen. Bitte erneut versuchen.';
    await screen.findByText(failure);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText(failure)).toBeVisible();
  });
});

describe('Analyse', () => {
  it('says when it does not load, and loads again', async () => {
    holdClock();
    const { settings } = tenant();
    settings.content = { ...settings.content, analyticsDashboardUrl: 'https://platform.test/dashboard' };
    await open('analytics', 'Analyse');
    expect(screen.getByRole('link', { name: /^In neuem Tab öffnen/ })).toBeVisible();
    fireEvent.click(await screen.findByRole('button', { name: 'Einmal laden' }));
    const frame = () => screen.getByTitle('Analyse: Kennzahlen Ihres Shops');
    const first = frame();
    await act(() => vi.advanceTimersByTimeAsync(15_100));
    expect(screen.getByText('Die Auswertung lädt nicht.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Erneut laden' }));
    expect(screen.queryByText('Die Auswertung lädt nicht.')).not.toBeInTheDocument();
    expect(frame()).not.toBe(first);
    fireEvent.load(frame());
    await act(() => vi.advanceTimersByTimeAsync(15_100));
    expect(screen.queryByText('Die Auswertung lädt nicht.')).not.toBeInTheDocument();
  });
});

describe('Benachrichtigungen', () => {
  it('say which trigger reaches nobody, or only some', async () => {
    const { leadSettings } = tenant().admin;
    leadSettings.splice(
      0,
      leadSettings.length,
      ...leadSettings.filter(({ leadChannelTypes: to }) => !to?.includes('TradeIn')),
    );
    await open('lead-settings', 'Benachrichtigungen');
    expect(await screen.findByText(/^Für „Inzahlungnahme“ ist niemand eingetragen\.$/)).toBeVisible();
    expect(screen.getByText(/^Für „Bestellung später fortsetzen“ haben alle Empfänger Filter: /)).toBeVisible();
  });
});

describe('a selection', () => {
  it('takes all hits, or a range by Shift, and survives another page; many want their number typed', async () => {
    const { user } = await openList('cross-selling', 'Crossselling-Produkte');
    const shown = tenant().products.filter(({ isFromAccessoriesNav }) => !isFromAccessoriesNav).length;
    await user.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
    expect(screen.getByText(/^7 ausgewählt/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: `Alle ${shown} Treffer auswählen` }));
    expect(screen.getByText(new RegExp(`^${shown} ausgewählt`))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Löschen' }));
    const question = await dialog('Löschen?');
    expect(question.getByRole('textbox', { name: /^Tippen Sie zur Bestätigung: \d+$/ })).toBeVisible();
    expect(question.getByRole('button', { name: /^\d+ Einträge löschen$/ })).toBeDisabled();
    await user.click(question.getByRole('button', { name: 'Abbrechen' }));
    await user.click(screen.getByRole('button', { name: 'Auswahl aufheben' }));
    const boxes = await screen.findAllByRole('checkbox', { name: /^„.+“ auswählen$/ });
    await user.click(boxes[0] ?? document.body);
    await user.keyboard('{Shift>}');
    await user.click(boxes[3] ?? document.body);
    await user.keyboard('{/Shift}');
    expect(screen.getByText(/^4 ausgewählt/)).toBeVisible();
    fireEvent.keyDown(screen.getByRole('heading', { level: 1 }), { key: 'PageDown' });
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Seite' })).toHaveValue('2'));
    expect(screen.getByText(/^4 ausgewählt/)).toBeVisible();
  });
});

describe('Produkte', () => {
  it('say that one without a price is only asked for, and that a relation fits nothing', async () => {
    tenant().vehicles.length = 0;
    const { user } = await openList('cross-selling', 'Crossselling-Produkte');
    await user.click(screen.getByRole('button', { name: 'Produkt anlegen' }));
    const sheet = await dialog('Produkt anlegen');
    expect(sheet.getByText(/Ohne Preis wird das Produkt nur unverbindlich angefragt\.$/)).toBeVisible();
    await user.click(sheet.getByRole('radio', { name: 'Bestimmte Fahrzeuge' }));
    expect(await sheet.findByText('Gilt derzeit für kein Fahrzeug.')).toBeVisible();
  });
});

describe('Einstellungen', () => {
  it('move a benefit by buttons, with the focus and a word about its place', async () => {
    tenant().settings.uiMarketingBenefits = ['Eins', 'Zwei', 'Drei'];
    const { user } = await open('dealer-settings?bereich=inhalt', 'Einstellungen');
    const line = (at: number) => screen.getByRole('textbox', { name: `Vorteile, ${at}` });
    await waitFor(() => expect(line(1)).toHaveValue('Eins'));
    await user.click(line(2));
    await user.click(screen.getByRole('button', { name: 'Vorteile, 1: nach unten' }));
    expect(line(2)).toHaveValue('Eins');
    expect(line(2)).toHaveFocus();
    expect(await screen.findByText('Position 2 von 3')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(line(3)).toHaveFocus();
    await user.paste('Vier\n\nFünf');
    expect(line(3)).toHaveValue('Vier');
    expect(line(4)).toHaveValue('Fünf');
    fireEvent.change(line(4), { target: { value: 'Fünf und\nsechs' } });
    expect(line(4)).toHaveValue('Fünf und sechs');
    await user.click(screen.getByRole('button', { name: 'Vorteile, 1: entfernen' }));
    expect(line(1)).toHaveValue('Eins');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    expect(tenant().settings.uiMarketingBenefits).toEqual(['Eins', 'Vier', 'Fünf und sechs', 'Drei']);
  });

  it('say in the question that a header picture could not be deleted', async () => {
    const { user } = await open('dealer-settings', 'Einstellungen');
    const section = within(await screen.findByRole('region', { name: 'Kopfbilder' }));
    await user.click(await section.findByRole('button', { name: 'Kopfbild 1 löschen' }));
    platform.fail({ method: 'DELETE', path: /headerImages/ }, 500, 1);
    const question = await dialog('Löschen?');
    await user.click(question.getByRole('button', { name: 'Kopfbild löschen' }));
    expect(await question.findByText('Vorgang fehlgeschlagen. Bitte erneut versuchen.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Kopfbild löschen' }));
    expect(await screen.findByText('Gelöscht')).toBeVisible();
    expect(screen.queryByText('Vorgang fehlgeschlagen. Bitte erneut versuchen.')).not.toBeInTheDocument();
  });
});
