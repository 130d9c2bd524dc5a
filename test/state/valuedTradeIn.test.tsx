import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Deduction } from '../../src/shared/vehicle/Deduction';
import { FrameLine } from '../../src/shared/vehicle/FrameLine';
import { FrameSheetContext } from '../../src/shared/vehicle/FrameSheetContext';
import type { TenantSettings } from '../../src/domain/tenant/settings';
import { STORAGE_KEYS } from '../../src/lib/storage';
import { keptLists } from '../../src/state/device-data/keptLists';
import { useRemembering } from '../../src/state/remembering';
import type { ShopServices } from '../../src/state/shop';
import { useValuedTradeIn } from '../../src/state/valuedTradeIn';
import { ORDINARY_DEALER } from '../builders/environment';
import { keptText } from '../builders/kept';
import { aToken } from '../builders/token';
import { aVehicle } from '../builders/vehicle';
import { renderInShop } from '../features/renderInShop';
import { NOW } from '../now';

const GOLF = { name: 'Golf', value: 5_900, until: '2026-05-18', isDeducted: true };
const VALUATION = { vehicle: 'VW Golf', day: '2026-05-04', oldCar: GOLF };
const PRICE = '38.680 − 5.900 = 32.780 € mit meinem Golf';
const LINE = '· mein Golf 5.900 €';

/** What the device keeps of an earlier visit. */
const keep = (valuation: object, keepsRecent = true) =>
  localStorage.setItem(
    STORAGE_KEYS.favourites,
    keptText(2, { ids: [], recent: [], compared: [], keepsRecent, valuation }, ORDINARY_DEALER),
  );

let valued: ReturnType<typeof useValuedTradeIn> | undefined;
let remembering: ReturnType<typeof useRemembering> | undefined;
function Valued() {
  valued = useValuedTradeIn();
  remembering = useRemembering();
  return null;
}

/** A price and the line of the frame, in a tab. */
function open(settings: Partial<TenantSettings> = {}) {
  return renderInShop(
    <>
      <FrameSheetContext value={() => null}>
        <FrameLine kinds={['financing']} />
      </FrameSheetContext>
      <Deduction vehicle={aVehicle({ publicPrice: 38_680 })} />
      <Valued />
    </>,
    settings,
  );
}
/** After the question of the line. */
const shown = () =>
  document.body.textContent.replaceAll('\u00A0', ' ').replace('Bar kaufen oder finanzieren?', '').trim();
const IS_SHOWN = `${LINE}${PRICE}`;

const logIn = ({ session }: ShopServices, id: string) =>
  act(() => {
    const exp = NOW.getTime() / 1_000 + 3_600;
    session.getState().logIn({
      id,
      email: `${id}@beispiel.de`,
      roles: ['customer'],
      accessToken: aToken({ sub: id, exp }),
    });
  });
/** What another tab has written reaches this one. */
const tell = () =>
  act(() => {
    dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.favourites, storageArea: localStorage }));
  });
const otherTab = ({ device }: ShopServices) => keptLists(device.storage, device.adminId);
const kept = ({ device }: ShopServices) => keptLists(device.storage, device.adminId).read().valuation;

afterEach(cleanup);

// rules/trade-in: in the frame.
describe('the old car', () => {
  it('is there after a reload, on its last day, too, and not on the next', () => {
    keep(VALUATION);
    open();
    expect(shown()).toBe(IS_SHOWN);
    cleanup();
    keep({ ...VALUATION, oldCar: { ...GOLF, until: '2026-05-04' } });
    open();
    expect(shown()).toBe(IS_SHOWN);
    cleanup();
    keep({ ...VALUATION, oldCar: { ...GOLF, until: '2026-05-03' } });
    open();
    expect(shown()).toBe('');
  });

  it.each(['left', 'asked'] as const)('goes with all that the device keeps of it: %s', (cause) => {
    keep(VALUATION);
    const { services } = open();
    act(() => services.forget(cause, 'anna'));
    expect(shown()).toBe('');
    expect(kept(services)).toBeUndefined();
  });

  it('goes with the logout, also where the device keeps nothing', () => {
    const { services } = open();
    logIn(services, 'anna');
    act(() => valued?.change({ valuation: VALUATION }));
    expect(shown()).toBe(IS_SHOWN);
    act(() => services.session.getState().logOut());
    expect(shown()).toBe('');
  });

  it('stays with the login that valued it, and goes when somebody else logs in after a reload', () => {
    keep({});
    const first = open();
    logIn(first.services, 'anna');
    act(() => valued?.change({ valuation: VALUATION }));
    cleanup();
    first.services.dispose();
    localStorage.removeItem(STORAGE_KEYS.currentUser);

    const next = open();
    expect(shown()).toBe(IS_SHOWN);
    logIn(next.services, 'anna');
    expect(shown()).toBe(IS_SHOWN);
    cleanup();
    next.services.dispose();
    localStorage.removeItem(STORAGE_KEYS.currentUser);

    const last = open();
    logIn(last.services, 'bert');
    expect(shown()).toBe('');
    expect(kept(last.services)).toBeUndefined();
  });

  it('of a visitor who logs in afterwards is theirs; of somebody before this page was opened it is not', () => {
    keep({});
    const { services } = open();
    act(() => valued?.change({ valuation: VALUATION }));
    logIn(services, 'anna');
    expect(shown()).toBe(IS_SHOWN);
    cleanup();
    services.dispose();
    localStorage.removeItem(STORAGE_KEYS.currentUser);

    keep({ ...VALUATION, userId: '', changedAt: NOW.getTime() - 86_400_000 });
    const next = open();
    expect(shown()).toBe(IS_SHOWN);
    logIn(next.services, 'anna');
    expect(shown()).toBe('');
  });

  it('is in two tabs the same: deducted or not, redeemed, forgotten; and does not come back from the other', () => {
    keep(VALUATION);
    const { services } = open();
    act(() => valued?.change({ email: 'anna@beispiel.de', tradeIn: { id: 'golf' } }));
    otherTab(services).write({ valuation: { ...VALUATION, oldCar: { ...GOLF, isDeducted: false } } });
    tell();
    expect(shown()).toBe('');
    expect(valued?.tradeIn).toBeDefined();
    otherTab(services).write({ valuation: VALUATION });
    tell();
    expect(shown()).toBe(IS_SHOWN);
    // Ordered with it there.
    otherTab(services).write({ valuation: undefined });
    tell();
    expect(shown()).toBe('');
    expect(valued?.tradeIn).toBeUndefined();
  });

  it('of this tab alone is no matter of other tabs', () => {
    keep({}, false);
    const { services } = open();
    act(() => valued?.change({ valuation: VALUATION }));
    expect(kept(services)).toBeUndefined();
    otherTab(services).write({ ids: ['a'] });
    tell();
    expect(shown()).toBe(IS_SHOWN);
  });

  it('that was valued before the visitor let the device remember is kept then, and goes with the list', () => {
    keep({}, false);
    const { services } = open();
    act(() => valued?.change({ valuation: VALUATION }));
    expect(kept(services)).toBeUndefined();
    act(() => remembering?.keep(true));
    expect(kept(services)).toMatchObject({ ...VALUATION, changedAt: NOW.getTime() });
    act(() => remembering?.clear());
    expect(kept(services)).toBeUndefined();
    expect(shown()).toBe('');
  });

  it('of a link is shown as such, and never in place of the visitor’s own', () => {
    const { services } = open({ uiVehicleDetailsAvailableChildRoutes: ['inzahlungnahme'] });
    const follow = (value: number) =>
      act(() => services.environment.history.push(`/?carQueryParams=${encodeURIComponent(`oldCar=${value}`)}`));
    follow(4_000);
    const linked = '· Altwagen (aus dem Link) 4.000 €38.680 − 4.000 = 34.680 € mit Altwagen (aus dem Link)';
    expect(shown()).toBe(linked);
    act(() => valued?.change({ valuation: VALUATION }));
    expect(shown()).toBe(IS_SHOWN);
    follow(4_000);
    expect(shown()).toBe(IS_SHOWN);
    expect(services.frame.getState().frame.oldCar).toBe(5_900);
    act(() => valued?.change({ valuation: { ...VALUATION, oldCar: { ...GOLF, isDeducted: false } } }));
    expect(services.frame.getState().frame).toEqual({});
    follow(4_000);
    expect(shown()).toBe('');
  });
});
