import { describe, expect, it } from 'vitest';
import { addresses, hrefOf, isAt, screenAt } from '../../src/domain/addresses';

describe('addresses of the shop', () => {
  it.each([
    ['/', { name: 'search', params: {} }],
    ['', { name: 'search', params: {} }],
    ['/widerruf', { name: 'withdrawal', params: {} }],
    ['/Widerruf/', { name: 'withdrawal', params: {} }],
    ['/angebote-vw-golf/1', { name: 'vehicle', params: { offer: 'vw-golf', vehicleId: '1' } }],
    ['/angebote-x/GW%2F1/zustand', { name: 'vehicle', params: { offer: 'x', vehicleId: 'GW/1', tab: 'zustand' } }],
    ['/angebote-100%/1', { name: 'vehicle', params: { offer: '100%', vehicleId: '1' } }],
    ['/cars/1/checkout', { name: 'checkout', params: { vehicleId: '1' } }],
    ['/cars/1/checkout/9-summary', { name: 'checkout', params: { vehicleId: '1', step: '9-summary' } }],
    ['/cars/trade-in/3-zustand', { name: 'tradeIn', params: { step: '3-zustand' } }],
    ['/admin', { name: 'admin', params: {} }],
    ['/admin/settings/locations', { name: 'admin', params: { area: 'settings', page: 'locations' } }],
  ])('%s is %j', (path, screen) => {
    expect(screenAt(path)).toEqual(screen);
  });

  it.each([
    '/gibt-es-nicht',
    '/fahrzeuge/1',
    '/cars/1',
    '/cars/1/bestellen',
    '/angebote-x',
    '/administration',
    '/a/b/c/d',
  ])('%s is nobody’s', (path) => {
    expect(screenAt(path)).toBeUndefined();
    expect(isAt(path, 'search')).toBe(false);
  });

  it('are written by the name of the screen', () => {
    expect(hrefOf('search')).toBe('/');
    expect(hrefOf('vehicle', { offer: 'vw', vehicleId: 'GW/1' })).toBe('/angebote-vw/GW%2F1');
    expect(hrefOf('checkout', { vehicleId: '1', step: '9-summary' })).toBe('/cars/1/checkout/9-summary');
    expect(hrefOf('tradeIn')).toBe('/cars/trade-in');
    expect(hrefOf('admin', { area: 'auth', page: 'start' })).toBe('/admin/auth/start');
  });

  it.each(Object.keys(addresses) as (keyof typeof addresses)[])('of %s leads back to it', (name) => {
    const params = { offer: 'x', vehicleId: 'ä b', tab: 't', step: 's', area: 'a', page: 'p' };
    expect(isAt(hrefOf(name, params), name)).toBe(true);
  });
});
