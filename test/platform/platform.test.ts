import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { FAULTS } from './faults';
import { easterSunday, holidaysOf, stateOfZip } from './rules/holidays';
import { servePlatform, type ServedPlatform } from './serve';
import { DEMO_PASSWORD } from './state';
import { ADMIN, aPlatform, call } from './testPlatform';

describe('tenants, contacts and accounts', () => {
  it('are six, and no more', async () => {
    const platform = aPlatform();
    const settings = (id: string) => call(platform, 'GET', `/v2/vehicle-dealer/${id}/vehicle-dealer-settings`);
    expect((await settings(ADMIN)).data).toMatchObject({ companyNameShort: 'Bergmann', orderReservationFee: 0 });
    expect((await settings('00000000-0000-4000-8000-000000000006')).data).toMatchObject({
      isB2BShop: true,
      uiThemeTypeToString: 'gallery',
    });
    expect((await settings('00000000-0000-4000-8000-000000000007')).status).toBe(404);
  });

  it('take a contact request only as the contract has it', async () => {
    const platform = aPlatform();
    const request = {
      name: 'Max Muster',
      firstName: 'Max',
      lastName: 'Muster',
      email: 'max@example.com',
      message: 'Guten Tag',
      carDealerAdminEmail: 'verkauf@autohaus-bergmann.test',
      carDealerAdminId: ADMIN,
      sourceUrl: 'https://example.com/',
      isTestDriveDesired: false,
      isCallbackDesired: false,
      isMarketingContactAllowed: false,
      isTireLabelRequested: false,
      isConditionReportRequested: false,
      isPriceProposalRequested: false,
      isDataPrivacyConfirmed: true,
    };
    expect((await call(platform, 'POST', '/emails', request)).status).toBe(204);
    expect((await call(platform, 'POST', '/emails', { ...request, email: 'max' })).data).toEqual({
      message: 'email: keine E-Mail-Adresse',
    });
    expect(platform.state.emails).toEqual([request]);
  });

  it('know who is there, and answer a user only to a bearer', async () => {
    const platform = aPlatform();
    const email = 'kunde@autohaus-bergmann.test';
    const users = `/cardealeradmin/${ADMIN}/users`;
    expect((await call(platform, 'POST', '/users/checkIfExistsByEmail', { email })).data).toBe(true);
    expect((await call(platform, 'POST', `${users}/login`, { user: { email }, password: 'falsch' })).status).toBe(401);
    const { data } = await call(platform, 'POST', `${users}/login`, { user: { email }, password: DEMO_PASSWORD });
    const { token } = z.parse(z.object({ token: z.string() }), data);
    expect((await call(platform, 'GET', `${users}/${email}`)).status).toBe(401);
    expect(
      (await call(platform, 'GET', `${users}/${email}`, undefined, { authorization: 'Bearer a.b.demo' })).status,
    ).toBe(401);
    expect(
      (await call(platform, 'GET', `${users}/${email}`, undefined, { authorization: `Bearer ${token}` })).data,
    ).toMatchObject({ email });
    const registration = { email, password: 'x', roles: ['CARDEALERCUSTOMER'], carDealerAdminId: ADMIN };
    expect(await call(platform, 'POST', '/users/register', registration)).toMatchObject({
      status: 400,
      data: { message: 'Diese E-Mail ist bereits vergeben.' },
    });
  });
});

describe('the holidays', () => {
  it.each([
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
  ])('of %s: Easter is %s', (year, day) => {
    expect(easterSunday(year).toISOString().slice(0, 10)).toBe(day);
  });

  it.each([
    ['BW', 'Fronleichnam', { datum: '2026-06-04', hinweis: '' }],
    ['SN', 'Buß- und Bettag', { datum: '2026-11-18', hinweis: '' }],
    ['BY', 'Augsburger Friedensfest', { datum: '2026-08-08', hinweis: 'Nur im Stadtgebiet Augsburg.' }],
    ['BE', 'Internationaler Frauentag', { datum: '2026-03-08', hinweis: '' }],
    ['HH', 'Allerheiligen', undefined],
  ] as const)('%s has %s: %o', (state, name, day) => {
    expect(holidaysOf(state, 2026)[name]).toEqual(day);
  });

  it.each([
    ['76137', 'BW'],
    ['76829', 'RP'],
    ['22529', 'HH'],
    ['04347', 'SN'],
    ['55120', 'RP'],
    ['34123', 'HE'],
    ['00000', undefined],
  ])('zip code %s lies in %s', (zip, state) => {
    expect(stateOfZip(zip)).toBe(state);
  });
});

describe('faults', () => {
  const settings = `/v2/vehicle-dealer/${ADMIN}/vehicle-dealer-settings`;

  it.each(FAULTS.filter((fault) => fault !== 'timeout'))(
    '%s strikes as often as planned, then no more',
    async (fault) => {
      const platform = aPlatform();
      const right = (await call(platform, 'GET', settings)).data;
      platform.fail('vehicle-dealer-settings', fault, 1);
      expect((await call(platform, 'GET', settings)).data).not.toEqual(right);
      expect((await call(platform, 'GET', settings)).data).toEqual(right);
    },
  );

  it('leave what is required when everything optional is null', async () => {
    const platform = aPlatform();
    platform.fail({ path: /\/cars\?/ }, 'optional-null');
    const { data } = await call(platform, 'GET', `/cardealeradmin/${ADMIN}/cars?pageSize=1`);
    expect(data).toEqual([
      expect.objectContaining({
        id: expect.any(String) as string,
        manufacturer: expect.any(String) as string,
        vin: null,
        images: null,
      }),
    ]);
  });

  it('are gone after a reset, and the state is new', async () => {
    const platform = aPlatform();
    platform.fail(/./, 500);
    await call(platform, 'GET', settings);
    platform.tenant(1).vehicles.length = 0;
    platform.reset();
    expect(platform.record).toEqual([]);
    expect((await call(platform, 'GET', settings)).status).toBe(200);
    expect(platform.tenant(1).vehicles).toHaveLength(190);
  });
});

describe('pictures', () => {
  it('are drawn for every vehicle and linked by absolute addresses', async () => {
    const platform = aPlatform();
    for (const { vehicles } of [platform.tenant(1), platform.tenant(6)]) {
      for (const { images } of vehicles) {
        const url = images?.[0]?.url;
        if (url === undefined) continue;
        const { status, data, headers } = await call(platform, 'GET', url.replace('https://platform.test', ''));
        expect({ status, type: headers.get('content-type') }).toEqual({
          status: 200,
          type: 'image/svg+xml; charset=utf-8',
        });
        expect(data).not.toContain('NaN');
      }
    }
    expect(platform.record).toEqual([]);
  });
});

describe('the platform over HTTP', () => {
  let served: ServedPlatform | undefined;
  afterEach(async () => {
    await served?.close();
    served = undefined;
  });

  // With the original fetch, because the one of happy-dom enforces the same origin.
  it('answers, and can be looked at and disturbed from outside', async () => {
    served = await servePlatform();
    const { url, platform } = served;
    const settings = () => fetch(`${url}/v2/vehicle-dealer/${ADMIN}/vehicle-dealer-settings`);
    const post = (path: string, body?: unknown) =>
      fetch(`${url}/__control/${path}`, {
        method: 'POST',
        body: JSON.stringify(body ?? {}),
        headers: { 'content-type': 'application/json' },
      });
    const first = await settings();
    expect(first.status).toBe(200);
    expect(first.headers.get('access-control-allow-origin')).toBe('*');
    expect(await first.json()).toHaveProperty('logoUrl', `${url}/media/logos/${ADMIN}.svg`);
    await post('fail', { path: 'vehicle-dealer-settings', fault: 503, times: 1 });
    expect((await settings()).status).toBe(503);
    await post('fail', { path: 'vehicle-dealer-settings', fault: 'network', times: 1 });
    await expect(settings()).rejects.toThrow();
    await post('latency', { milliseconds: 5 });
    expect(platform.latency).toBe(5);
    expect(await (await fetch(`${url}/__control/record`)).json()).toHaveLength(3);
    await post('reset');
    expect(platform.latency).toBe(0);
    expect(await (await fetch(`${url}/__control/state`)).json()).toHaveProperty('orders', []);
  });

  it('announces no time after which it closes a connection that the next request may be using', async () => {
    served = await servePlatform();
    expect((await fetch(`${served.url}/__control/state`)).headers.get('keep-alive')).toBeNull();
  });
});
