import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { platform } from '../platformServer';
import { enter, renderAdmin } from './renderAdmin';

const settings = () => platform.tenant(1).settings;
const svg = (name: string) => new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], name, { type: 'image/svg+xml' });

async function open(as: 'admin' | 'employee' = 'admin') {
  const admin = renderAdmin({ at: '/admin/settings/dealer-settings?bereich=recht', as });
  await screen.findByRole('tab', { name: 'Recht', selected: true });
  return admin;
}

const textbox = (name: string | RegExp) => screen.getByRole('textbox', { name });

/** Saves all sections and waits for the answer. */
async function save({ user }: Awaited<ReturnType<typeof open>>) {
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Speichern' })).not.toBeInTheDocument());
}

describe('the legal settings', () => {
  it('show the graphic that is saved and no other while an address is typed, and take one as SVG or PNG', async () => {
    const saved = settings().legalGuaranteeNoticeUrl ?? '';
    const admin = await open();
    const shown = () => document.querySelector(`img[src="${saved}"]`);
    expect(shown()).toBeVisible();
    enter(textbox(/^Grafik des Hinweises/), `${saved}x`);
    expect(shown()).toBeNull();
    expect(document.querySelector('.file-control__picture')).toBeNull();
    await admin.user.click(screen.getByRole('button', { name: 'Grafik als Datei hochladen' }));
    const input = screen.getByLabelText('Grafik als Datei');
    expect(input).toHaveAccessibleDescription(/SVG oder PNG, höchstens 1024\sKB/);
    expect(input).toHaveAttribute('accept', '.svg,.png');
    await admin.user.upload(input, svg('hinweis.svg'));
    expect(await screen.findByText(/^hinweis\.svg \(/)).toBeVisible();
    await save(admin);
    expect(settings().legalGuaranteeNoticeUrl).toMatch(/hinweis\.svg$/);
  });

  it('save warranty, intermediary, kinds of leasing, makes and sentences in the spelling of the platform', async () => {
    settings().leasingContractTypes = [];
    settings().leasingCalculationProviderTypes = ['VW'];
    const admin = await open();
    const { user } = admin;
    await user.click(screen.getByRole('radio', { name: /^Ein Jahr/ }));
    await user.click(screen.getByRole('button', { name: 'Speichern' }));
    const summary = within(await screen.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }));
    expect(summary.getByRole('button', { name: 'Text der Vereinbarung: bitte angeben' })).toBeVisible();
    enter(textbox(/^Text der Vereinbarung/), 'Ein Jahr.');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Ihre Vermittlung/ }), 'Unabhängig, nicht gebunden');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Volkswagen Leasing (direkt)' }), 'Restwertvertrag');
    enter(textbox(/^Satz zur Streitbeilegung/), 'Wir nehmen teil.');

    await user.click(screen.getByText('Marken'));
    await user.click(screen.getByRole('button', { name: 'Marke hinzufügen' }));
    const make = within(screen.getByRole('region', { name: 'Marke 1' }));
    for (const [name, value] of [
      ['Marke', 'Kia'],
      [/^GARAN-Kennzeichnung/, '7'],
      [/^Seite über/, 'https://kia.test/daten'],
      [/^Software/, 'mindestens 10 Jahre'],
    ] as const)
      enter(make.getByRole('textbox', { name }), value);
    await user.upload(make.getByLabelText(/^Grafik der Kennzeichnung/), svg('garan.svg'));
    expect(await screen.findByText(/^garan\.svg \(/)).toBeVisible();

    // The draft can be edited and published.
    await user.click(screen.getByText('Barrierefreiheit'));
    await user.click(screen.getByRole('button', { name: 'Vorschlag einsetzen' }));
    const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text zur Barrierefreiheit/ });
    expect(text).toHaveDisplayValue(/WCAG\) 2\.2, Stufe AA/);
    expect(text).toHaveDisplayValue(new RegExp(settings().companyName));
    enter(text, `${text.value}Nachtrag.`);

    await save(admin);
    expect(settings()).toMatchObject({
      usedWarrantyMonths: 12,
      usedWarrantyText: 'Ein Jahr.',
      creditIntermediaryType: 'INDEPENDENT',
      leasingContractTypes: [{ providerType: 'VW', contractType: 'RESIDUAL_VALUE' }],
      disputeResolutionText: 'Wir nehmen teil.',
      accessibilityText: expect.stringMatching(/Nachtrag\.$/) as string,
      legalMakes: [
        {
          manufacturer: 'Kia',
          garanYears: 7,
          garanLabelUrl: expect.stringMatching(/garan\.svg$/) as string,
          dataInfoUrl: 'https://kia.test/daten',
          updatesText: 'mindestens 10 Jahre',
        },
      ],
    });
    // What was saved can be removed.
    await user.click(await screen.findByRole('button', { name: 'Kia entfernen' }));
    await save(admin);
    expect(settings().legalMakes).toEqual([]);
  });

  it('are read by employees and changed by admins', async () => {
    await open('employee');
    expect(screen.queryByRole('button', { name: 'Marke hinzufügen' })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /^Ein Jahr/ })).toBeDisabled();
  });
});

// rules/admin: legal overview.
describe('the legal overview', () => {
  it('lists each duty whose entry is missing, leads to its field, and has the sentence of the instruction to copy', async () => {
    Object.assign(settings(), {
      imprintUrl: undefined,
      integrationWebsiteUrl: 'https://autohaus.test/fahrzeuge',
      leasingContractTypes: [],
    });
    const { user } = await open();
    const list = within(screen.getByRole('list', { name: 'Rechtliche Pflichten' }));
    const lineOf = (title: string) => list.getByText(title).closest('li');
    expect(lineOf('Impressum, Datenschutz, AGB')).toHaveTextContent('Es fehlt: Impressum.');
    // Banks have their names.
    expect(lineOf('Art der Leasingverträge')).toHaveTextContent(
      'Volkswagen Leasing (direkt), Volkswagen Leasing (über Ernst)',
    );
    expect(lineOf('Art der Leasingverträge')).toHaveTextContent('§ 506 BGB, seit 20.11.2026');
    await user.click(screen.getByText('Satz für Ihre Widerrufsbelehrung'));
    expect(await screen.findByRole('figure', { name: 'Satz für die Widerrufsbelehrung' })).toHaveTextContent(
      /Sie können Ihr Widerrufsrecht auch online unter https:\/\/autohaus\.test\/fahrzeuge#\/widerruf ausüben\./,
    );
    await user.click(list.getByRole('button', { name: 'Eintragen: Art der Leasingverträge' }));
    expect(screen.getByRole('combobox', { name: 'Santander' })).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Santander' })).toHaveFocus();
    // Closed by hand, it opens again.
    await user.click(screen.getByText(/^Finanzierung und Leasing/));
    expect(screen.getByText(/^Finanzierung und Leasing/).closest('details')).not.toHaveAttribute('open');
    await user.click(list.getByRole('button', { name: 'Eintragen: Art der Leasingverträge' }));
    expect(screen.getByText(/^Finanzierung und Leasing/).closest('details')).toHaveAttribute('open');
    expect(screen.getByRole('combobox', { name: 'Santander' })).toHaveFocus();
    await user.click(list.getByRole('button', { name: 'Eintragen: Daten vernetzter Fahrzeuge' }));
    expect(screen.getByRole('button', { name: 'Marke hinzufügen' })).toHaveFocus();
    await user.click(list.getByRole('button', { name: 'Eintragen: Impressum, Datenschutz, AGB' }));
    expect(screen.getByRole('tab', { name: /^Dokumente und Links/ })).toHaveAttribute('aria-selected', 'true');
    expect(textbox('Impressum')).toHaveFocus();
  });

  it('counts the same open duties as Heute and stock check, which follow a saved entry at once', async () => {
    Object.assign(settings(), { imprintUrl: undefined, accessibilityUrl: undefined });
    const admin = renderAdmin({ at: '/admin/settings/today', as: 'admin' });
    const { user } = admin;
    const line = await screen.findByRole('link', { name: /rechtliche Pflicht(en)? brauch(t|en) einen Eintrag$/ });
    const count = Number(/^\d+/.exec(line.textContent)?.[0]);
    await user.click(screen.getByRole('link', { name: 'Ungültige Fahrzeuge' }));
    await user.click(await screen.findByRole('tab', { name: 'Bestandsprüfung' }));
    expect(await screen.findByText(`In den Einstellungen: ${count} gesetzlich nötig`)).toBeVisible();

    await user.click(screen.getByRole('link', { name: 'Heute' }));
    await user.click(await screen.findByRole('link', { name: 'Impressum, Datenschutz, AGB' }));
    const imprint = await screen.findByRole('textbox', { name: 'Impressum' });
    expect(imprint).toHaveFocus();
    await user.click(screen.getByRole('tab', { name: /^Recht/ }));
    expect(screen.getByText(`Rechtliche Pflichten: ${count} offen`)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Dokumente und Links/ }));
    enter(textbox('Impressum'), 'https://autohaus.test/impressum');
    await save(admin);
    await user.click(screen.getByRole('link', { name: 'Heute' }));
    await screen.findByRole('heading', { level: 1, name: 'Heute' });
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Impressum/ })).not.toBeInTheDocument());
  });
});

// rules/admin: claims in texts.
describe('claims in what the dealer types', () => {
  it('stand at the text with act and remedy, go with the words, and texts are kept beside what no form shows', async () => {
    const before = settings().content;
    const admin = renderAdmin({ at: '/admin/settings/dealer-settings?bereich=inhalt', as: 'admin' });
    const claim = () => screen.queryByText(/^„Klimaneutral“: Allgemeine Umweltaussage \(UWG, .*Schreiben Sie/);
    await admin.user.click(await screen.findByRole('button', { name: 'Vorteil hinzufügen' }));
    for (const [tab, name, section] of [
      ['Inhalt', /^Vorteile, 1/],
      ['Inhalt', /^Beschreibung der Fahrzeugsuche/],
      ['Inzahlungnahme', /^Überschrift/],
      ['Inzahlungnahme', /^Satz darunter/],
      ['Inzahlungnahme', /^Schritte, 1/],
      ['Recht', /^Satz zur Streitbeilegung/, /^Streitbeilegung/],
      ['Recht', /^Text zur Barrierefreiheit/, /^Barrierefreiheit/],
    ] as const) {
      await admin.user.click(screen.getByRole('tab', { name: new RegExp(`^${tab}`) }));
      if (section) await admin.user.click(screen.getByText(section));
      enter(textbox(name), 'Klimaneutral.');
      await waitFor(() => expect(claim()).toBeVisible());
      enter(textbox(name), 'Elektroantrieb.');
      await waitFor(() => expect(claim()).not.toBeInTheDocument());
    }
    await admin.user.click(screen.getByRole('tab', { name: /^Inzahlungnahme/ }));
    enter(textbox(/^Überschrift/), '');
    await save(admin);
    expect(settings()).toMatchObject({
      seoMetaDescription: 'Elektroantrieb.',
      disputeResolutionText: 'Elektroantrieb.',
    });
    expect(settings().content).toEqual({
      helpdeskUrl: before?.helpdeskUrl,
      analyticsDashboardUrl: before?.analyticsDashboardUrl,
      tradeInSubheading: 'Elektroantrieb.',
      tradeInSteps: ['Elektroantrieb.', ...(before?.tradeInSteps ?? []).slice(1)],
    });
  });

  it('of products stand in the stock check, with the way to each, where they stand at name and description', async () => {
    const product = platform.tenant(1).products.find((each) => !each.isImmutable && !each.isFromAccessoriesNav);
    if (product === undefined) throw new Error('no product');
    product.description = '<p>Wir liefern klimaneutral.</p>';
    const { user } = renderAdmin({ at: '/admin/settings/invalid-vehicles?bereich=bestand', as: 'admin' });
    await user.click(await screen.findByText('In den Produkten: 1 gesetzlich nötig'));
    const link = screen.getByRole('link', { name: product.name });
    expect(link.closest('li')).toHaveTextContent('„klimaneutral“: Allgemeine Umweltaussage');
    await user.click(link);
    const sheet = within(await screen.findByRole('dialog', { name: 'Produkt bearbeiten' }));
    expect(await sheet.findByText(/^„klimaneutral“/)).toBeVisible();
    enter(sheet.getByRole('textbox', { name: 'Name' }), 'Klimaneutrale Lieferung');
    expect(await sheet.findByText(/^„Klimaneutrale“/)).toBeVisible();
  });
});
