import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { platform } from '../../platformServer';
import { BANKED_CAR } from '../../builders/bankedCar';
import { customerEntries } from '../../builders/order';
import {
  aFreeCar,
  costs,
  fill,
  heading,
  keepDraft,
  keptDraft,
  productNamed,
  renderCheckout,
  SUMMARY,
  setUpCheckout,
  openSummary,
} from './journey';

setUpCheckout();

const request = () => screen.getByRole('button', { name: 'Unverbindlich anfragen' });
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const revocation = () => screen.queryByRole('checkbox', { name: /Widerrufsbelehrung/ });

// rules/checkout: summary
describe('the summary', () => {
  it('of a contract names the features of the vehicle above its button, which binds to pay', async () => {
    const { car } = await openSummary({ paymentOptionId: 'advance-transfer' });
    for (const label of ['Erstzulassung', 'Kilometerstand', 'Leistung', 'Fahrgestellnummer'])
      expect(costs().getByText(label)).toBeVisible();
    expect(costs().getByText(car.internalId ?? '?')).toBeVisible();
    expect(costs().getByText('Abholung im Autohaus').closest('dt')?.nextSibling).toHaveTextContent('Kostenlos');
    expect(screen.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeInTheDocument();
    expect(screen.queryByText('Kein Kaufvertrag.')).not.toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /Geburtsdatum/ })).not.toBeInTheDocument();
  });

  it('of a request, which is no contract, names every price and what is due, and preselects no marketing', async () => {
    const { car } = await openSummary();
    const review = within(screen.getByRole('region', { name: 'Ihre Anfrage im Überblick' }));
    expect(screen.queryByText('Erstzulassung')).not.toBeInTheDocument();
    expect(review.getByRole('button', { name: 'Extras wählen' })).toBeVisible();
    expect(review.getByText(/^Abholung im Autohaus/)).toBeInTheDocument();
    expect(costs().getByText('Heute Fällig').closest('dt')?.nextSibling).toHaveTextContent('0 €');
    const price = new Intl.NumberFormat('de-DE').format(car.publicPrice);
    expect(costs().getByText('Bei Übergabe').closest('dt')?.nextSibling).toHaveTextContent(`${price} €`);
    // Nothing is paid each month.
    expect(costs().queryByText('Monatlich')).not.toBeInTheDocument();
    expect(request()).toBeEnabled();
    expect(screen.getByText('Kein Kaufvertrag.')).toBeInTheDocument();
    for (const way of ['per E-Mail', 'per Post', 'per App-Nachricht', 'per Telefon'])
      expect(screen.getByRole('checkbox', { name: way })).not.toBeChecked();
  });

  it('takes the house number from behind the street, when the field is left or, at the latest, when it is sent', async () => {
    const { user } = await openSummary({ customer: { ...customerEntries, street: '', houseNumber: '' } });
    fill(field(/Straße/), 'Am Weinberg 4b');
    fireEvent.blur(field(/Straße/));
    expect(field(/Straße/)).toHaveValue('Am Weinberg');
    expect(field(/Hausnummer/)).toHaveValue('4b');
    fill(field(/Hausnummer/), '');
    fill(field(/Straße/), 'Straße des 17. Juni 135');
    await user.click(request());
    await heading('Vielen Dank für Ihre Anfrage!');
    expect(platform.state.orders[0]?.order.vehicleDealerCustomer.address).toMatchObject({
      street: 'Straße des 17. Juni',
      houseNumber: '135',
    });
  });

  it('says each thing once in three blocks, and lets each be changed', async () => {
    const { user } = await openSummary({ productIds: [productNamed('Dachbox').id] });
    const review = () => within(screen.getByRole('region', { name: 'Ihre Anfrage im Überblick' }));
    expect(screen.getAllByText(/^Dachbox/)).toHaveLength(1);
    expect(
      review()
        .getAllByRole('region')
        .map((part) => part.getAttribute('aria-label')),
    ).toEqual(['Fahrzeug und Extras', 'Übergabe', 'Bezahlung']);
    expect(screen.queryByText(/^Ohne /)).not.toBeInTheDocument();
    await user.click(review().getByRole('button', { name: 'Extras ändern' }));
    await heading(/Zubehör/);
    // The summary is not the overview.
    expect(screen.getAllByText(/Übersicht/).map((text) => text.textContent)).toEqual(['Zurück zur Übersicht']);
    await user.click(screen.getByRole('button', { name: 'Zur Zusammenfassung' }));
    await heading(SUMMARY);
    await user.click(screen.getByRole('button', { name: 'Übergabe ändern' }));
    await heading(/übernehmen/);
    const days = within(screen.getByRole('group', { name: /^Tag der Übergabe/ }));
    await user.click(days.getByRole('radio', { name: 'Sa 16.05.' }));
    await user.click(screen.getByRole('button', { name: 'Zur Zusammenfassung' }));
    await heading(SUMMARY);
    expect(within(screen.getByRole('region', { name: 'Übergabe' })).getByText('Samstag, 16. Mai 2026')).toBeVisible();
  });
});

describe('the form of the order', () => {
  it('shows every message at its field and on top, with the focus in the first field, until it is mended', async () => {
    const { user } = await openSummary({
      customer: { ...customerEntries, email: 'anna@', zipCode: '', acceptsTerms: false },
    });
    await user.click(request());
    const problems = within(await screen.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }));
    const lines = () => problems.getAllByRole('button').map((line) => line.textContent);
    expect(field(/E-Mail/)).toHaveFocus();
    expect(lines()).toEqual([
      'E-Mail: ungültig',
      'Postleitzahl: bitte angeben',
      'AGB und Datenschutz: Bitte bestätigen Sie die AGB und die Datenschutzerklärung.',
    ]);
    await user.click(problems.getByRole('button', { name: 'Postleitzahl: bitte angeben' }));
    expect(field(/Postleitzahl/)).toHaveFocus();
    await user.paste('50674');
    await user.tab();
    await waitFor(() => expect(lines()).toHaveLength(2));
    await user.click(problems.getByRole('button', { name: 'E-Mail: ungültig' }));
    expect(field(/E-Mail/)).toHaveFocus();
    expect(platform.state.orders).toHaveLength(0);
  });

  // companies in a consumer shop.
  it('asks a company for its name, and for a VAT id that may be left out, and not about a right of withdrawal', async () => {
    const { user } = await openSummary();
    await user.click(screen.getByRole('radio', { name: 'Geschäftskunde' }));
    fill(field(/Firmenname/), 'Weber GmbH');
    await waitFor(() =>
      expect(keptDraft()?.customer).toMatchObject({ customerType: 'commercial', companyName: 'Weber GmbH' }),
    );
    expect(screen.getByText(/^Freiwillig: Das Autohaus braucht sie nur für eine Lieferung/)).toBeVisible();
    expect(revocation()).not.toBeInTheDocument();
    fill(field(/Umsatzsteuer/), 'DE 12');
    await user.click(request());
    const problems = within(await screen.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' }));
    expect(problems.getAllByRole('button').map((line) => line.textContent)).toEqual([
      'Umsatzsteuer-Identifikationsnummer: ungültig, zum Beispiel DE123456789',
    ]);
    fill(field(/Umsatzsteuer/), '');
    await user.click(request());
    await heading('Vielen Dank für Ihre Anfrage!');
    const { vehicleDealerCustomer } = platform.state.orders[0]?.order ?? {};
    expect(vehicleDealerCustomer).toMatchObject({ customerType: 2, companyName: 'Weber GmbH' });
    expect(vehicleDealerCustomer).not.toHaveProperty('companyUstId');
  });

  // rules/order-and-payment: companies only.
  it('in a shop for companies asks not who orders, nor about a right of withdrawal, and calculates leasing for them', async () => {
    const car = Object.assign(aFreeCar(6), { ...BANKED_CAR, mileAge: 20_000 });
    const handOver = { productId: productNamed('Abholung', 6).id, day: '2026-05-15' };
    keepDraft(car, { paymentOptionId: 'leasing-at-car-dealer', handOver }, 6);
    renderCheckout({ tenant: 6, car, step: '9-summary' });
    await heading(SUMMARY);
    expect(screen.queryByRole('radio', { name: /kunde$/ })).not.toBeInTheDocument();
    expect(field(/Firmenname/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /AGB/ })).toBeInTheDocument();
    expect(revocation()).not.toBeInTheDocument();
    const asked = platform.record.find(({ path }) => path.includes('/leasing/calculate/fast'));
    expect(asked?.body).toMatchObject({ customerType: 2 });
  });
});
