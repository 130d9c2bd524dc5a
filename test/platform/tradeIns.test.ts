import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { tradeInRequest } from '../../src/domain/trade-in/request';
import type { TradeInEntries } from '../../src/domain/trade-in/entries';
import { byModel, tradeInEntries } from '../builders/tradeIn';
import type { AdditionalVehicleInfo, Manufacturer } from './contract';
import type { Platform } from './platform';
import { aPlatform, BASE, call } from './testPlatform';

async function calculate(platform: Platform, overrides: Partial<TradeInEntries>, without = ''): Promise<Response> {
  const body = new FormData();
  const fields = tradeInRequest(tradeInEntries(overrides), {
    vehicleDealerId: platform.tenant(1).settings.vehicleDealerId,
    sourceUrl: 'https://dealer.test/',
  });
  for (const [name, value] of fields) if (name !== without) body.append(name, value);
  const request = new Request(`${BASE}/v2/trade-ins/calculate`, { method: 'POST', body });
  return (await getResponse(platform.handlers, request)) ?? Response.error();
}

describe('a valuation', () => {
  it.each([
    ['a well kept car', {}, 1],
    ['a car by its model', byModel, 1],
    ['an import', { isImport: 'yes' }, 2],
    ['an accident that was not repaired', { hadAnyAccident: 'yes', isAccidentRepaired: 'no' }, 2],
    ['a car that has seen too much', { mileage: '420000' }, 3],
    ['a very old car', { registrationYear: '1968' }, 3],
  ] as const)('of %s is remembered, and redeemed by its code', async (_, overrides, resultType) => {
    const platform = aPlatform();
    const answer = await calculate(platform, overrides);
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    const { code = '', customerPrice } = platform.tenant(1).tradeIns.at(-1) ?? {};
    const { data } = await call(
      platform,
      'GET',
      `/v2/trade-ins/redeem?code=${code}&email=tina@tauscher.de&vehicleDealerId=${platform.tenant(1).settings.vehicleDealerId}`,
    );
    expect(data).toMatchObject({ calculationResultType: resultType, usedEmail: 'tina@tauscher.de' });
    expect(customerPrice !== undefined).toBe(resultType === 1);
  });

  it.each([
    ['firstRegistration', {}],
    ['vin', {}],
    ['make', byModel],
    ['customerEmail', {}],
    ['sourceUrl', {}],
    ['isAccidentRepaired', { hadAnyAccident: 'yes', isAccidentRepaired: 'yes' }],
    ['signsOfUsage', { hasSignsOfUsage: true, signsOfUsage: ['RUST'] }],
  ])('without its %s is refused', async (name, overrides) => {
    const platform = aPlatform();
    expect((await calculate(platform, overrides, name)).status).toBe(400);
    expect(platform.state.tradeInRequests).toEqual([]);
  });

  it('of a VIN that nobody knows does not succeed', async () => {
    const platform = aPlatform();
    expect(await (await calculate(platform, { vin: 'UNBEKANNT' })).json()).toEqual({ success: false });
  });
});

describe('what the valuation knows', () => {
  // rules/trade-in: models of the valuation.
  it('are makes with their models, and the versions of a model at a time', async () => {
    const platform = aPlatform();
    const makes = (await call(platform, 'GET', '/tradeins/manufacturers')).data as Manufacturer[];
    const make = makes.find(({ key }) => key === 'VOLKSWAGEN');
    const model = make?.models?.find(({ value }) => value === 'Golf');
    const path = `/tradeins/manufacturerid/${make?.id ?? ''}/modelid/${model?.id ?? ''}/firstregistration`;
    const versions = (await call(platform, 'GET', `${path}/3-2018`)).data as AdditionalVehicleInfo[];
    expect(versions).toContainEqual(expect.objectContaining({ fuel: 'Diesel', power: { amount: 85 } }));
    expect((await call(platform, 'GET', `${path}/3-1999`)).data).toEqual([]);
    expect((await call(platform, 'GET', `${path}/13-2018`)).status).toBe(400);
    expect((await call(platform, 'GET', '/tradeins/manufacturerid/x/modelid/y/firstregistration/3-2018')).status).toBe(
      404,
    );
  });
});
