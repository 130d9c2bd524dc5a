import { describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { locationSchema } from '../../../../src/domain/tenant/location';
import { loadPriceWidget, priceWidgetIds } from '../../../../src/features/vehicle/thirdParty/priceWidget';

const location = z.parse(locationSchema, { id: 'place', autoUncleDepartmentId: 'department' });
const vehicle = { vin: 'VIN1', internalId: 'GW-1', location, carType: 'PKW', publicPrice: 12_990 } as const;

describe('what AutoUncle knows a vehicle by', () => {
  it('is the VIN, or the stock number where the dealer wants that', () => {
    expect(priceWidgetIds({ autoUncleCompanyId: 'company', useInternalIdForVin: false }, vehicle)).toEqual({
      companyId: 'company',
      departmentId: 'department',
      stockId: 'VIN1',
    });
    expect(priceWidgetIds({ autoUncleCompanyId: 'company', useInternalIdForVin: true }, vehicle)?.stockId).toBe('GW-1');
  });

  it('is nothing without a price, and for two-wheelers and trailers', () => {
    const settings = { autoUncleCompanyId: 'company', useInternalIdForVin: false };
    expect(priceWidgetIds(settings, { ...vehicle, publicPrice: 0 })).toBeUndefined();
    expect(priceWidgetIds(settings, { ...vehicle, carType: 'ZWEIRAD' })).toBeUndefined();
    expect(priceWidgetIds(settings, { ...vehicle, carType: 'ANHAENGER' })).toBeUndefined();
  });

  it('is nothing without a company id, and without any number', () => {
    expect(priceWidgetIds({ autoUncleCompanyId: undefined, useInternalIdForVin: false }, vehicle)).toBeUndefined();
    expect(
      priceWidgetIds(
        { autoUncleCompanyId: 'company', useInternalIdForVin: false },
        { ...vehicle, vin: undefined, internalId: undefined },
      ),
    ).toBeUndefined();
  });
});

describe('the price widget', () => {
  function load() {
    const element = document.createElement('div');
    const onLoaded = vi.fn();
    const onFailed = vi.fn();
    const ids = { companyId: 'company', departmentId: 'department', stockId: 'VIN1' };
    const unload = loadPriceWidget(ids, { element, nonce: 'n0nce', onLoaded, onFailed });
    return { element, onLoaded, onFailed, unload, script: element.querySelector('script') };
  }

  it('tells the script what to rate, under the nonce of the page', () => {
    const { element, script, onLoaded, unload } = load();
    expect(element.querySelector<HTMLElement>('[data-autouncle-widget]')?.dataset).toMatchObject({
      companyId: 'company',
      departmentId: 'department',
      stockId: 'VIN1',
    });
    expect(script?.src).toBe('https://widgets.autouncle.com/autouncle.js');
    expect(script?.nonce).toBe('n0nce');
    script?.dispatchEvent(new Event('load'));
    expect(onLoaded).toHaveBeenCalledOnce();
    unload();
  });

  it('leaves nothing, even where its own undo fails', () => {
    const { element, script, onFailed, unload } = load();
    const undo = vi.fn(() => {
      throw new Error('broken');
    });
    Object.assign(window, { AutoUncle: { unload: undo } });
    script?.dispatchEvent(new Event('load'));
    unload();
    expect(undo).toHaveBeenCalledOnce();
    expect(element.childNodes).toHaveLength(0);
    expect('AutoUncle' in window).toBe(false);
    script?.dispatchEvent(new Event('error'));
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('says that its script did not come', () => {
    const { script, onFailed, unload } = load();
    script?.dispatchEvent(new Event('error'));
    expect(onFailed).toHaveBeenCalledOnce();
    unload();
  });

  it('gives the host’s own global back as it was, and asks it nothing', () => {
    const own = { unload: vi.fn() };
    Object.defineProperty(window, 'AutoUncle', { value: own, configurable: true, writable: true, enumerable: false });
    onTestFinished(() => void Reflect.deleteProperty(window, 'AutoUncle'));
    const before = Object.getOwnPropertyDescriptor(window, 'AutoUncle');
    const first = load();
    const second = load();
    Object.assign(window, { AutoUncle: {} });
    first.unload();
    expect(window).not.toHaveProperty('AutoUncle', own);
    second.unload();
    expect(Object.getOwnPropertyDescriptor(window, 'AutoUncle')).toEqual(before);
    load().unload();
    expect(own.unload).not.toHaveBeenCalled();
    expect(window).toHaveProperty('AutoUncle', own);
  });

  it('does not stumble over a global that its script has declared for good', () => {
    const realm = Object.setPrototypeOf({}, window) as Window;
    vi.stubGlobal('window', realm);
    onTestFinished(() => void vi.unstubAllGlobals());
    const { unload } = load();
    Object.defineProperty(realm, 'AutoUncle', { value: {}, configurable: false, writable: true });
    expect(unload).not.toThrow();
    expect(realm).toHaveProperty('AutoUncle', undefined);
  });
});
