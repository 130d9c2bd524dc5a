import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { expect, onTestFinished, vi } from 'vitest';
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
  /** False where requests are counted, as in test/render.tsx. */
  isStrict?: boolean;
}

/** From 2 s on, timers of messages and offers end for tests with a clock of their own only (`vi.useFakeTimers`). */
const LONG_MS = 2000;

function holdLongTimers() {
  if (vi.isFakeTimers()) return;
  const { setTimeout: start } = globalThis;
  vi.stubGlobal('setTimeout', (handler: () => void, ms = 0, ...args: never[]) =>
    ms >= LONG_MS ? start(() => undefined) : start(handler, ms, ...args),
  );
}

/** Renders the admin area at an address, on the demo platform. */
export function renderAdmin({ at, as, now = () => NOW, width = 1280, isStrict = true }: AdminOptions) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  holdLongTimers();
  const environment = anEnvironment({ at });
  const services = createShopServices(environment, { transport: axiosTransport, now, pause: () => Promise.resolve() });
  if (as !== undefined) logIn(services, as, now());
  const view = render(
    <StyleRoot root={document}>
      <AdminApp services={services} />
    </StyleRoot>,
    { reactStrictMode: isStrict },
  );
  onTestFinished(() => {
    view.unmount();
    services.dispose();
  });
  const here = () => environment.history.current.location;
  return { environment, services, user: userEvent.setup(), path: () => here().pathname, query: () => here().search };
}

export function logIn({ session }: Pick<ReturnType<typeof createShopServices>, 'session'>, role: DemoRole, now = NOW) {
  const { id, email } = demoUser(role);
  session.getState().logIn({ id, email, roles: [role], accessToken: demoToken(role, now) });
}

export const rowNames = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('link')[0]?.textContent ?? '');

/** The open sheet or dialog. */
export const dialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** The sheet with a message to somebody, once its text is written. */
export async function letter(name = /^Nachricht an /) {
  const sheet = await dialog(name);
  await sheet.findByRole('textbox', { name: 'Betreff' });
  return sheet;
}

/** Waits for a message: it may move from its sheet to the page between being found and being looked at. */
export const said = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** Enters a text at once and leaves the field: typing would render for every letter. */
export function enter(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

export function fill(sheet: Awaited<ReturnType<typeof dialog>>, entries: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(entries))
    enter(sheet.getByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea' }), text);
}

/** Pastes into an empty field, with the focus in it. */
export async function pasteInto(
  user: UserEvent,
  sheet: Awaited<ReturnType<typeof dialog>>,
  label: string,
  text: string,
) {
  await user.click(sheet.getByLabelText(new RegExp(`^${label}`), { selector: 'input, textarea' }));
  await user.paste(text);
}

/** Logs in on the login page after an expired login, which has filled in the address of whom it was. */
export async function logInByHand(user: UserEvent, role: DemoRole) {
  enter(await screen.findByRole('textbox', { name: 'E-Mail' }), demoUser(role).email);
  await user.click(screen.getByRole('button', { name: 'Weiter' }));
  enter(await screen.findByLabelText(/^Passwort/, { selector: 'input' }), DEMO_PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Anmelden' }));
}
