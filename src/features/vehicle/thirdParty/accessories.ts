import * as z from 'zod/mini';
import type { NavigatorSettings } from '../../../api/navigator';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { listBy, readText, requiredText } from '../../../lib/schema';
import { ADDRESSES, thirdPartyAddress } from '../../../shared/thirdParty/addresses';

const MAX_ARTICLES = 200;

export function accessoriesUrl(settings: NavigatorSettings, { manufacturer, model, id }: Vehicle): string {
  const brand = settings.brand ?? manufacturer;
  return thirdPartyAddress(ADDRESSES.accessories, '/embed', {
    configId: settings.configId,
    brand,
    model,
    vehicleId: id,
  });
}

const articleSchema = z.object({ articleNumber: requiredText() });
/** An article, or its number alone. */
const articlesSchema = listBy((item) => z.safeParse(articleSchema, item).data?.articleNumber ?? readText(item));
const cartSchema = z.object({ type: z.enum(['cart-change']), items: z.unknown() });

/** In a message of the navigator or the charging-station service, each once; `undefined`: another message. */
export function cartOf(message: unknown): string[] | undefined {
  const cart = z.safeParse(cartSchema, message).data;
  if (!Array.isArray(cart?.items)) return undefined;
  const items = z.parse(articlesSchema, cart.items).filter((article) => article.length <= 64);
  return [...new Set(items)].slice(0, MAX_ARTICLES);
}

export function cartText(count: number): string {
  if (count === 0) return 'Noch kein Zubehör ausgewählt.';
  const articles = count === 1 ? '1 Zubehörartikel' : `${count} Zubehörartikel`;
  return `${articles} ausgewählt. Die Auswahl wird mit Ihrer Bestellung übermittelt.`;
}

export function chargingCartText(count: number): string {
  if (count === 0) return 'Noch nichts zum Laden ausgewählt.';
  const articles = count === 1 ? '1 Artikel' : `${count} Artikel`;
  return `${articles} zum Laden ausgewählt. Die Auswahl wird mit Ihrer Bestellung übermittelt.`;
}
