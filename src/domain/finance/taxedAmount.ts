import { exactPrice } from '../../lib/exactPrice';
import { sumOf } from '../../lib/money';
import type { Telling } from './telling';
import { netOf } from './valueAddedTax';

/** An amount by the taxes that it contains. EUR; `gross` is `net`, `vat` and `premium` together. */
export interface TaxedAmount {
  gross: number;
  /** Without VAT. Of what contains no deductible VAT (a vehicle taxed on the margin) it is the whole price. */
  net: number;
  vat: number;
  /** Insurance premiums with their insurance tax: they have no net price. */
  premium: number;
}

/** A gross amount that contains VAT. @param net where it is known better than by calculation; @param taxRate percent */
export function withVat(gross: number, { net, taxRate }: { net?: number; taxRate?: number } = {}): TaxedAmount {
  const known = net !== undefined && net >= 0 && net <= gross ? net : netOf(gross, taxRate);
  return { gross, net: known, vat: sumOf([gross, -known]), premium: 0 };
}

/** An amount without deductible VAT: a vehicle taxed on the margin, a loan. */
export const withoutVat = (gross: number): TaxedAmount => ({ gross, net: gross, vat: 0, premium: 0 });

/** The premium of an insurance. */
export const premiumOf = (gross: number): TaxedAmount => ({ gross, net: 0, vat: 0, premium: gross });

/** Sum of amounts, exact to the cent in each part. */
export function sumOfTaxed(amounts: readonly TaxedAmount[]): TaxedAmount {
  const sum = (part: keyof TaxedAmount) => sumOf(amounts.map((amount) => amount[part]));
  return { gross: sum('gross'), net: sum('net'), vat: sum('vat'), premium: sum('premium') };
}

/** An amount and what stands beside it. */
export interface ToldAmount {
  amount: string;
  note: string;
}

/** Stands beside every gross amount that contains VAT. */
export const VAT_NOTE = 'inkl. MwSt.';
/** Stands beside an insurance premium. */
export const INSURANCE_TAX_NOTE = 'inkl. Versicherungsteuer';

interface TellOptions {
  format?: (amount: number) => string;
  /** Behind an amount: ' monatlich'. */
  suffix?: string;
}

/**
 * An amount in words: '24.990 €' with 'inkl. MwSt., 21.000 € netto', or with the net amount first '21.000 € netto' with '24.990 € inkl. MwSt.'.
 * The only place that decides what comes first. An amount with a premium is split: net of what bears VAT, and the premium.
 */
export function tellAmount(taxed: TaxedAmount, telling: Telling, options: TellOptions = {}): ToldAmount {
  const { format = exactPrice, suffix = '' } = options;
  const { gross, net, vat, premium } = taxed;
  const isPremiumOnly = premium > 0 && premium === gross;
  const tax = isPremiumOnly ? INSURANCE_TAX_NOTE : premium > 0 ? `${VAT_NOTE} und Versicherungsteuer` : VAT_NOTE;
  if (telling === 'gross' || vat <= 0) return { amount: `${format(gross)}${suffix}`, note: tax };
  const premiumText = premium > 0 && `zzgl. ${format(premium)} Versicherungsprämie`;
  const splitText = `${format(net)} netto${premiumText ? ` ${premiumText}` : ''}`;
  return telling === 'netFirst'
    ? { amount: `${format(net)} netto${suffix}`, note: sentence([premiumText, `${format(gross)} ${tax}`]) }
    : { amount: `${format(gross)}${suffix}`, note: sentence([tax, splitText]) };
}

const sentence = (parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(', ');
