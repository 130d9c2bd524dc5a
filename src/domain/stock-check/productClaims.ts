import { claimsIn, type Claim } from './claimRules';
import { plainText } from './plainText';

/** Claims in name and description of a product (rules/admin: claims in texts). */
export const claimsInProduct = ({ name, description = '' }: { name: string; description?: string }): Claim[] =>
  claimsIn(`${name}\n${plainText(description)}`);
