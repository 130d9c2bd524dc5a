import { describe, expect, it } from 'vitest';
import { TRADE_IN_CODES } from './state';
import { SPECIAL } from './stock/specials';
import { aPlatform, anOrder, call } from './testPlatform';

describe('an order', () => {
  it('is accepted once, however often it is sent, and reserves the vehicle for 72 hours', async () => {
    const platform = aPlatform();
    const order = anOrder(platform);
    for (let time = 0; time < 3; time += 1) {
      expect(await call(platform, 'POST', '/v2/orders', order)).toMatchObject({
        status: 201,
        data: { data: { id: order.id } },
      });
    }
    expect(platform.state.orders).toHaveLength(1);
    expect(platform.state.orders[0]).toMatchObject({ received: 3, order });
    expect(platform.tenant(1).vehicles.find(({ id }) => id === order.vehicleId)?.reservedUntil).toBe(
      '2026-05-07T08:00:00.000Z',
    );
  });

  it('is refused when another was faster, or the vehicle is reserved', async () => {
    const platform = aPlatform();
    await call(platform, 'POST', '/v2/orders', anOrder(platform));
    const { vehicleId } = platform.state.orders[0]?.order ?? { vehicleId: '' };
    const second = anOrder(platform, { id: '99999999-2222-4333-8444-555555555555', vehicleId });
    expect((await call(platform, 'POST', '/v2/orders', second)).status).toBe(409);
    const reserved = platform.tenant(1).vehicles.find(({ internalId }) => internalId === SPECIAL.reserved)?.id ?? '';
    expect((await call(platform, 'POST', '/v2/orders', { ...second, vehicleId: reserved })).status).toBe(409);
    expect(platform.state.orders).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['sourceUrl', { sourceUrl: undefined }],
    ['newsletter', { newsletter: true }],
    ['crossSellingProductIds', { crossSellingProductIds: ['11111111-2222-4333-8444-000000000000'] }],
    ['orderPaymentType', { orderPaymentType: 2 }],
    ['salesAppointmentAt', { salesAppointmentAt: undefined }],
    ['handoverDate', { paymentOptionType: 1, orderPaymentType: 2 }],
    ['handoverDate', { handoverDate: '2026-05-01T10:00:00Z' }],
    ['Sonntag', { handoverDate: '2026-05-17T10:00:00Z' }],
    ['Christi Himmelfahrt', { handoverDate: '2026-05-14T10:00:00Z' }],
    ['12:00 Uhr', { handoverDate: '2026-05-15T12:00:00Z' }],
    ['financing', { paymentOptionType: 3, orderPaymentType: 6 }],
    [
      'birthDate',
      { paymentOptionType: 3, orderPaymentType: 6, financing: { fundingDuration: 48, monthlyInstallment: 200 } },
    ],
    ['vehicleId', { vehicleId: '11111111-2222-4333-8444-000000000000' }],
  ])('is refused for its %s', async (reason, overrides) => {
    const platform = aPlatform();
    const { status, data } = await call(platform, 'POST', '/v2/orders', { ...anOrder(platform), ...overrides });
    expect(status).toBe(400);
    expect(JSON.stringify(data)).toContain(reason);
    expect(platform.state.orders).toHaveLength(0);
  });

  it('without a price is refused', async () => {
    const platform = aPlatform();
    const vehicleId =
      platform.tenant(1).vehicles.find(({ internalId }) => internalId === SPECIAL.priceOnRequest)?.id ?? '';
    expect((await call(platform, 'POST', '/v2/orders', anOrder(platform, { vehicleId }))).status).toBe(400);
  });

  it('by bank leads on to a page of the bank', async () => {
    const platform = aPlatform();
    const pickup = platform.tenant(1).products.find(({ productType }) => productType === 6)?.id ?? '';
    const order = anOrder(platform, {
      paymentOptionType: 1,
      orderPaymentType: 4,
      crossSellingProductIds: [pickup],
      handoverDate: '2026-05-20T10:00:00Z',
    });
    const { data } = await call(platform, 'POST', '/v2/orders', order);
    expect(data).toEqual({ data: { id: order.id }, redirectLink: `https://platform.test/bank/${order.id}` });
    expect((await call(platform, 'GET', `/bank/${order.id}`)).status).toBe(200);
  });
});

describe('what else the checkout needs', () => {
  it('keeps a checkout for later', async () => {
    const platform = aPlatform();
    const { vehicleDealerId, vehicleId } = anOrder(platform);
    const body = {
      vehicleDealerId,
      vehicleId,
      customerFirstName: 'Erika',
      customerLastName: 'Mustermann',
      customerEmail: 'erika@example.com',
      customerPhoneNumber: '+491511234567',
      checkoutUrl: 'https://example.com/#/x',
      continueOnSite: false,
    };
    expect((await call(platform, 'POST', '/v2/orders/continue-later', body)).status).toBe(204);
    expect(
      (await call(platform, 'POST', '/v2/orders/continue-later', { ...body, customerEmail: 'erika' })).status,
    ).toBe(400);
    expect(platform.state.continueLater).toEqual([body]);
  });

  it('offers the products of the vehicle, and with both flags those of all vehicles and of the navigator', async () => {
    const platform = aPlatform();
    const path = `/v2/vehicleDealer/${platform.tenant(1).settings.adminId}/crosssellingproducts`;
    const names = async (query: string) =>
      ((await call(platform, 'GET', `${path}?${query}`)).data as { name: string }[]).map(({ name }) => name);
    const golf =
      'manufacturer=Volkswagen&model=Golf&carId=x&minEnginePower=110&maxEnginePower=110&initialRegistration=2021-05-01&vehicleType=PKW';
    expect(await names(golf)).toEqual(['Original-Gepäckraumeinlage Golf']);
    const wide = await names(
      `${golf}&isRelatedToAllCars=false&isFromAccessoriesNav=true&orderBy=price desc&pageNumber=1&pageSize=2500`,
    );
    expect(wide[0]).toBe('Winterkompletträder 17 Zoll');
    expect(wide).toContain('Leichtmetallfelge „Bergamo“ 18 Zoll');
    expect(wide).not.toContain('Camping-Starterpaket');
    expect(await names(golf.replace('2021', '2018'))).toEqual([]);
  });

  it('redeems a trade-in by code and e-mail', async () => {
    const platform = aPlatform();
    const path = (code: string) =>
      `/v2/trade-ins/redeem?code=${code}&email=${TRADE_IN_CODES.email}&vehicleDealerId=${platform.tenant(1).settings.vehicleDealerId}`;
    expect((await call(platform, 'GET', path(TRADE_IN_CODES.normal))).data).toMatchObject({
      customerPrice: 4250,
      calculationResultType: 1,
    });
    expect((await call(platform, 'GET', path('FALSCH'))).status).toBe(404);
  });
});
