import { describe, expect, it } from 'vitest';
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
    expect(platform.state.orders).toMatchObject([{ received: 3, order }]);
    const vehicle = platform.tenant(1).vehicles.find(({ id }) => id === order.vehicleId);
    expect(vehicle?.reservedUntil).toBe('2026-05-07T08:00:00.000Z');
    const second = { ...order, id: '99999999-2222-4333-8444-555555555555' };
    expect((await call(platform, 'POST', '/v2/orders', second)).status).toBe(409);
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
});
