import { exactPrice } from '../../lib/format';
import { sumOf } from '../../lib/money';
import type { AmountDisplay } from './amountDisplay';
import { netOf } from './valueAddedTax';

/** Amount split by its taxes. EUR; `gross` is the sum of `net`, `vat` and `premium`. */
export interface TaxedAmount {
  gross: number;
  /** Without VAT; the whole price if no VAT is deductible (margin scheme). */
  net: number;
  vat: number;
  /** Insurance premiums with their insurance tax: they have no net price. */
  premium: number;
}

/** Amount including VAT. @param net overrides the calculated one; ignored if out of range. @param taxRate percent */
export function withVat(gross: number, { net, taxRate }: { net?: number; taxRate?: number } = {}): TaxedAmount {
  const netAmount = net !== undefined && net >= 0 && net <= gross ? net : netOf(gross, taxRate);
  return { gross, net: netAmount, vat: sumOf([gross, -netAmount]), premium: 0 };
}

/** Amount without deductible VAT: a vehicle under the margin scheme, a loan. */
export const withoutVat = (gross: number): TaxedAmount => ({ gross, net: gross, vat: 0, premium: 0 });

export const premiumOf = (gross: number): TaxedAmount => ({ gross, net: 0, vat: 0, premium: gross });

/** Sum of amounts, exact to the cent in each part. */
export function sumOfTaxed(amounts: readonly TaxedAmount[]): TaxedAmount {
  const sum = (part: keyof TaxedAmount) => sumOf(amounts.map((amount) => amount[part]));
  return { gross: sum('gross'), net: sum('net'), vat: sum('vat'), premium: sum('premium') };
}

export interface FormattedAmount {
  amount: string;
  note: string;
}

/** Note beside every gross amount with VAT. */
export const VAT_NOTE = 'inkl. MwSt.';
/** Note beside an insurance premium, which bears no value added tax (rules/law: insurance tax). */
const INSURANCE_TAX_NOTE = 'inkl. Versicherungsteuer';

interface TellOptions {
  format?: (amount: number) => string;
  /** Appended to the amount: ' monatlich'. */
  suffix?: string;
}

/** '24.990 €' with 'inkl. MwSt., 21.000 € netto', or net first; with a premium the note lists both. */
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
