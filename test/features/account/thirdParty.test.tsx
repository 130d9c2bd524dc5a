import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Preloads a lazy chunk.
import '../../../src/features/account/AccountScreen';
import { aToken } from '../../builders/token';
import { CUSTOMER } from '../../builders/login';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  vi.stubEnv('VITE_GOOGLE_CLIENT_ID', 'demo-google');
  vi.stubEnv('VITE_APPLE_CLIENT_ID', 'demo-apple');
});
afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(window, 'AppleID');
  Reflect.deleteProperty(window, 'google');
});

/** The ID token of the demo platform's stubs: its last part names the issuer. */
const idToken = (email: string, issuer: string) =>
  aToken({ sub: email, email, given_name: 'Gina', exp: 4_000_000_000 }).replace(/\.[^.]*$/, `.${issuer}`);

/** Renders the login with the elements of the mount on the page, so that scripts of third parties can be answered. */
function renderLogin() {
  const app = renderApp({ at: '/account/login' });
  const { host } = app.environment;
  const places: HTMLElement[] = [];
  const createSlot = host.createSlot.bind(host);
  host.createSlot = (name) => {
    const slot = createSlot(name);
    places.push(slot.element);
    return slot;
  };
  const script = () => waitFor(() => places.at(-1)?.querySelector('script') ?? Promise.reject(new Error('no script')));
  return { ...app, script, place: () => places.at(-1) };
}

describe('Google', () => {
  it('is asked for nothing before the visitor has chosen it and agreed', async () => {
    const { user, place } = renderLogin();
    await user.click(await button('Mit Google anmelden'));
    expect(await screen.findByRole('region', { name: 'Mit Google anmelden' })).toBeVisible();
    expect(place()).toBeUndefined();
  });

  it('opens an account, and is left at the logout', async () => {
    const { user, script, place } = renderLogin();
    const disableAutoSelect = vi.fn();
    await user.click(await button('Mit Google anmelden'));
    await user.click(await button('Einmal laden'));
    const element = await script();
    expect(element.src).toBe('https://accounts.google.com/gsi/client');
    let tell: (answer: { credential?: string }) => void = () => undefined;
    const google = {
      accounts: {
        id: {
          initialize: ({ callback }: { callback: typeof tell }) => {
            tell = callback;
          },
          renderButton: (target: HTMLElement) => target.append('Weiter mit Google'),
          disableAutoSelect,
          cancel: () => undefined,
        },
      },
    };
    Object.assign(window, { google });
    element.dispatchEvent(new Event('load'));
    await waitFor(() => expect(place()).toHaveTextContent('Weiter mit Google'));
    tell({ credential: idToken('gina@gmail.example', 'google') });
    expect(await screen.findByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();
    expect(platform.tenant(1).accounts.at(-1)?.user).toMatchObject({ authType: 2, firstName: 'Gina' });
    // The screen is unmounted, with its elements on the page.
    expect(Reflect.get(window, 'google')).toBeUndefined();
  });

  it('says so where it is blocked, and the password still works', async () => {
    const { user, script } = renderLogin();
    await user.click(await button('Mit Google anmelden'));
    await user.click(await button('Einmal laden'));
    (await script()).dispatchEvent(new Event('error'));
    expect(await screen.findByText('Google konnte nicht geladen werden.')).toBeVisible();
    expect(await button('Erneut versuchen')).toBeVisible();
    expect(await button('Weiter')).toBeVisible();
  });
});

describe('Apple', () => {
  async function loaded(signIn: () => Promise<unknown>) {
    const app = renderLogin();
    await app.user.click(await button('Mit Apple anmelden'));
    await app.user.click(await button('Einmal laden'));
    const element = await app.script();
    Object.assign(window, { AppleID: { auth: { init: () => undefined, signIn } } });
    element.dispatchEvent(new Event('load'));
    return app;
  }

  it('that is closed by the visitor changes nothing', async () => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- as Apple does
    const { user } = await loaded(() => Promise.reject({ error: 'popup_closed_by_user' }));
    await user.click(await button('Mit Apple fortfahren'));
    expect(await screen.findByText('Die Anmeldung mit Apple wurde abgebrochen.')).toBeVisible();
  });

  it('with the e-mail of an account that has a password leads to the password', async () => {
    const { user } = await loaded(() => Promise.resolve({ authorization: { id_token: idToken(CUSTOMER, 'apple') } }));
    await user.click(await button('Mit Apple fortfahren'));
    expect(await screen.findByText(/Dieses Konto wurde mit einem Passwort angelegt/)).toBeVisible();
    expect(screen.getByText(CUSTOMER)).toBeVisible();
  });
});

describe('without client ids', () => {
  it('neither is offered', async () => {
    vi.unstubAllEnvs();
    renderLogin();
    await button('Weiter');
    expect(screen.queryByRole('button', { name: /Google|Apple/ })).not.toBeInTheDocument();
  });
});
