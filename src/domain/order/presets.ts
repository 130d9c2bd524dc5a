import * as z from 'zod/mini';
import { dayText } from '../../lib/dates/dateText';
import type { CalendarDay } from '../../lib/dates/calendarDay';
import type { OrderDecisions } from './draft';
import { withoutPrivateQuery } from '../privateQuery';
import { PRESET_PARAMETERS, RETURN_PARAMETER } from '../queryParameters';
import { isHandOverType } from '../products/productType';
import { toggleProduct, type Catalogue } from '../products/catalogue';
import { paymentOptionById, paymentOptionByOrderType } from './paymentOption/paymentOptions';

export interface OrderPresets {
  productIds: readonly string[];
  paymentOptionId?: string;
  handOverDay?: CalendarDay;
}

/** Ignores unknown and broken values. */
export function readPresets(query: URLSearchParams): OrderPresets | undefined {
  const [products, payment, handOver] = PRESET_PARAMETERS.map((name) => query.get(name) ?? undefined);
  if (products === undefined && payment === undefined && handOver === undefined) return undefined;
  return {
    productIds: (products ?? '').split(',').flatMap((id) => id.trim() || []),
    paymentOptionId: payment === undefined ? undefined : paymentOptionByOrderType(Number(payment))?.id,
    handOverDay: z.parse(dayText(), handOver),
  };
}

/**
 * (rules/checkout: continue-later link). Presets in the host's own address are removed, else they add up.
 * @param href address of the step with its query
 */
export function continueLaterUrl(href: string, draft: OrderDecisions): string {
  const [page = '', step = ''] = withoutPrivateQuery(href).split(/#(.*)/s);
  const [path, search] = step.split(/\?(.*)/s);
  const query = new URLSearchParams(search);
  for (const name of [...PRESET_PARAMETERS, RETURN_PARAMETER]) query.delete(name);
  new URLSearchParams(presetsQuery(draft)).forEach((value, name) => query.set(name, value));
  const rest = query.toString();
  return `${withoutPresets(page)}#${path}${rest === '' ? '' : `?${rest}`}`;
}

function withoutPresets(page: string): string {
  const url = new URL(page);
  if (!PRESET_PARAMETERS.some((name) => url.searchParams.has(name))) return page;
  for (const name of PRESET_PARAMETERS) url.searchParams.delete(name);
  return url.href;
}

export function presetsQuery(draft: OrderDecisions): string {
  const ids = draft.handOver ? [...draft.productIds, draft.handOver.productId] : draft.productIds;
  const values = [ids.join(','), paymentOptionById(draft.paymentOptionId)?.orderPaymentType, draft.handOver?.day];
  const query = new URLSearchParams();
  PRESET_PARAMETERS.forEach((name, index) => {
    const value = values[index];
    if (value !== undefined && value !== '') query.set(name, String(value));
  });
  return query.toString();
}

export function applyPresets(draft: OrderDecisions, presets: OrderPresets, catalogue: Catalogue): OrderDecisions {
  const products = presets.productIds.flatMap((id) => catalogue.find((product) => product.id === id) ?? []);
  const handOver = products.find(({ type }) => isHandOverType(type));
  const productIds = products
    .filter(({ id, type }) => !isHandOverType(type) && !draft.productIds.includes(id))
    .reduce<string[]>((chosen, { id }) => toggleProduct(chosen, id, catalogue), draft.productIds);
  const productId = handOver?.id ?? draft.handOver?.productId;
  return {
    ...draft,
    productIds,
    handOver: productId === undefined ? undefined : { productId, day: presets.handOverDay ?? draft.handOver?.day },
    paymentOptionId: presets.paymentOptionId ?? draft.paymentOptionId,
  };
}
