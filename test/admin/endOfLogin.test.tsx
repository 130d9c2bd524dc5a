import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { axiosTransport } from '../../src/lib/http/axiosTransport';
import { STORAGE_KEYS } from '../../src/lib/storage';
import { createShopServices } from '../../src/state/shop';
import { anEnvironment } from '../builders/environment';
import { demoUser } from '../builders/staff';
import { holdClock, NOW } from '../now';
import { dialog, enter, logInByHand, renderAdmin } from './renderAdmin';

describe('a login that ends', () => {
  it('keeps the selected rows for the next one; a list that is left forgets them', async () => {
    const { user, services } = renderAdmin({ at: '/admin/settings/cross-selling', as: 'employee' });
    const boxes = await screen.findAllByRole('checkbox', { name: /^„.*“ auswählen$/ });
    for (const box of boxes.slice(0, 3)) await user.click(box);
    expect(screen.getByText('3 ausgewählt')).toBeVisible();
    act(() => services.session.getState().expire('token-rejected'));
    await logInByHand(user, 'employee');
    expect(await screen.findByText('3 ausgewählt')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Ansprechpartner' }));
    await user.click(screen.getByRole('link', { name: 'Crossselling-Produkte' }));
    expect(await screen.findByRole('searchbox')).toBeVisible();
    expect(screen.queryByText(/ausgewählt/)).not.toBeInTheDocument();
  });

  it('says so where it was ended in another tab, and takes up what was typed', async () => {
    const { user, services } = renderAdmin({ at: '/admin/settings/lead-settings', as: 'admin' });
    await user.click(await screen.findByRole('link', { name: /verkauf@/ }));
    const sheet = await dialog('Benachrichtigung bearbeiten');
    const email = sheet.getByRole<HTMLInputElement>('textbox', { name: /E-Mail/ });
    const typed = `${email.value}.neu`;
    enter(email, typed);
    const other = createShopServices(anEnvironment(), { transport: axiosTransport, now: () => NOW });
    onTestFinished(() => other.dispose());
    other.session.getState().logOut();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.currentUser })));
    expect(services.session.getState().user).toBeUndefined();
    expect(
      await screen.findByText(
        'Sie wurden in einem anderen Fenster abgemeldet. Melden Sie sich neu an, Ihre Eingaben bleiben erhalten.',
      ),
    ).toBeVisible();
    await logInByHand(user, 'admin');
    const again = await dialog('Benachrichtigung bearbeiten');
    expect(again.getByRole('textbox', { name: /E-Mail/ })).toHaveValue(typed);
  });
});

/** Another tab in which the same person works. */
function otherTab() {
  const tab = new BroadcastChannel(`webshop-widget-input-${demoUser('admin').id}`);
  onTestFinished(() => tab.close());
  return tab;
}

describe('a page with persons that is left open', () => {
  it('asks after 30 minutes, and ends the login where nobody answers', async () => {
    holdClock();
    const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
    const question = () => screen.queryByRole('dialog', { name: 'Sind Sie noch da?' });
    const { path } = renderAdmin({ at: '/admin/settings/customers', as: 'admin' });
    await screen.findByText(/^7 \/ \d+$/);
    await pass(29);
    fireEvent.pointerDown(screen.getByRole('heading', { level: 1 }));
    await pass(29);
    expect(question()).not.toBeInTheDocument();
    // Work in another tab counts, and a hidden tab waits until it is looked at.
    const [elsewhere, witness] = [otherTab(), otherTab()];
    const heard = new Promise((resolve) => witness.addEventListener('message', resolve));
    elsewhere.postMessage(0);
    await heard;
    await pass(2);
    expect(question()).not.toBeInTheDocument();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await pass(29);
    expect(question()).not.toBeInTheDocument();
    hidden.mockReturnValue(false);
    fireEvent(document, new Event('visibilitychange'));
    fireEvent.click(screen.getByRole('button', { name: 'Angemeldet bleiben' }));
    expect(question()).not.toBeInTheDocument();
    // The answer ends one minute after the question.
    await pass(30.1);
    expect(question()).toBeVisible();
    await pass(1);
    expect(path()).toBe('/admin/auth/start');
    expect(screen.getByText(/Ihre Anmeldung ist abgelaufen/)).toBeVisible();
  });
});
