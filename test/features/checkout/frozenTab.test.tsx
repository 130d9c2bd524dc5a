import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../../src/lib/storage';
import { sessionUserOf } from '../../../src/state/session';
import { demoAccount } from '../../builders/login';
import { NOW } from '../../now';
import { tokenFor } from '../../platform/rules/login';
import { aFreeCar, fill, heading, keepDraft, renderCheckout, setUpCheckout, SUMMARY } from './journey';
// Loaded beforehand, no test waits for it.
import '../../../src/features/checkout/Checkout';

setUpCheckout();

const TWO_DAYS_MS = 2 * 86_400_000;
const street = () => within(screen.getByRole('form', { name: 'Ihre Daten' })).getByRole('textbox', { name: /^Straße/ });

async function typed() {
  const car = aFreeCar();
  keepDraft(car);
  const app = renderCheckout({ car, step: '9-summary' });
  await heading(SUMMARY);
  fill(street(), 'Ahornweg');
  return app;
}

/** The list of another tab, while this one is frozen. */
const removeDraft = () => localStorage.removeItem(STORAGE_KEYS.checkoutDraft);

const keptForTab = () => sessionStorage.getItem('webshop-widget-choices') ?? '';

// rules/checkout: draft in two tabs
it('an order that another tab has removed is found again by the tab that the browser has put to sleep and opens anew', async () => {
  const { car, unmount } = await typed();
  unmount();
  removeDraft();
  const again = renderCheckout({ car, step: '9-summary' });
  await heading(SUMMARY);
  expect(street()).toHaveValue('Ahornweg');
  again.unmount();
  removeDraft();
  const late = renderCheckout({ car, step: '9-summary', now: () => new Date(NOW.getTime() + TWO_DAYS_MS) });
  await waitFor(() => expect(keptForTab()).not.toContain('Ahornweg'));
  late.unmount();
});

it.each([
  [
    'it is left unsaved',
    async ({ user, environment }) => {
      act(() => environment.history.push('/merkliste'));
      await user.click(await screen.findByRole('button', { name: /^Nicht speichern/ }));
    },
  ],
  [
    'its login ends by a logout',
    ({ services }) => {
      const { user } = demoAccount('kunde');
      const { logIn, logOut } = services.session.getState();
      act(() => logIn(sessionUserOf(tokenFor(user, NOW), user.email, NOW) ?? expect.fail('no login')));
      act(() => logOut());
      return Promise.resolve();
    },
  ],
  [
    'it is sent',
    async ({ user }) => {
      await user.click(screen.getByRole('button', { name: /Unverbindlich anfragen|Anfrage senden|Termin anfragen/ }));
      await heading(/^Vielen Dank/);
    },
  ],
] satisfies [string, (app: Awaited<ReturnType<typeof typed>>) => Promise<unknown>][])(
  'nothing of an order stays in its tab once %s',
  async (_, end) => {
    const app = await typed();
    await waitFor(() => expect(keptForTab()).toContain('Ahornweg'));
    await end(app);
    await waitFor(() => expect(keptForTab()).not.toContain('Ahornweg'));
  },
);
