import { exactPrice, formatPrice } from '../../lib/format';
import { formatVehiclePrice } from '../../lib/formatFacts';
import { amountDisplayOf } from '../tax/amountDisplay';
import { netOf } from '../tax/valueAddedTax';
import type { TenantSettings } from '../tenant/settings';
import type { Vehicle } from './vehicle';

/** Missing or 0 is 'Preis auf Anfrage' (rules/vehicle: price on request). */
export function hasPrice({ publicPrice }: Pick<Vehicle, 'publicPrice'>): boolean {
  return publicPrice !== undefined && publicPrice > 0;
}

/** Shown if higher, beside a price, and wanted by the dealer (rules/vehicle: previous price). */
export function visiblePreviousPrice(
  vehicle: Pick<Vehicle, 'publicPrice' | 'publicPreviousPrice'>,
  settings: Pick<TenantSettings, 'isPreviousPriceVisible'>,
): number | undefined {
  const { publicPrice = 0, publicPreviousPrice = 0 } = vehicle;
  const isVisible = settings.isPreviousPriceVisible && publicPrice > 0 && publicPreviousPrice > publicPrice;
  return isVisible ? publicPreviousPrice : undefined;
}

interface VehiclePriceDisplay {
  amount: string;
  kind?: 'netto';
  /** Struck through, of the kind of `amount`; a net one says so: the gross price can be higher. */
  previous?: string;
  beside?: string;
}

/** (rules/vehicle: net beside gross) */
export function vehiclePriceDisplay(
  vehicle: Pick<Vehicle, 'publicPrice' | 'publicPreviousPrice' | 'isVatDeductible'>,
  settings: Pick<TenantSettings, 'isPreviousPriceVisible' | 'isB2BShop'>,
): VehiclePriceDisplay {
  const { publicPrice = 0, isVatDeductible } = vehicle;
  const previous = visiblePreviousPrice(vehicle, settings);
  const gross = formatVehiclePrice(publicPrice);
  if (publicPrice <= 0 || !isVatDeductible)
    return { amount: gross, previous: previous === undefined ? undefined : formatPrice(previous) };
  const isNetFirst = amountDisplayOf(settings.isB2BShop, isVatDeductible) === 'netFirst';
  const net = (isNetFirst ? exactPrice : formatPrice)(netOf(publicPrice));
  return {
    amount: isNetFirst ? net : gross,
    kind: isNetFirst ? 'netto' : undefined,
    previous:
      previous === undefined ? undefined : isNetFirst ? `${formatPrice(netOf(previous))} netto` : formatPrice(previous),
    beside: isNetFirst ? `${gross} brutto` : `${net} netto`,
  };
}

/** (rules/law: total prices) */
export function vatNote({ isVatDeductible }: Pick<Vehicle, 'isVatDeductible'>): string {
  return isVatDeductible ? 'inkl. 19% MwSt. (ausweisbar)' : 'Differenzbesteuert gemäß §25a UStG.';
}
