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
  /** Whose demo account is logged in. Default: nobody's. */
  as?: DemoRole;
  now?: () => Date;
  /** px of the shop, of its lists and of everything else. Default: a table with all columns. */
  width?: number;
}

/** The whole admin area as someone meets it, at an address of its own, on the demo platform. */
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

/** Logs the demo account of a role in, as the login does. */
export function logIn({ session }: Pick<ReturnType<typeof createShopServices>, 'session'>, role: DemoRole) {
  const { id, email } = demoUser(role);
  session.getState().logIn({ id, email, roles: [role], accessToken: demoToken(role, NOW) });
}

/** Names of the rows that are shown, from top to bottom. */
export const rowNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent ?? '');

/** The open sheet or question. */
export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** Pastes into an empty field: a long form is filled in without a rendering for every letter. */
export async function fill(user: UserEvent, sheet: Awaited<ReturnType<typeof dialog>>, label: string, text: string) {
  await user.click(sheet.getByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea' }));
  await user.paste(text);
}

/** Logs in on the page of the login, as someone whose login has run out does. */
export async function logInByHand(user: UserEvent, role: DemoRole) {
  await user.type(await screen.findByRole('textbox', { name: 'E-Mail' }), demoUser(role).email);
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  await user.type(await screen.findByLabelText(/^Passwort/, { selector: 'input' }), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
}
