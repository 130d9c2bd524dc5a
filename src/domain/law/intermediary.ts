import type { TenantSettings } from '../tenant/settings';

type IntermediarySettings = Pick<TenantSettings, 'companyName' | 'creditIntermediaryType' | 'creditLenders'>;

const EXTENT = {
  oneLender: 'vermittelt Kredite nur eines Darlehensgebers, an den die Vermittlung gebunden ist',
  severalLenders: 'vermittelt Kredite nur mehrerer Darlehensgeber, an die die Vermittlung gebunden ist',
  independent: 'vermittelt Kredite als unabhängiger Darlehensvermittler, an keinen Darlehensgeber gebunden',
  unknown: 'vermittelt Kredite nur der hier genannten Darlehensgeber und nicht unabhängig',
};

/** Without a setting nothing that the dealer would have to prove (rules/law: credit intermediary). */
export function intermediarySentence({
  companyName,
  creditIntermediaryType: ties,
  creditLenders,
}: IntermediarySettings) {
  const isBound = ties === 'oneLender' || ties === 'severalLenders';
  const lenders = isBound && creditLenders.length > 0 ? `: ${creditLenders.join('; ')}` : '';
  return `${companyName} ${EXTENT[ties ?? 'unknown']}${lenders}. Über den Vertrag entscheidet der Darlehensgeber.`;
}
