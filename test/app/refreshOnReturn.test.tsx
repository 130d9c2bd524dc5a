import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// Chunks of their own; loaded beforehand, no test waits for them.
import '../../src/app/afterFirstCards';
import '../../src/app/CheckoutScreen';
import '../../src/app/VehicleScreen';
import { hrefOf } from '../../src/domain/addresses';
import { vehicleAddress } from '../../src/domain/vehicle/text/address';
import { NOW } from '../now';
import { platform } from '../platformServer';
import { renderApp } from '../render';

const TOMORROW = new Date(NOW.getTime() + 24 * 60 * 60_000).toISOString();
const MINUTE = 60_000;

/** Back by Back or Forward, out of the browser's cache. */
const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
/** Another tab was in front for so long. */
function beAway(minutes: number) {
  const started = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(started + minutes * MINUTE);
  document.dispatchEvent(new Event('visibilitychange'));
}
/** The code that listens comes after the first cards. */
const listening = () =>
  waitFor(() => expect(window.addEventListener).toHaveBeenCalledWith('pageshow', expect.anything(), expect.anything()));
const stock = () => platform.tenant(1).vehicles;
/** Lists that were asked for; other calls of a start may still come. */
const reads = () => platform.record.filter(({ path }) => path.endsWith('/property-values-extended')).length;

describe('what is shown after a long time away', () => {
  beforeEach(() => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280);
    vi.spyOn(window, 'addEventListener');
  });

  it('is read again at the vehicle, with price and reservation said and what was typed kept', async () => {
    const [vehicle] = stock();
    if (vehicle === undefined) throw new Error('no vehicle');
    const { user } = renderApp({ at: vehicleAddress(vehicle) });
    const field = await screen.findByRole('textbox', { name: /^Vorname/ });
    await user.type(field, 'Ada');
    Object.assign(vehicle, { publicPrice: 12_345, reservedUntil: TOMORROW });
    await listening();
    comeBack();
    expect(await screen.findByText(/^Der Preis hat sich geändert: 12\.345 € statt /)).toBeVisible();
    expect(screen.getByText('Dieses Fahrzeug ist inzwischen reserviert.')).toBeVisible();
    expect(field.isConnected).toBe(true);
    expect(field).toHaveValue('Ada');
  });

  it('is read again in the list, in place and by one request', async () => {
    renderApp();
    await screen.findByText(/^Angezeigt 12/, { selector: 'p' });
    const list = screen.getByRole('list', { name: 'Gefundene Fahrzeuge' });
    const heading = within(list).getAllByRole('heading', { level: 3 })[0];
    const listed = stock().find(({ id }) => within(list).getAllByRole('link')[0]?.getAttribute('href')?.includes(id));
    if (listed === undefined) throw new Error('not in the list');
    listed.publicPrice = 12_345;
    await listening();
    const before = reads();
    beAway(4);
    expect(reads()).toBe(before);
    beAway(10);
    expect(await screen.findByText('Die Liste ist wieder aktuell: 1 Preis hat sich geändert.')).toBeVisible();
    expect(within(list).getAllByText(/12\.345/).length).toBeGreaterThan(0);
    expect(heading?.isConnected).toBe(true);
    expect(reads()).toBe(before + 1);
  });

  it('says nothing and keeps what it has where nothing has changed or nobody answers', async () => {
    const { container } = renderApp();
    await screen.findByText(/^Angezeigt 12/, { selector: 'p' });
    platform.fail('/property-values-extended', 500);
    await listening();
    const before = reads();
    comeBack();
    await waitFor(() => expect(reads()).toBeGreaterThan(before));
    expect(screen.getByText(/^Angezeigt 12/, { selector: 'p' })).toBeVisible();
    expect(container.querySelector('.shell__notices')).toBeNull();
  });

  it('is read again under an order that is being made', async () => {
    const vehicle = stock().find(({ publicPrice }) => publicPrice > 0);
    if (vehicle === undefined) throw new Error('no vehicle');
    renderApp({ at: hrefOf('checkout', { vehicleId: vehicle.id, step: '3-offer' }) });
    const steps = await screen.findByRole('button', { name: 'Weiter' });
    vehicle.publicPrice = 12_345;
    await listening();
    comeBack();
    expect(await screen.findByText(/^Der Preis hat sich geändert: 12\.345 € statt /)).toBeVisible();
    expect(steps.isConnected).toBe(true);
  });
});
