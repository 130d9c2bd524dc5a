import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { tradeInRequest } from '../../src/domain/trade-in/request';
import { byModel, tradeInEntries } from '../builders/tradeIn';
import { DEMO_PASSWORD } from './state';
import { ADMIN, aPlatform, BASE, call } from './testPlatform';

describe('the demo platform', () => {
  it('answers a user only to a bearer whose token it has given', async () => {
    const platform = aPlatform();
    const email = 'kunde@autohaus-bergmann.test';
    const users = `/cardealeradmin/${ADMIN}/users`;
    const statusFor = async (headers: Record<string, string>) =>
      (await call(platform, 'GET', `${users}/${email}`, undefined, headers)).status;
    expect((await call(platform, 'POST', `${users}/login`, { user: { email }, password: 'falsch' })).status).toBe(401);
    const { data } = await call(platform, 'POST', `${users}/login`, { user: { email }, password: DEMO_PASSWORD });
    const { token } = z.parse(z.object({ token: z.string() }), data);
    expect(await statusFor({})).toBe(401);
    expect(await statusFor({ authorization: 'Bearer a.b.demo' })).toBe(401);
    expect(await statusFor({ authorization: `Bearer ${token}` })).toBe(200);
  });

  const finance = { bank: 'VW', durationInMonth: 48, deposit: 2500, balloon: 7400 };
  const contact = { name: 'Max Muster', email: 'max@example.com', message: 'Guten Tag', carDealerAdminId: ADMIN };
  const cars = (query: string) => ['GET', `/cardealeradmin/${ADMIN}/cars?${query}`] as const;
  const rates = ['POST', `/cardealeradmin/${ADMIN}/carfinancings/result`] as const;

  it.each<[reason: string, method: string, path: string, body?: object]>([
    ['minPrice', ...cars('minPrice=viel')],
    ['isVatDeductable', ...cars('isVatDeductable=ja')],
    ['minInitialRegistration', ...cars('minInitialRegistration=gestern')],
    ['doorCountType', ...cars('doorCountType=9')],
    ['pageSize', ...cars('pageSize=-1')],
    ['orderBy', ...cars('orderBy=colour')],
    ['bank', ...rates, { ...finance, bank: 'NONE' }],
    ['roundedPurchasePrice', ...rates, { ...finance, roundedPurchasePrice: 22_500.5 }],
    ['durationInMonth', ...rates, { ...finance, durationInMonth: 11 }],
    ['email', 'POST', '/emails', { ...contact, email: 'max' }],
    ['firstName', 'POST', '/emails', contact],
  ])('refuses a request for its %s, which a test of the shop would else not notice', async (reason, ...request) => {
    const { status, data } = await call(aPlatform(), ...request);
    expect({ status, data }).toMatchObject({
      status: 400,
      data: { message: expect.stringContaining(reason) as string },
    });
  });

  it('sends the result of a valuation to its mailbox', async () => {
    const platform = aPlatform();
    const { vehicleDealerId } = platform.tenant(1).settings;
    const body = new FormData();
    const request = { vehicleDealerId, sourceUrl: 'https://dealer.test/' };
    for (const [name, value] of tradeInRequest(tradeInEntries({}), request)) body.append(name, value);
    await getResponse(platform.handlers, new Request(`${BASE}/v2/trade-ins/calculate`, { method: 'POST', body }));
    const [mail] = platform.state.mails;
    expect(mail).toMatchObject({
      to: body.get('customerEmail'),
      subject: 'Das Ergebnis Ihrer Fahrzeugbewertung',
      text: expect.stringContaining(platform.tenant(1).tradeIns.at(-1)?.code ?? '-') as string,
    });
  });

  it.each([
    ['firstRegistration', {}],
    ['vin', {}],
    ['make', byModel],
    ['customerEmail', {}],
    ['sourceUrl', {}],
    ['isAccidentRepaired', { hadAnyAccident: 'yes', isAccidentRepaired: 'yes' }],
    ['signsOfUsage', { hasSignsOfUsage: true, signsOfUsage: ['RUST'] }],
  ] as const)('refuses a valuation without its %s', async (missing, overrides) => {
    const platform = aPlatform();
    const { vehicleDealerId } = platform.tenant(1).settings;
    const fields = tradeInRequest(tradeInEntries(overrides), { vehicleDealerId, sourceUrl: 'https://dealer.test/' });
    const body = new FormData();
    for (const [name, value] of fields) if (name !== missing) body.append(name, value);
    const request = new Request(`${BASE}/v2/trade-ins/calculate`, { method: 'POST', body });
    expect((await getResponse(platform.handlers, request))?.status).toBe(400);
    expect(platform.state.tradeInRequests).toEqual([]);
  });
});
