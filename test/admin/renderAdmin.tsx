import { render, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { AdminApp } from '../../src/admin/AdminApp';
import { axiosTransport } from '../../src/lib/http/axiosTransport';
import { createShopServices } from '../../src/state/shop';
import { StyleRoot } from '../../src/ui/styles';
import { anEnvironment } from '../builders/environment';
import { demoToken, demoUser, type DemoRole } from '../builders/staff';
import { NOW } from '../now';
import { DEMO_PASSWORD } from '../platform/state';

interface AdminOptions {
  at: string;
  /** Role of the logged-in demo account (default: no login). */
  as?: DemoRole;
  now?: () => Date;
  /** Width of shop and lists, px (default: wide enough for a table with all columns). */
  width?: number;
}

/** Renders the admin area at an address, on the demo platform. */
export function renderAdmin({ at, as, now = () => NOW, width = 1280 }: AdminOptions) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  const environment = anEnvironment({ at });
  const services = createShopServices(environment, { transport: axiosTransport, now, pause: () => Promise.resolve() });
  if (as !== undefined) logIn(services, as);
  const view = render(
    <StyleRoot root={document}>
      <AdminApp services={services} />
    </StyleRoot>,
  );
  onTestFinished(() => {
    view.unmount();
    services.dispose();
  });
  const here = () => environment.history.current.location;
  return { environment, services, user: userEvent.setup(), path: () => here().pathname, query: () => here().search };
}

/** Logs in with the demo account of a role. */
export function logIn({ session }: Pick<ReturnType<typeof createShopServices>, 'session'>, role: DemoRole) {
  const { id, email } = demoUser(role);
  session.getState().logIn({ id, email, roles: [role], accessToken: demoToken(role, NOW) });
}

/** Names of the shown rows, from top to bottom. */
export const rowNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent ?? '');

/** The open sheet or dialog. */
export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** Pastes into an empty field, which renders once instead of once per letter. */
export async function fill(user: UserEvent, sheet: Awaited<ReturnType<typeof dialog>>, label: string, text: string) {
  await user.click(sheet.getByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea' }));
  await user.paste(text);
}

/** Logs in on the login page after an expired login. */
export async function logInByHand(user: UserEvent, role: DemoRole) {
  const email = await screen.findByRole('textbox', { name: 'E-Mail' });
  // After an expiry it is filled in with the address of whom it was.
  await user.clear(email);
  await user.type(email, demoUser(role).email);
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  await user.type(await screen.findByLabelText(/^Passwort/, { selector: 'input' }), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
}
