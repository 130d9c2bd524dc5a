import { expect, it } from 'vitest';
import { calculateTradeIn, fetchVehicleInfo } from '../../src/api/tradeIns';
import { createHttp } from '../../src/lib/http/http';
import type { TransportRequest } from '../../src/lib/http/transport';

/** Answers every call alike, and notes it. */
function aPlatform(status: number, data: unknown) {
  const requests: TransportRequest[] = [];
  const http = createHttp({
    baseUrl: 'https://platform.test',
    pause: () => Promise.resolve(),
    transport: (request) => {
      requests.push(request);
      return Promise.resolve({ status, data: JSON.stringify(data), header: () => undefined });
    },
  });
  return { platform: { adminId: 'dealer', http }, requests };
}

it('gives a calculation four minutes, sends it once and as a form', async () => {
  const { platform, requests } = aPlatform(503, {});
  await expect(calculateTradeIn(platform, [['vin', 'WVW']])).rejects.toMatchObject({ failure: 'busy' });
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ timeoutMs: 240_000, url: 'https://platform.test/v2/trade-ins/calculate' });
  expect(requests[0]?.body).toBeInstanceOf(FormData);
});

it.each([
  [{ success: true }, true],
  [{ success: 'true' }, true],
  [{ success: null }, false],
  [{}, false],
])('reads %o as %s', async (answer, success) => {
  expect(await calculateTradeIn(aPlatform(200, answer).platform, [])).toEqual({ isCalculated: success });
});

it('is refused a calculation that the platform could not make', async () => {
  await expect(calculateTradeIn(aPlatform(200, { success: false }).platform, [])).rejects.toMatchObject({
    failure: 'rejected',
  });
});

it('reads the result where the platform tells it at once', async () => {
  const tradeIn = { id: '7', customerPrice: 8_960, calculationResultType: 1, createdAt: '2026-05-04T08:00:00Z' };
  const answer = await calculateTradeIn(aPlatform(200, { success: true, tradeIn }).platform, []);
  expect(answer).toMatchObject({
    isCalculated: true,
    tradeIn: { customerPrice: 8_960, calculationResultType: 'normal' },
  });
});

it('asks for a model by its first registration, and knows of no version where there is none', async () => {
  const { platform, requests } = aPlatform(404, {});
  const model = { manufacturerId: 'a/b', modelId: 'c', month: '3', year: '2018' };
  expect(await fetchVehicleInfo(platform, model)).toEqual([]);
  expect(requests[0]?.url).toBe(
    'https://platform.test/tradeins/manufacturerid/a%2Fb/modelid/c/firstregistration/3-2018',
  );
  await expect(fetchVehicleInfo(aPlatform(500, {}).platform, model)).rejects.toMatchObject({ failure: 'server' });
});
