import { claimsIn, type Claim } from './claimRules';
import { textOf } from '../../lib/formattedText';

/** Claims in name and description of a product (rules/admin: claims in texts). */
export const claimsInProduct = ({ name, description = '' }: { name: string; description?: string }): Claim[] =>
  claimsIn(`${name}\n${textOf(description)}`);
