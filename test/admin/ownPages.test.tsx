import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { weeklyCounts } from '../../src/admin/pages/analytics';
import { dayIn } from '../../src/admin/pages/releaseNotes';
import { platform } from '../platformServer';
import { enter, renderAdmin, rowNames } from './renderAdmin';

const open = async (page: string, title: string, as: 'employee' | 'admin' = 'employee') => {
  const admin = renderAdmin({ at: `/admin/settings/${page}`, as });
  await screen.findByRole('heading', { level: 1, name: title });
  return admin;
};

describe('the release notes', () => {
  it('are shown in their order, the first one open', async () => {
    await open('release-notes', 'Release Notes');
    const titles = await screen.findAllByRole('heading', { level: 2 });
    expect(titles[0]).toHaveTextContent(/^Version 4\.2/);
    expect(titles[0]?.closest('details')).toHaveAttribute('open');
    expect(titles[1]?.closest('details')).not.toHaveAttribute('open');
  });

  // rules/admin: release notes.
  it('name their day, and are new until the login has read them', async () => {
    const badges = async () => {
      const titles = await screen.findAllByRole('heading', { level: 2 });
      return titles.map((title) => within(title.parentElement ?? title).queryByText('neu') !== null);
    };
    await open('release-notes', 'Release Notes');
    expect(await badges()).toEqual([true, true, false]);
    expect(screen.getByText('30.04.2026')).toBeVisible();
    cleanup();
    await open('release-notes', 'Release Notes');
    expect(await badges()).toEqual([false, false, false]);
  });

  it('may be none', async () => {
    platform.fail('/dev/release-notes', 'null');
    await open('release-notes', 'Release Notes');
    expect(await screen.findByText('Keine Release Notes vorhanden.')).toBeVisible();
  });
});

it.each([
  ['Version 4.2 vom 18.11.2026', '2026-11-18'],
  ['Seit 2026-11-03 neu', '2026-11-03'],
  ['Version 4.2.1', undefined],
  ['Am 31.02.2026', undefined],
])('the day of the note „%s“ is %s', (text, day) => expect(dayIn(text)).toBe(day));

it('weeks run from Monday to Sunday, the present one last', () => {
  const now = new Date('2026-05-20T10:00:00Z');
  const moments = ['2026-05-18T08:00:00Z', '2026-05-17T08:00:00Z', '2026-03-02T08:00:00Z', '2026-03-01T08:00:00Z'];
  expect(weeklyCounts([...moments, undefined], now)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
});

describe('the analytics', () => {
  it.each([
    ['https://hilfe.test', /^Der Helpdesk sagt Ihnen/],
    [undefined, /^Ihr Betreuer bei der Plattform sagt Ihnen/],
  ])('are not set up where there is no address, and with the helpdesk %s somebody helps', async (helpdesk, who) => {
    const { settings } = platform.tenant(1);
    settings.content = { ...settings.content, helpdeskUrl: helpdesk };
    await open('analytics', 'Analyse');
    expect(await screen.findByText('Für Ihren Shop ist keine Analyse eingerichtet.')).toBeVisible();
    const figures = within(await screen.findByRole('region', { name: 'Aus Ihren Listen' }));
    expect(
      figures.getByRole('link', { name: /^Inzahlungnahmen ?\d+ ?in 4 Wochen, davor \d+ ?Je Woche: (\d+, ){11}\d+$/ }),
    ).toBeVisible();
    expect(screen.getByText(who)).toBeVisible();
  });

  it('say which list is missing, beside the figures of the others', async () => {
    const undo = platform.fail({ method: 'GET', path: /salesContracts/ }, 500);
    const { user } = await open('analytics', 'Analyse');
    expect(await screen.findByText('Nicht alle Zahlen konnten geladen werden.')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Inzahlungnahmen ?\d+ ?in 4 Wochen/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Kaufverträge ?\d+ ?in 4 Wochen/ })).not.toBeInTheDocument();
    undo();
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(await screen.findByRole('link', { name: /^Kaufverträge ?\d+ ?in 4 Wochen/ })).toBeVisible();
    expect(screen.queryByText('Nicht alle Zahlen konnten geladen werden.')).not.toBeInTheDocument();
  });

  it('are loaded after consent only', async () => {
    const { settings } = platform.tenant(1);
    settings.content = { ...settings.content, analyticsDashboardUrl: 'https://platform.test/dashboard' };
    await open('analytics', 'Analyse');
    expect(document.querySelector('iframe')).toBeNull();
    expect(await screen.findByText('Auswertungen anzeigen')).toBeVisible();
    expect(screen.getByText(/platform\.test/)).toBeVisible();
  });
});

describe('invalid vehicles', () => {
  it('are listed with all reasons and the rules', async () => {
    const { user } = await open('invalid-vehicles', 'Ungültige Fahrzeuge');
    const row = await screen.findByRole('row', { name: /Enyaq/ });
    expect(
      within(row)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Angabenfehler: Verbrauch oder CO₂-Emissionen fehlen.', 'Labelfehler: Das Energielabel (PDF) fehlt.']);
    expect(screen.getByText('Wann ein Fahrzeug nicht angeboten wird')).toBeVisible();
    // What can be solved here comes first, with its way.
    expect(screen.getByText('4 / 4')).toBeVisible();
    expect(within(row).getByRole('button', { name: '„Škoda Enyaq 85“: Label hochladen' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Im Bestandssystem 5' }));
    expect(screen.queryByRole('button', { name: /Label hochladen$/ })).not.toBeInTheDocument();
  });

  it('open with every reason', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/invalid-vehicles', as: 'employee' });
    const [row] = await screen.findAllByRole('link', { name: /Volkswagen ID\.3/ });
    await user.click(row ?? document.body);
    const sheet = within(await screen.findByRole('dialog', { name: 'Fahrzeug' }));
    expect(sheet.getByText('Fahrzeugnummer')).toBeVisible();
    expect(sheet.getAllByRole('listitem').length).toBeGreaterThan(0);
    await user.click(sheet.getAllByRole('button', { name: 'Schließen' })[0] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('are told apart where several have the same number, or none', async () => {
    const one = { manufacturer: 'Opel', reasons: ['Der Preis fehlt.'] };
    platform.tenant(1).admin.invalidVehicles = [
      { ...one, model: 'Corsa', internalId: 'UV-1' },
      { ...one, model: 'Astra', internalId: 'UV-1' },
      { ...one, model: 'Mokka' },
      { ...one, model: 'Combo', vin: '2' },
    ];
    await open('invalid-vehicles', 'Ungültige Fahrzeuge');
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => /Opel (?:Corsa|Astra|Mokka|Combo)/.exec(row.textContent)?.[0]);
    await waitFor(() => expect(names()).toEqual(['Opel Corsa', 'Opel Astra', 'Opel Mokka', 'Opel Combo']));
    enter(screen.getByRole('searchbox'), 'Astra');
    await waitFor(() => expect(names()).toEqual(['Opel Astra']));
  });

  it('go with the check of the stock, whose findings are found by rule and exported', async () => {
    const { user, query } = await open('invalid-vehicles', 'Ungültige Fahrzeuge');
    await user.click(screen.getByRole('tab', { name: 'Bestandsprüfung' }));
    expect(query()).toBe('?bereich=bestand');
    expect(await screen.findByText(/geprüft · .* ohne Befund/)).toBeVisible();
    await waitFor(() => expect(rowNames().length).toBeGreaterThan(0));
    enter(screen.getByRole('searchbox'), 'energielabel');
    expect((await screen.findAllByText('Das Energielabel (PDF) fehlt.')).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'CSV' })).toBeVisible();
    expect(screen.getByText('Die Prüfung ersetzt keine Rechtsberatung.')).toBeVisible();
  });
});

describe('the findings of the check', () => {
  it('have a view for each broken rule with its number, the label in the row, and all', async () => {
    const [other] = platform.tenant(1).vehicles;
    Object.assign(other ?? {}, { initialFinancingInstallment: 99 });
    const { user, query } = await open('invalid-vehicles?bereich=bestand', 'Ungültige Fahrzeuge');
    const views = within(await screen.findByRole('group', { name: 'Ansicht' }));
    const rule = views.getByRole('button', { name: /^Energielabel fehlt/ });
    const count = /\d+$/.exec(rule.textContent)?.[0] ?? '';
    await user.click(rule);
    expect(query()).toBe('?bereich=bestand&ansicht=label');
    expect(rule).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(screen.getByText(new RegExp(`^\\d / ${count}\\b`))).toBeVisible());
    for (const row of screen.getAllByRole('row').slice(1)) {
      expect(row).toHaveTextContent('Das Energielabel (PDF) fehlt.');
      expect(within(row).getByRole('button', { name: /: Label hochladen$/ })).toBeVisible();
    }
    await user.click(views.getByRole('button', { name: /^Alle/ }));
    expect(query()).toBe('?bereich=bestand&ansicht=alle');
  });

  it('stand together by vehicle, those with most first, each with its source in the sheet', async () => {
    const [vehicle] = platform.tenant(1).vehicles;
    Object.assign(vehicle ?? {}, { marketingTitle: 'Klimaneutral Schufafrei', initialFinancingInstallment: 99 });
    const { user } = await open('invalid-vehicles?bereich=bestand&ansicht=alle', 'Ungültige Fahrzeuge');
    await screen.findByRole('columnheader', { name: 'Befunde' });
    const numbers = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => Math.max(1, within(row).queryAllByRole('listitem').length));
    const [first] = numbers();
    expect(first).toBeGreaterThan(1);
    expect(numbers()).toEqual(numbers().toSorted((one, other) => other - one));
    await user.click(within(screen.getAllByRole('row')[1] ?? document.body).getByRole('link'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Befunde' }));
    expect(sheet.getAllByText('Quelle')).toHaveLength(first ?? 0);
    expect(sheet.getByRole('link', { name: 'Fahrzeug im Shop ansehen' })).toBeVisible();
  });
});

describe('the integration', () => {
  it('writes the code of each way, filled in, and copies it', async () => {
    const copied = vi.fn(() => Promise.resolve());
    const { user } = await open('integration', 'Integration Shop', 'admin');
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
    const code = screen.getByLabelText('Code zum Einfügen');
    expect(code).toHaveTextContent('data-admin-id="00000000-0000-4000-8000-000000000001"');
    await user.click(screen.getByRole('radio', { name: /^Overlay/ }));
    expect(code).toHaveTextContent('data-layout="overlay"');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Beim Laden' }), 'Geschlossen');
    expect(code).toHaveTextContent('data-start="closed"');
    const block = within(code.closest<HTMLElement>('.code-block') ?? document.body);
    await user.click(block.getByRole('button', { name: 'Kopieren' }));
    expect(await screen.findByRole('button', { name: 'Kopiert' })).toBeVisible();
    expect(copied).toHaveBeenCalledOnce();
  });

  it('says what the system of the website needs: its steps, its ways, its consent tool', async () => {
    const { user } = await open('integration', 'Integration Shop', 'admin');
    const code = screen.getByLabelText('Code zum Einfügen');
    const website = screen.getByRole('combobox', { name: 'Ihre Website' });
    await user.selectOptions(website, 'WordPress');
    const steps = within(screen.getByRole('list', { name: 'Schritte: WordPress' }));
    expect(steps.getByText(/^Block „Individuelles HTML“/)).toBeVisible();
    await user.selectOptions(website, 'Wix');
    expect(screen.getAllByRole('radio', { name: /^(Shop in|Overlay|Web-Komp|Eigene Seite)/ })).toHaveLength(2);
    expect(code).toHaveTextContent('<webshop-widget admin-id');
    await user.selectOptions(website, 'Google Tag Manager');
    expect(code).toHaveTextContent("script.setAttribute('data-target', '#webshop');");
    await user.selectOptions(screen.getByRole('combobox', { name: 'Consent-Werkzeug' }), 'Usercentrics');
    expect(code).toHaveTextContent("script.setAttribute('data-consent', 'external');");
    expect(screen.getByLabelText('Einwilligung, vor oder nach dem Shop')).toHaveTextContent('ucEvent');
  });

  it('offers an address that is typed as the one of the settings, and saves it', async () => {
    const { user } = await open('integration', 'Integration Shop', 'admin');
    const offer = () => screen.queryByRole('button', { name: 'Als „Website mit dem Shop“ übernehmen' });
    await user.click(screen.getByText('Ihre Seite prüfen'));
    const field = await screen.findByRole('textbox', { name: 'Adresse der Seite' });
    await user.click(field);
    await user.paste('autohaus');
    expect(offer()).not.toBeInTheDocument();
    await user.clear(field);
    await user.paste('https://www.autohaus.test/autos');
    expect(screen.getByText(/^In den Einstellungen steht als „Website mit dem Shop“: https:/)).toBeVisible();
    // A colleague's address is not overwritten unseen.
    platform.tenant(1).settings.integrationWebsiteUrl = 'https://www.autohaus.test/neu';
    await user.click(offer() ?? document.body);
    expect(await screen.findByText('Inzwischen von anderer Stelle geändert.')).toBeVisible();
    expect(await screen.findByText(/: https:\/\/www\.autohaus\.test\/neu$/)).toBeVisible();
    expect(platform.tenant(1).settings.integrationWebsiteUrl).toBe('https://www.autohaus.test/neu');
    await user.click(offer() ?? document.body);
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    expect(platform.tenant(1).settings.integrationWebsiteUrl).toBe('https://www.autohaus.test/autos');
    await waitFor(() => expect(offer()).not.toBeInTheDocument());
    expect(field).toHaveValue('https://www.autohaus.test/autos');
  });

  it('checks the source of a page, with the line of each finding', async () => {
    const { user } = await open('integration', 'Integration Shop', 'admin');
    await user.click(screen.getByText('Ihre Seite prüfen'));
    const check = await screen.findByRole('button', { name: 'Prüfen' });
    await user.click(check);
    expect(screen.getByText('erforderlich')).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'oder ihr Quelltext' });
    expect(field).toHaveFocus();
    await user.paste(
      '<!doctype html>\n<meta name="viewport" content="x">\n<script src="webshop-widget.js" data-admin-id="1"></script>',
    );
    await user.click(check);
    const findings = within(screen.getByRole('region', { name: 'Prüfen' }));
    expect(findings.getAllByText('Fehler · Einbindung · Zeile 3').length).toBeGreaterThan(0);
    expect(findings.getByText(/data-admin-id="1"\. Die Händlerkennung/)).toBeVisible();
    expect(findings.getByText('WebshopWidget.diagnose()')).toBeVisible();
  });

  it('says why the shop could not read a value, and leaves it out of the code', async () => {
    const { user } = await open('integration', 'Integration Shop', 'admin');
    await user.type(await screen.findByRole('textbox', { name: /^Höhe Ihrer mitlaufenden Kopfzeile/ }), '90 Pixel');
    await user.click(screen.getByText('Consent-Werkzeug, Aussehen, Weiteres'));
    expect(await screen.findByText('Erlaubt ist eine Höhe in Pixeln.')).toBeVisible();
    expect(screen.getByLabelText('Code zum Einfügen')).not.toHaveTextContent('offset-top');
  });
});
