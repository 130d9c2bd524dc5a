/** `netFirst` for companies, `both` for gross with net beside it, `gross` without a deduction (rules/law: companies see net first). */
export type AmountDisplay = 'netFirst' | 'both' | 'gross';

export function amountDisplayOf(isB2BShop: boolean, isVatDeductible: boolean | undefined): AmountDisplay {
  if (isB2BShop) return 'netFirst';
  return isVatDeductible ? 'both' : 'gross';
}
