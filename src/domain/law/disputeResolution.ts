import type { TenantSettings } from '../tenant/settings';

/** Without a setting a dealer has declared no participation, which this says (rules/law: dispute sentence). */
export const NO_DISPUTE_RESOLUTION =
  'Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu nicht verpflichtet.';

/** Sentence of § 36 VSBG for the footer; `undefined` in a shop for companies. */
export function disputeSentence({
  isB2BShop,
  disputeResolutionText,
}: Pick<TenantSettings, 'isB2BShop' | 'disputeResolutionText'>): string | undefined {
  return isB2BShop ? undefined : (disputeResolutionText ?? NO_DISPUTE_RESOLUTION);
}
