/**
 * How amounts are told: `netFirst` in a shop for companies, `both` where a net price stands beside the gross one, `gross` for consumers who
 * cannot deduct anything.
 */
export type Telling = 'netFirst' | 'both' | 'gross';

/** How the amounts of a vehicle are told in a shop. */
export function tellingOf(isB2BShop: boolean, isVatDeductible: boolean | undefined): Telling {
  if (isB2BShop) return 'netFirst';
  return isVatDeductible ? 'both' : 'gross';
}
