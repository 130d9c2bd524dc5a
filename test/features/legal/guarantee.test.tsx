import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
// Chunks of their own; loaded beforehand, no test waits for them.
import '../../../src/features/vehicle/VehiclePage';
import '../../../src/shared/law/GaranGraphic';
import '../../../src/shared/law/LegalDialog';
import { GUARANTEE_TEXT } from '../../../src/domain/law/guarantee';
import { GuaranteeNotice } from '../../../src/shared/law/GuaranteeNotice';
import { customerEntries } from '../../builders/order';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { renderInShop } from '../renderInShop';
import {
  aFreeCar,
  heading,
  keepDraft,
  keptMessages,
  renderCheckout,
  setUpServiceTwins,
  SUMMARY,
} from '../checkout/journey';

setUpServiceTwins();

const TRANSFER = { paymentOptionId: 'advance-transfer' };
const AGREEMENT = 'Die Gewährleistung für dieses gebrauchte Fahrzeug beträgt ein Jahr statt zwei.';
const orderButton = () => screen.findByRole('button', { name: 'Zahlungspflichtig bestellen' });
const notice = () => screen.queryByRole('region', { name: 'Gesetzliche Gewährleistung' });
const box = () => screen.findByRole('checkbox', { name: new RegExp(AGREEMENT) });

function withShortWarranty() {
  const car = aFreeCar();
  car.usedConditionType = 'Gebrauchtwagen';
  Object.assign(platform.tenant(1).settings, { usedWarrantyMonths: 12, usedWarrantyText: AGREEMENT });
  return car;
}

describe('above the button of the summary', () => {
  const expectNotices = (hasNotice: boolean, hasBox: boolean) => {
    expect(notice() !== null).toBe(hasNotice);
    expect(screen.queryByRole('checkbox', { name: new RegExp(AGREEMENT) }) !== null).toBe(hasBox);
  };

  it('the legal guarantee of a binding purchase stands open, with the official graphic and its text, and a new vehicle has no shorter one', async () => {
    const car = withShortWarranty();
    car.usedConditionType = 'Neuwagen';
    keepDraft(car, TRANSFER);
    renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    const button = await orderButton();
    const graphic = await screen.findByRole('img', { name: GUARANTEE_TEXT });
    expect(graphic.closest('details')).toBeNull();
    expect(graphic.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(within(notice() ?? document.body).getByRole('link', { name: /europa\.eu/ })).toHaveAttribute(
      'href',
      'https://europa.eu/youreurope/garantien',
    );
    expectNotices(true, false);
    // A graphic that does not load leaves its text.
    fireEvent.error(graphic);
    expect(screen.getByText(GUARANTEE_TEXT)).toBeVisible();
  });

  it('no guarantee is told and no shorter one asked of companies, nor told above the button of a request', async () => {
    const car = withShortWarranty();
    keepDraft(car, { ...TRANSFER, customer: { ...customerEntries, customerType: 'commercial' } });
    const { unmount } = renderCheckout({ car, step: '9-summary' });
    await orderButton();
    expectNotices(false, false);
    unmount();
    keepDraft(car);
    renderCheckout({ car, step: '9-summary' });
    await screen.findByRole('button', { name: 'Unverbindlich anfragen' });
    expect(notice()).toBeNull();
  });
});

describe('the sentence on settling disputes', () => {
  const footerWith = async (text: unknown) => {
    Object.assign(platform.tenant(1).settings, { disputeResolutionText: text });
    renderApp({ at: '/widerruf' });
    await screen.findByRole('button', { name: 'Gesetzliche Gewährleistung' });
  };

  it('stands in the footer as the dealer wrote it', async () => {
    await footerWith('Wir nehmen teil.');
    expect(screen.getByText('Wir nehmen teil.')).toBeVisible();
  });

  it.each([undefined, null, ' ', 7])('is not said in the name of a dealer who has not: %j', async (text) => {
    await footerWith(text);
    expect(screen.queryByText(/Streitbeilegung|Verbraucherschlichtung/)).toBeNull();
  });
});

describe('the notice about the legal guarantee', () => {
  it('is text where the dealer has no graphic', () => {
    renderInShop(<GuaranteeNotice />, { legalGuaranteeNoticeUrl: undefined });
    expect(screen.getByText(GUARANTEE_TEXT)).toBeVisible();
  });

  it('is one press away in the footer', async () => {
    const { user } = renderApp({ at: '/widerruf' });
    await user.click(await screen.findByRole('button', { name: 'Gesetzliche Gewährleistung' }));
    expect(await within(await screen.findByRole('dialog')).findByRole('img', { name: GUARANTEE_TEXT })).toBeVisible();
  });

  it('is one press away on the page of a vehicle, beside label and data of its make', async () => {
    const car = aFreeCar();
    platform.tenant(1).settings.legalMakes = [
      {
        manufacturer: car.manufacturer,
        garanYears: 30,
        garanLabelUrl: 'https://platform.test/garan.svg',
        dataInfoUrl: 'https://platform.test/daten',
        updatesText: 'mindestens 10 Jahre',
      },
    ];
    const { user } = renderApp({ at: `/angebote-x/${car.id}` });
    const links = within(await screen.findByRole('list', { name: 'Gewährleistung, Garantie und Daten' }));
    expect(links.getByRole('button', { name: 'Gesetzliche Gewährleistung' })).toBeVisible();
    expect(links.getByRole('link', { name: /^Daten des vernetzten Fahrzeugs/ })).toHaveAttribute(
      'href',
      'https://platform.test/daten',
    );
    await user.click(await screen.findByRole('link', { name: 'Alle Daten' }));
    expect(await screen.findByText('mindestens 10 Jahre')).toBeVisible();
    await user.click(links.getByRole('button', { name: 'GARAN: 30 Jahre Haltbarkeitsgarantie des Herstellers' }));
    expect(await screen.findByRole('img', { name: /^GARAN: 30 Jahre/ })).toHaveAttribute(
      'src',
      'https://platform.test/garan.svg',
    );
  });
});

describe('one year of warranty for a used vehicle', () => {
  it('has a box of its own, never ticked and required, and goes to the dealer and into the confirmation', async () => {
    const car = withShortWarranty();
    keepDraft(car, TRANSFER);
    const { user } = renderCheckout({ car, step: '9-summary' });
    await heading(SUMMARY);
    expect(await box()).not.toBeChecked();
    await user.click(await orderButton());
    expect(await screen.findByRole('region', { name: 'Bitte prüfen Sie Ihre Angaben' })).toHaveTextContent(
      'Vereinbarung zur Gewährleistung: Bitte stimmen Sie der Vereinbarung über die Gewährleistung zu.',
    );
    expect(platform.state.orders).toHaveLength(0);
    await user.click(await box());
    await user.click(await orderButton());
    await heading('Vielen Dank für Ihre Bestellung!');
    await user.click(screen.getByRole('heading', { name: 'Ihre Bestellung' }));
    expect(screen.getByText(AGREEMENT)).toBeVisible();
    await waitFor(() => expect(keptMessages().map(({ state }) => state)).toEqual(['sent']));
    const [email] = platform.state.emails;
    expect(platform.state.emails).toHaveLength(1);
    expect(email?.carId).toBe(car.id);
    expect(email?.message).toContain(AGREEMENT);
    expect(email?.message).toContain(platform.state.orders[0]?.order.id);
  });
});
