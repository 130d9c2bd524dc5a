import { http, HttpResponse, type RequestHandler } from 'msw';
import { withRefusals, bodyOf, findVehicle, noContent, refuse, tenantOf, type PlatformContext } from '../answer';
import type { Car, LeasingAnswer, LeasingQuote } from '../contract';
import { BANKS, financeConditions, financeResult, financeSettings } from '../rules/credit';
import { LEASE_KILOMETRES, LEASE_MONTHS, leaseQuote, maxLeaseDeposit } from '../rules/lease';
import { fastLeasingBody, financeBody, leasingApplicationBody, leasingBody } from '../../../src/domain/bodies';

type Bank = keyof typeof BANKS;
const isBank = (name: string): name is Bank => Object.hasOwn(BANKS, name);

export function financeRoutes(context: PlatformContext): RequestHandler[] {
  const financings = `${context.baseUrl}/cardealeradmin/:adminId/carfinancings`;
  const vehicle = (id: string): Car =>
    (findVehicle(context, id) ?? refuse(404, 'Dieses Fahrzeug gibt es nicht.')).vehicle;
  const numberIn = (query: URLSearchParams, name: string): number => {
    const value = Number(query.get(name) ?? NaN);
    return Number.isFinite(value) ? value : refuse(400, `${name}: eine Zahl wird erwartet.`);
  };
  return [
    http.get(
      `${financings}/settings`,
      withRefusals(({ params, request }) => {
        tenantOf(context, params);
        const query = new URL(request.url).searchParams;
        vehicle(query.get('carId') ?? '');
        numberIn(query, 'carPurchasePrice');
        const provider = query.get('providerType') ?? '';
        return isBank(provider) ? HttpResponse.json(financeSettings(provider)) : refuse(400, 'providerType: unbekannt');
      }),
    ),
    http.get(
      `${financings}/conditions`,
      withRefusals(({ params, request }) => {
        tenantOf(context, params);
        const query = new URL(request.url).searchParams;
        const { publicPrice } = vehicle(query.get('carId') ?? '');
        return HttpResponse.json(
          financeConditions(publicPrice, numberIn(query, 'durationInMonth'), numberIn(query, 'deposit')),
        );
      }),
    ),
    http.post(
      `${financings}/result`,
      withRefusals(async ({ params, request }) => {
        tenantOf(context, params);
        const body = await bodyOf(request, financeBody);
        vehicle(body.carId);
        try {
          return HttpResponse.json(financeResult(body));
        } catch (error) {
          if (error instanceof RangeError) return refuse(400, `${error.message}: nichts zu finanzieren`);
          throw error;
        }
      }),
    ),
    http.post(
      `${context.baseUrl}/leasing/calculate/fast`,
      withRefusals(async ({ request }) => {
        const body = await bodyOf(request, fastLeasingBody);
        const mileage = vehicle(body.carId).mileAge ?? 0;
        if (body.providerType === 'SANTANDER' && body.carSchwackeCode === undefined)
          refuse(400, 'carSchwackeCode fehlt.');
        const quotes = LEASE_MONTHS.flatMap((months) =>
          LEASE_KILOMETRES.flatMap((kmPerYear): LeasingQuote[] => {
            const { carPrice: price, downPaymentNet: deposit = 0, type, customerType, providerType: provider } = body;
            const quote = leaseQuote({ price, deposit, months, kmPerYear, mileage, type, customerType, provider });
            return quote ? [quote] : [];
          }),
        );
        return HttpResponse.json(quotes);
      }),
    ),
    http.post(
      `${context.baseUrl}/leasing/calculate`,
      withRefusals(async ({ request }) => {
        const body = await bodyOf(request, leasingBody);
        const { carPrice: price, durationInMonth: months, kmPerYear, type, customerType, bank: provider } = body;
        const deposit = Math.min(body.deposit, maxLeaseDeposit(price));
        const mileage = vehicle(body.carId).mileAge ?? 0;
        const quote = leaseQuote({ price, deposit, months, kmPerYear, mileage, type, customerType, provider });
        const condition = { downPaymentNet: deposit };
        const answer: LeasingAnswer = {
          quotes: quote ? [quote] : [],
          ...(provider === 'SANTANDER' ? { santanderCondition: condition } : { condition }),
        };
        return HttpResponse.json(answer);
      }),
    ),
    http.post(
      `${context.baseUrl}/leasing/apply`,
      withRefusals(async ({ request }) => {
        const { carId, customerType, quote } = await bodyOf(request, leasingApplicationBody);
        vehicle(carId);
        context.state.leasingApplications.push({ carId, customerType, quote });
        return noContent();
      }),
    ),
  ];
}
