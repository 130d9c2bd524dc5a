import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tenantSettingsSchema } from '../../../src/domain/tenant/settings';
import { tradeInContactName } from '../../../src/domain/tenant/tradeInContact';
import { tenantOf } from '../../../src/domain/tenant/tenant';

const read = (wire: unknown) => z.parse(tenantSettingsSchema, wire);

// rules/platform-and-wire: tenants.
describe('the settings of a tenant', () => {
  it('have a default for everything the shop cannot do without', () => {
    expect(read({})).toMatchObject({
      companyName: 'Ihr Autohaus',
      isB2BShop: false,
      isCheckoutEnabled: true,
      isPreviousPriceVisible: true,
      useInternalIdForVin: false,
      orderReservationFee: 0,
      tradeInSource: 'internal',
      uiVehicleDetailsAvailableChildRoutes: [],
      carTypesEnforced: [],
      orderAvailablePaymentOptionTypes: [],
    });
  });

  it('start the shop whatever single one is broken', () => {
    const names = Object.keys(read({}));
    for (const name of names) {
      for (const damage of [null, {}, [null], 'x', -1, true]) {
        expect(
          z.safeParse(tenantSettingsSchema, { [name]: damage }).success,
          `${name}: ${JSON.stringify(damage)}`,
        ).toBe(true);
      }
    }
  });

  it('are read in every spelling, without what is unknown', () => {
    expect(
      read({
        orderAvailablePaymentOptionTypes: [4, '1', 'ONE_TIME_TRANSFER', 8, null],
        carTypesEnforced: ['pkw', 'Boot'],
        tradeInSourceTypeToString: 'AUTOUNCLE',
        orderReservationFee: '250',
        isB2BShop: 'true',
        imprintUrl: 'javascript:alert(1)',
      }),
    ).toMatchObject({
      orderAvailablePaymentOptionTypes: ['atCarDealer', 'advanceTransfer', 'oneTimeTransfer'],
      carTypesEnforced: ['PKW'],
      tradeInSource: 'autoUncle',
      orderReservationFee: 250,
      isB2BShop: true,
      imprintUrl: undefined,
    });
  });

  // rules/admin: file server.
  it('leave nothing of the dealer’s file server login in the visitor’s browser', () => {
    const fileServerSettings = { host: 'ftp.autohaus.test', port: 21, username: 'export-user', password: 'geheim-123' };
    const tenant = tenantOf('00000000-0000-4000-8000-000000000001', read({ companyName: 'Sonne', fileServerSettings }));
    expect(JSON.stringify(tenant)).not.toMatch(/fileServer|autohaus\.test|export-user|geheim-123/);
  });

  it('never ask for a negative fee', () => {
    expect(read({ orderReservationFee: -50 }).orderReservationFee).toBe(0);
  });

  it('are no settings when the answer is no object', () => {
    expect(z.safeParse(tenantSettingsSchema, null).success).toBe(false);
    expect(z.safeParse(tenantSettingsSchema, '<html>').success).toBe(false);
  });

  it.each([
    ['Petra Lang', 'Petra', 'Lang'],
    ['Petra Maria Lang', 'Petra', 'Maria Lang'],
    ['Lang', 'Lang', ''],
    [undefined, '', ''],
  ])('split the trade-in contact "%s" at the space', (tradeInContactFullName, firstName, lastName) => {
    expect(tradeInContactName({ tradeInContactFullName })).toEqual({ firstName, lastName });
  });
});
