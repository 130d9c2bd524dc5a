import { exactPrice } from '../../lib/format';
import { sumOf } from '../../lib/money';
import type { AmountDisplay } from './amountDisplay';
import { netOf } from './valueAddedTax';

/** EUR; `gross` is the sum of `net`, `vat` and `premium`. */
export interface TaxedAmount {
  gross: number;
  /** Whole price under the margin scheme. */
  net: number;
  vat: number;
  /** With insurance tax. */
  premium: number;
}

/** @param net ignored if out of range @param taxRate percent */
export function withVat(gross: number, { net, taxRate }: { net?: number; taxRate?: number } = {}): TaxedAmount {
  const netAmount = net !== undefined && net >= 0 && net <= gross ? net : netOf(gross, taxRate);
  return { gross, net: netAmount, vat: sumOf([gross, -netAmount]), premium: 0 };
}

export const withoutVat = (gross: number): TaxedAmount => ({ gross, net: gross, vat: 0, premium: 0 });

export const premiumOf = (gross: number): TaxedAmount => ({ gross, net: 0, vat: 0, premium: gross });

/** Exact to the cent. */
export function sumOfTaxed(amounts: readonly TaxedAmount[]): TaxedAmount {
  const sum = (part: keyof TaxedAmount) => sumOf(amounts.map((amount) => amount[part]));
  return { gross: sum('gross'), net: sum('net'), vat: sum('vat'), premium: sum('premium') };
}

export interface FormattedAmount {
  amount: string;
  note: string;
}

export const VAT_NOTE = 'inkl. MwSt.';
/** A premium bears no value added tax (rules/law: insurance tax). */
const INSURANCE_TAX_NOTE = 'inkl. Versicherungsteuer';

interface TellOptions {
  format?: (amount: number) => string;
  suffix?: string;
}

/** '24.990 €' with 'inkl. MwSt., 21.000 € netto', or net first. */
export function formatTaxedAmount(
  taxed: TaxedAmount,
  display: AmountDisplay,
  options: TellOptions = {},
): FormattedAmount {
  const { format = exactPrice, suffix = '' } = options;
  const { gross, net, vat, premium } = taxed;
  const isPremiumOnly = premium > 0 && premium === gross;
  const tax = isPremiumOnly ? INSURANCE_TAX_NOTE : premium > 0 ? `${VAT_NOTE} und Versicherungsteuer` : VAT_NOTE;
  if (display === 'gross' || vat <= 0) return { amount: `${format(gross)}${suffix}`, note: tax };
  const premiumText = premium > 0 && `zzgl. ${format(premium)} Versicherungsprämie`;
  const splitText = `${format(net)} netto${premiumText ? ` ${premiumText}` : ''}`;
  return display === 'netFirst'
    ? { amount: `${format(net)} netto${suffix}`, note: sentence([premiumText, `${format(gross)} ${tax}`]) }
    : { amount: `${format(gross)}${suffix}`, note: sentence([tax, splitText]) };
}

const sentence = (parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(', ');
