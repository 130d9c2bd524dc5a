import { formatPrice } from '../../lib/format';
import { netOf } from '../finance/valueAddedTax';
import type { TenantSettings } from '../tenant/settings';
import type { Vehicle } from './vehicle';

/** Whether the vehicle has a price at all: missing or 0 is 'Preis auf Anfrage' (decisions 5). */
export function hasPrice({ publicPrice }: Pick<Vehicle, 'publicPrice'>): boolean {
  return publicPrice !== undefined && publicPrice > 0;
}

/** The struck price beside the current one: only a higher one, only beside a price, only if the dealer wants it (storefront 4). */
export function visiblePreviousPrice(
  vehicle: Pick<Vehicle, 'publicPrice' | 'publicPreviousPrice'>,
  settings: Pick<TenantSettings, 'isPreviousPriceVisible'>,
): number | undefined {
  const { publicPrice = 0, publicPreviousPrice = 0 } = vehicle;
  const isVisible = settings.isPreviousPriceVisible && publicPrice > 0 && publicPreviousPrice > publicPrice;
  return isVisible ? publicPreviousPrice : undefined;
}

/** '18.899 € netto', where a business gets the tax back (decisions 5). */
export function netPrice({
  publicPrice = 0,
  isVatDeductible,
}: Pick<Vehicle, 'publicPrice' | 'isVatDeductible'>): string | undefined {
  return isVatDeductible && publicPrice > 0 ? `${formatPrice(netOf(publicPrice))} netto` : undefined;
}

/** Stands beside every price of a vehicle (storefront 9). */
export function vatNote({ isVatDeductible }: Pick<Vehicle, 'isVatDeductible'>): string {
  return isVatDeductible ? 'inkl. 19% MwSt. (ausweisbar)' : 'Differenzbesteuert gemäß §25a UStG.';
}
