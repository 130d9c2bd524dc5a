import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { platform } from '../platformServer';
import { renderAdmin } from './renderAdmin';

const settings = () => platform.tenant(1).settings;
const svg = (name: string) => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name, { type: 'image/svg+xml' });

async function open(as: 'admin' | 'employee' = 'admin') {
  const admin = renderAdmin({ at: '/admin/settings/dealer-settings?bereich=recht', as });
  await screen.findByRole('tab', { name: 'Recht', selected: true });
  return admin;
}

// rules/admin: legal settings.
describe('the legal settings', () => {
  it('take the official graphic as SVG or PNG, show it before it is saved, and keep its address', async () => {
    settings().legalGuaranteeNoticeUrl = undefined;
    const { user } = await open();
    const input = screen.getByLabelText(/^Grafik hochladen/);
    expect(input).toHaveAccessibleDescription(/SVG oder PNG, höchstens 1024\sKB/);
    expect(input).toHaveAttribute('accept', '.svg,.png');
    await user.upload(input, svg('hinweis.svg'));
    expect(await screen.findByText(/^hinweis\.svg \(/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    expect(settings().legalGuaranteeNoticeUrl).toMatch(/hinweis\.svg$/);
  });

  it('save warranty, intermediary, kinds of leasing and sentences in the spelling of the platform', async () => {
    settings().leasingContractTypes = [];
    settings().leasingCalculationProviderTypes = ['VW'];
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: /^Ein Jahr/ }));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    const summary = within(await screen.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }));
    expect(summary.getByRole('button', { name: 'Text der Vereinbarung: erforderlich' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Text der Vereinbarung/ }), 'Ein Jahr.');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Ihre Vermittlung/ }), 'Unabhängig, nicht gebunden');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Volkswagen Leasing (direkt)' }), 'Restwertvertrag');
    const sentence = screen.getByRole('textbox', { name: /^Satz zur Streitbeilegung/ });
    await user.clear(sentence);
    await user.type(sentence, 'Wir nehmen teil.');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    expect(settings()).toMatchObject({
      usedWarrantyMonths: 12,
      usedWarrantyText: 'Ein Jahr.',
      creditIntermediaryType: 'INDEPENDENT',
      leasingContractTypes: [{ providerType: 'VW', contractType: 'RESIDUAL_VALUE' }],
      disputeResolutionText: 'Wir nehmen teil.',
    });
  });

  it('hold what a producer supplies for its make, with the graphic of its label', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Marke hinzufügen' }));
    const make = within(screen.getByRole('region', { name: 'Marke 1' }));
    await user.type(make.getByRole('textbox', { name: 'Marke' }), 'Kia');
    await user.type(make.getByRole('textbox', { name: /^GARAN-Kennzeichnung/ }), '7');
    await user.type(make.getByRole('textbox', { name: /^Seite über/ }), 'https://kia.test/daten');
    await user.type(make.getByRole('textbox', { name: /^Software/ }), 'mindestens 10 Jahre');
    await user.upload(make.getByLabelText(/^Grafik der Kennzeichnung/), svg('garan.svg'));
    expect(await screen.findByText(/^garan\.svg \(/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    expect(settings().legalMakes).toEqual([
      {
        manufacturer: 'Kia',
        garanYears: 7,
        garanLabelUrl: expect.stringMatching(/garan\.svg$/) as string,
        dataInfoUrl: 'https://kia.test/daten',
        updatesText: 'mindestens 10 Jahre',
      },
    ]);
    // What was saved can be removed.
    await user.click(await screen.findByRole('button', { name: 'Kia entfernen' }));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(settings().legalMakes).toEqual([]));
  });

  it('make a draft of the accessibility text, to edit and publish', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Vorschlag einsetzen' }));
    const text = screen.getByRole('textbox', { name: /^Text zur Barrierefreiheit/ });
    expect(text).toHaveDisplayValue(/WCAG\) 2\.2, Stufe AA/);
    expect(text).toHaveDisplayValue(new RegExp(settings().companyName));
    await user.type(text, 'Nachtrag.');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    await waitFor(() => expect(settings().accessibilityText).toMatch(/Nachtrag\.$/));
  });

  it('are read by employees and changed by admins', async () => {
    await open('employee');
    expect(screen.queryByRole('button', { name: 'Marke hinzufügen' })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^Ein Jahr/ })).toBeDisabled();
  });
});

// rules/admin: legal overview.
describe('the legal overview', () => {
  it('lists each duty with its state, leads to its section, and has the sentence of the instruction to copy', async () => {
    const tenant = settings();
    tenant.imprintUrl = undefined;
    tenant.integrationWebsiteUrl = 'https://autohaus.test/fahrzeuge';
    const { user } = await open('employee');
    const list = within(screen.getByRole('list', { name: 'Rechtliche Pflichten' }));
    const links = list.getByText('Impressum, Datenschutz, AGB').closest('li');
    expect(links).toHaveTextContent('Braucht einen Eintrag');
    expect(links).toHaveTextContent('Es fehlt: Impressum.');
    await user.click(screen.getByText(/^Weitere Pflichten: \d+$/));
    const others = within(screen.getByRole('list', { name: 'Weitere Pflichten' }));
    const credit = others.getByText('Warnung und Beispiel bei Krediten').closest('li');
    expect(credit).toHaveTextContent('Richtlinie (EU) 2023/2225, § 17 PAngV, seit 20.11.2026');
    expect(credit).toHaveTextContent('Erfüllt');
    await user.click(screen.getByText('Satz für Ihre Widerrufsbelehrung'));
    expect(screen.getByRole('figure', { name: 'Satz für die Widerrufsbelehrung' })).toHaveTextContent(
      /^Sie können Ihr Widerrufsrecht auch online unter https:\/\/autohaus\.test\/fahrzeuge#\/widerruf ausüben\./,
    );
    await user.click(list.getByRole('button', { name: 'Eintragen: Impressum, Datenschutz, AGB' }));
    expect(screen.getByRole('tab', { name: /^Dokumente und Links/ })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('textbox', { name: 'Impressum' })).toHaveFocus();
  });

  it('leads to fields of its own section, too, and names banks by their names', async () => {
    settings().leasingContractTypes = [];
    const { user } = await open();
    const list = within(screen.getByRole('list', { name: 'Rechtliche Pflichten' }));
    expect(list.getByText('Art der Leasingverträge').closest('li')).toHaveTextContent(
      'Volkswagen Leasing (direkt), Volkswagen Leasing (über Ernst)',
    );
    await user.click(list.getByRole('button', { name: 'Eintragen: Art der Leasingverträge' }));
    expect(screen.getByRole('combobox', { name: 'Santander' })).toHaveFocus();
    await user.click(list.getByRole('button', { name: 'Eintragen: Daten vernetzter Fahrzeuge' }));
    expect(screen.getByRole('button', { name: 'Marke hinzufügen' })).toHaveFocus();
  });
});

// rules/admin: legal overview.
describe('overview, Heute and stock check', () => {
  it.each([
    ['as delivered', {}],
    [
      'with more open duties',
      { imprintUrl: undefined, accessibilityUrl: undefined, creditIntermediaryType: undefined },
    ],
    ['with a claim in a text', { seoMetaDescription: 'Klimaneutral.' }],
    ['of companies', { isB2BShop: true, imprintUrl: undefined }],
  ])('count the same open duties in a shop %s', async (_, changed) => {
    Object.assign(settings(), changed);
    const { user } = renderAdmin({ at: '/admin/settings/today', as: 'admin' });
    const line = await screen.findByRole('link', { name: /rechtliche Pflicht(en)? brauch(t|en) einen Eintrag$/ });
    const open = Number(/^\d+/.exec(line.textContent)?.[0]);
    await user.click(line);
    expect(await screen.findByText(`Rechtliche Pflichten: ${open} offen`)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ungültige Fahrzeuge' }));
    await user.click(await screen.findByRole('tab', { name: 'Bestandsprüfung' }));
    await user.click(await screen.findByRole('button', { name: 'Bestand prüfen' }));
    expect(await screen.findByText(`In den Einstellungen: ${open} gesetzlich nötig`)).toBeVisible();
  });

  it('follow a saved entry at once', async () => {
    settings().imprintUrl = undefined;
    const { user } = renderAdmin({ at: '/admin/settings/today', as: 'admin' });
    await user.click(await screen.findByRole('link', { name: /^Impressum, Datenschutz, AGB: Es fehlt: Impressum/ }));
    const imprint = await screen.findByRole('textbox', { name: 'Impressum' });
    expect(imprint).toHaveFocus();
    await user.type(imprint, 'https://autohaus.test/impressum');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Heute' }));
    await screen.findByRole('heading', { level: 1, name: 'Heute' });
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Impressum/ })).not.toBeInTheDocument());
  });
});

// rules/admin: claims in texts.
describe('claims in what the dealer types', () => {
  it('stand at the benefit with act and remedy, and go with the words', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/dealer-settings?bereich=inhalt', as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Vorteil hinzufügen' }));
    await user.keyboard('Umweltfreundliche Autos');
    expect(
      await screen.findByText(/^„Umweltfreundliche“: Allgemeine Umweltaussage \(UWG .*Schreiben Sie/),
    ).toBeVisible();
    await user.keyboard('{Backspace>23/}Elektroautos');
    await waitFor(() => expect(screen.queryByText(/Allgemeine Umweltaussage/)).not.toBeInTheDocument());
  });

  it('stand at name and description of a product', async () => {
    const { user } = renderAdmin({ at: '/admin/settings/cross-selling', as: 'admin' });
    await user.click(await screen.findByRole('button', { name: /^Produkt anlegen|^Neues Produkt/ }));
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Klimaneutrale Lieferung');
    expect(await screen.findByText(/^„Klimaneutrale“/)).toBeVisible();
  });

  it.each([
    ['inhalt', /^Beschreibung der Fahrzeugsuche/],
    ['inzahlungnahme', /^Überschrift/],
    ['inzahlungnahme', /^Satz darunter/],
    ['inzahlungnahme', /^Schritte, 1/],
    ['recht', /^Satz zur Streitbeilegung/],
    ['recht', /^Text zur Barrierefreiheit/],
  ])('stand in %s at %s while it is typed', async (area, name) => {
    const { user } = renderAdmin({ at: `/admin/settings/dealer-settings?bereich=${area}`, as: 'admin' });
    const field = await screen.findByRole('textbox', { name });
    await user.clear(field);
    await user.type(field, 'Klimaneutral.');
    expect(await screen.findByText(/^„Klimaneutral“: Allgemeine Umweltaussage/)).toBeVisible();
    await user.clear(field);
    await user.type(field, 'Elektroantrieb.');
    await waitFor(() => expect(screen.queryByText(/Allgemeine Umweltaussage/)).not.toBeInTheDocument());
  });

  it('are saved texts that the platform keeps beside what the form does not show', async () => {
    const before = settings().content;
    const { user } = renderAdmin({ at: '/admin/settings/dealer-settings?bereich=inzahlungnahme', as: 'admin' });
    const heading = await screen.findByRole('textbox', { name: /^Überschrift/ });
    await user.clear(heading);
    const sub = screen.getByRole('textbox', { name: /^Satz darunter/ });
    await user.clear(sub);
    await user.type(sub, 'Wir rechnen Ihr Auto an.');
    await user.click(screen.getByRole('tab', { name: 'Inhalt' }));
    const meta = screen.getByRole('textbox', { name: /^Beschreibung der Fahrzeugsuche/ });
    await user.clear(meta);
    await user.type(meta, 'Autos in Stuttgart.');
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Erfolgreich gespeichert')).toBeVisible();
    expect(settings().seoMetaDescription).toBe('Autos in Stuttgart.');
    expect(settings().content).toEqual({
      helpdeskUrl: before?.helpdeskUrl,
      analyticsDashboardUrl: before?.analyticsDashboardUrl,
      tradeInSubheading: 'Wir rechnen Ihr Auto an.',
      tradeInSteps: before?.tradeInSteps,
    });
  });

  it('of products stand in the stock check, with the way to each', async () => {
    const product = platform.tenant(1).products.find((each) => !each.isImmutable && !each.isFromAccessoriesNav);
    if (product === undefined) throw new Error('no product');
    product.description = '<p>Wir liefern klimaneutral.</p>';
    const { user } = renderAdmin({ at: '/admin/settings/invalid-vehicles?bereich=bestand', as: 'admin' });
    await user.click(await screen.findByRole('button', { name: 'Bestand prüfen' }));
    expect(await screen.findByText('In den Produkten: 1 mit gesetzlich nötigen Angaben')).toBeVisible();
    const link = screen.getByRole('link', { name: product.name });
    expect(link.closest('li')).toHaveTextContent('„klimaneutral“: Allgemeine Umweltaussage');
    await user.click(link);
    expect(await screen.findByRole('dialog', { name: 'Produkt bearbeiten' })).toBeVisible();
  });
});
