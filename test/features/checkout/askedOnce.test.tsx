import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EMPTY_CUSTOMER } from '../../../src/domain/order/orderCustomer';
import { sessionUserOf } from '../../../src/state/session';
import { NOW } from '../../now';
import { tokenFor } from '../../platform/rules/login';
import { demoAccount } from '../../builders/login';
import { aFreeCar, fill, heading, keepDraft, renderCheckout, setUpCheckout, stepOf, SUMMARY } from './journey';

setUpCheckout();

const field = (name: RegExp) => within(screen.getByRole('form', { name: 'Ihre Daten' })).getByRole('textbox', { name });

/** Opens the summary and sends a contact request from there. */
async function withContactRequest(customer = {}) {
  const car = aFreeCar();
  keepDraft(car, { customer: { ...EMPTY_CUSTOMER, ...customer } });
  const app = renderCheckout({ car, step: '9-summary' });
  await heading(SUMMARY);
  const [contact] = screen.getAllByRole('button', { name: 'Etwas unklar?' });
  if (contact === undefined) throw new Error('no button to the contact form');
  await app.user.click(contact);
  const dialog = within(await screen.findByRole('dialog', { name: 'Kontakt' }));
  const entries = { Vorname: 'Jonas', Nachname: 'Keller', 'E-Mail': 'jonas.keller@beispiel.de' };
  for (const [name, text] of Object.entries(entries)) {
    fill(await dialog.findByRole('textbox', { name: new RegExp(`^${name}`) }), text);
  }
  await app.user.click(dialog.getByRole('button', { name: 'Anfrage senden' }));
  await screen.findAllByText('Anfrage erfolgreich übermittelt');
  return app;
}

// rules/account: asked once
describe('the order form', () => {
  it('has what was typed for a contact request, leaves what was typed by hand, and empty what was emptied', async () => {
    const app = await withContactRequest({ lastName: 'Weber' });
    await waitFor(() => expect(field(/^Vorname/)).toHaveValue('Jonas'));
    expect(field(/^E-Mail/)).toHaveValue('jonas.keller@beispiel.de');
    expect(field(/^Nachname/)).toHaveValue('Weber');
    await app.user.keyboard('{Escape}');
    fill(field(/^Vorname/), '');
    act(() => app.environment.history.push(`/cars/${app.car.id}/checkout/4-services`));
    await heading(/Services/);
    expect(stepOf(app)).toBe('4-services');
    act(() => app.environment.history.push(`/cars/${app.car.id}/checkout/9-summary`));
    await heading(SUMMARY);
    expect(field(/^Vorname/)).toHaveValue('');
    expect(field(/^Nachname/)).toHaveValue('Weber');
  });

  it('has nothing of who asked where another person logs in, but what was typed', async () => {
    const app = await withContactRequest({ lastName: 'Weber' });
    await waitFor(() => expect(field(/^E-Mail/)).toHaveValue('jonas.keller@beispiel.de'));
    await app.user.keyboard('{Escape}');
    const { user: klara } = demoAccount('kunde');
    const login = sessionUserOf(tokenFor(klara, NOW), klara.email, NOW);
    act(() => app.services.session.getState().logIn(login ?? expect.fail('no login')));
    await waitFor(() => expect(field(/^E-Mail/)).toHaveValue(klara.email));
    await waitFor(() => expect(field(/^Vorname/)).toHaveValue(klara.firstName));
    expect(field(/^Nachname/)).toHaveValue('Weber');
  });
});
