import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import '../../../src/features/contact/ContactDialog';
import '../../../src/features/together/TogetherPage';
import { togetherAddress, type TogetherLetter } from '../../../src/domain/together';
import { createFavouritesStore } from '../../../src/state/vehicles/favourites';
import type { Car } from '../../platform/contract';
import { aWireVehicle } from '../../builders/vehicle';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { fill } from '../fill';

const idOf = (number: number) => `${number}1111111-1111-4111-8111-111111111111`;
const HERE = 'https://dealer.test/fahrzeuge#';

function inStock(count = 3): void {
  const vehicles = ['Eins', 'Zwei', 'Drei']
    .slice(0, count)
    .map((name, index) => aWireVehicle({ id: idOf(index + 1), heading: `Golf ${name}`, marketingTitle: '' }));
  platform.tenant(1).vehicles.unshift(...(vehicles as unknown as Car[]));
}

const tiles = async () =>
  within(await screen.findByRole('list', { name: 'Fahrzeuge zur Wahl' })).getAllByRole('article');
const tileOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const tile = link.closest('article');
  if (tile === null) throw new Error(`no tile of ${name}`);
  return within(tile);
};

/** Address of the shop that was copied last. */
async function copied(write: { mock: { calls: readonly (readonly string[])[] } }): Promise<string> {
  await screen.findByRole('button', { name: 'Link kopiert' });
  const address = write.mock.calls.at(-1)?.[0] ?? '';
  expect(address.startsWith(HERE)).toBe(true);
  return address.slice(HERE.length);
}

const LETTER: TogetherLetter = {
  day: '2026-04-20',
  prices: [22_990, 22_490],
  asked: { name: 'Anna', note: 'Passt der Hund hinein?', marks: ['l', 'j'] },
  answer: { name: 'Ben', note: 'Ja!', marks: ['j', 'n'] },
};
const addressOf = (letter: TogetherLetter, ids = [idOf(1), idOf(2)]) => togetherAddress({ ids, letter }, { frame: {} });

// rules/vehicle: decide together
describe('a decision of two', () => {
  it('goes from one to the other and back in links, with what each has said', async () => {
    inStock();
    const anna = renderApp({
      at: `/gemeinsam?fahrzeuge=${idOf(1)}`,
      prepare: ({ lazyStore }) =>
        lazyStore(createFavouritesStore)
          .getState()
          .replace([idOf(2), idOf(3)]),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Mit jemandem ansehen' })).toBeVisible();
    fill(await screen.findByRole('textbox', { name: 'Nachricht (freiwillig)' }), 'Welchen nehmen wir?');
    await anna.user.click(await screen.findByRole('button', { name: 'Golf Zwei' }));
    await anna.user.click(await screen.findByRole('button', { name: 'Golf Drei' }));
    await anna.user.click(await screen.findByRole('button', { name: 'Golf Drei weglassen' }));
    await waitFor(async () => expect(await tiles()).toHaveLength(2));
    // Typed before vehicles changed.
    expect(screen.getByRole('textbox', { name: 'Nachricht (freiwillig)' })).toHaveValue('Welchen nehmen wir?');
    fill(screen.getByRole('textbox', { name: 'Ihr Name (freiwillig)' }), 'Anna');
    await anna.user.click((await tileOf('Golf Eins')).getByRole('radio', { name: 'Ja' }));
    expect(screen.getByText(/Der Shop schickt ihn an niemanden, auch nicht an das Autohaus/)).toBeVisible();
    let write = vi.spyOn(navigator.clipboard, 'writeText');
    await anna.user.click(screen.getByRole('button', { name: 'Link senden' }));
    const sent = await copied(write);
    anna.unmount();

    localStorage.clear();
    sessionStorage.clear();
    const ben = renderApp({ at: sent });
    expect(await screen.findByText('Welchen nehmen wir?')).toBeVisible();
    expect(screen.getByText(/^Nachricht von Anna, nicht von /)).toBeVisible();
    expect((await tileOf('Golf Eins')).getByText('Anna: Ja')).toBeVisible();
    await ben.user.click(screen.getByRole('button', { name: 'Antwort senden' }));
    expect((await screen.findAllByText('Bitte sagen Sie zu jedem Fahrzeug Ihre Meinung.')).length).toBeGreaterThan(0);
    await ben.user.click((await tileOf('Golf Eins')).getByRole('radio', { name: 'Lieber dieses' }));
    await ben.user.click((await tileOf('Golf Zwei')).getByRole('radio', { name: 'Nein' }));
    fill(screen.getByRole('textbox', { name: 'Ihr Name (freiwillig)' }), 'Ben');
    write = vi.spyOn(navigator.clipboard, 'writeText');
    await ben.user.click(screen.getByRole('button', { name: 'Antwort senden' }));
    const answered = await copied(write);
    ben.unmount();

    localStorage.clear();
    sessionStorage.clear();
    const again = renderApp({ at: answered });
    const first = await tileOf('Golf Eins');
    for (const text of ['Anna: Ja', 'Ben: Lieber dieses']) expect(first.getByText(text)).toBeVisible();
    expect((await tileOf('Golf Zwei')).queryByRole('button', { name: /^Beide ja/ })).toBeNull();
    await again.user.click(first.getByRole('button', { name: 'Beide ja: Probefahrt am Samstag?' }));
    const contact = within(await screen.findByRole('dialog', { name: 'Kontakt' }));
    expect(contact.getByRole('checkbox', { name: 'Probefahrt' })).toBeChecked();
    expect(
      contact.getByDisplayValue(/Wir haben uns zu zweit entschieden: Anna und Ben\.\s+Unser Vorschlag: Samstag, \d/),
    ).toBe(contact.getByRole('textbox', { name: 'Nachricht' }));
    const entries = { Vorname: 'Anna', Nachname: 'Kundin', 'E-Mail': 'anna@example.com' };
    for (const [name, value] of Object.entries(entries)) fill(contact.getByRole('textbox', { name }), value);
    await again.user.click(contact.getByRole('button', { name: 'Anfrage senden' }));
    await contact.findByText('Anfrage erfolgreich übermittelt');
    // What they wrote to each other stays theirs.
    expect(platform.state.emails.at(-1)?.sourceUrl).not.toContain('brief');
    expect(JSON.stringify(again.environment.events)).not.toContain('brief');
  });

  it('is told in the own row of whoever lets the device remember it, and forgotten with it', async () => {
    inStock();
    const { unmount } = renderApp({
      at: addressOf(LETTER),
      prepare: ({ lazyStore }) => lazyStore(createFavouritesStore).getState().keepRecent(true),
    });
    await screen.findByText('Vom 20.04.2026, von Anna. Ben hat geantwortet.');
    unmount();
    const { user } = renderApp();
    const own = within(await screen.findByRole('region', { name: 'Auf diesem Gerät gemerkt' }));
    await user.click(await own.findByRole('link', { name: 'Gemeinsam entscheiden Beide ja' }));
    expect((await tileOf('Golf Eins')).getByText('Ben: Ja')).toBeVisible();
  });

  it('is not kept without that word', async () => {
    inStock();
    renderApp({ at: addressOf(LETTER) });
    await screen.findByText('Vom 20.04.2026, von Anna. Ben hat geantwortet.');
    expect(JSON.stringify(localStorage)).not.toContain('brief');
  });

  it('says what has become of the vehicles since: another price, sold', async () => {
    inStock(1);
    renderApp({ at: addressOf(LETTER) });
    expect(await screen.findByText('500 € günstiger seit 20. April')).toBeVisible();
    expect(screen.getByText('Dieses Fahrzeug gibt es hier nicht mehr.')).toBeVisible();
    expect(screen.getByText('Vom 20.04.2026, von Anna. Ben hat geantwortet.')).toBeVisible();
  });

  it('of a company asks for no test drive, and of nobody agreed proposes other vehicles', async () => {
    inStock();
    platform.tenant(1).settings.isB2BShop = true;
    const { unmount } = renderApp({ at: addressOf(LETTER) });
    expect(await screen.findByRole('button', { name: 'Beide ja: beim Autohaus anfragen' })).toBeVisible();
    unmount();
    renderApp({ at: addressOf({ ...LETTER, answer: { name: '', note: '', marks: ['n', 'n'] } }) });
    expect(await screen.findByText(/^Es bleibt kein Fahrzeug, zu dem beide Ja sagen/)).toBeVisible();
    expect(screen.getAllByText('Antwort: Nein')).toHaveLength(2);
  });

  it('whose link was cut off says so and shows the vehicles; without any it says where they are', async () => {
    inStock();
    const { unmount } = renderApp({ at: addressOf(LETTER).slice(0, -60) });
    expect(await screen.findByText('Dieser Link ist nicht vollständig angekommen.')).toBeVisible();
    expect(await tiles()).toHaveLength(2);
    unmount();
    renderApp({ at: '/gemeinsam?fahrzeuge=x' });
    expect(await screen.findByText('Hier gibt es noch nichts zu entscheiden.')).toBeVisible();
  });
});
