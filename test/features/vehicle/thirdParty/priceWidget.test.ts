import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { locationSchema } from '../../../../src/domain/dealer/location';
import { loadPriceWidget, priceWidgetIds } from '../../../../src/features/vehicle/thirdParty/priceWidget';

const location = z.parse(locationSchema, { id: 'place', autoUncleDepartmentId: 'department' });
const vehicle = { vin: 'VIN1', internalId: 'GW-1', location };

describe('what AutoUncle knows a vehicle by', () => {
  it('is the VIN, or the stock number where the dealer wants that', () => {
    expect(priceWidgetIds({ autoUncleCompanyId: 'company', useInternalIdForVin: false }, vehicle)).toEqual({
      companyId: 'company',
      departmentId: 'department',
      stockId: 'VIN1',
    });
    expect(priceWidgetIds({ autoUncleCompanyId: 'company', useInternalIdForVin: true }, vehicle)?.stockId).toBe('GW-1');
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
});
