import type { TenantSettings } from '../tenant/settings';

export type IntermediarySettings = Pick<TenantSettings, 'companyName' | 'creditIntermediaryType' | 'creditLenders'>;

/** Sentence about the dealer as an intermediary; without a setting nothing that a dealer would have to prove (rules/law: credit intermediary). */
export function intermediarySentence({
  companyName,
  creditIntermediaryType: ties,
  creditLenders,
}: IntermediarySettings) {
  const lenders = creditLenders.length > 0 ? `: ${creditLenders.join('; ')}` : '';
  const decision = 'Über den Vertrag entscheidet der Darlehensgeber.';
  switch (ties) {
    case 'oneLender':
      return `${companyName} vermittelt als Darlehensvermittler nur für einen Darlehensgeber, an den die Vermittlung gebunden ist${lenders}. ${decision}`;
    case 'severalLenders':
      return `${companyName} vermittelt als Darlehensvermittler nur für mehrere Darlehensgeber, an die die Vermittlung gebunden ist${lenders}. ${decision}`;
    case 'independent':
      return `${companyName} vermittelt als unabhängiger Darlehensvermittler und ist an keinen Darlehensgeber gebunden. ${decision}`;
    case undefined:
      return `${companyName} vermittelt als Darlehensvermittler, nicht unabhängig, und nur für die hier genannten Darlehensgeber. ${decision}`;
  }
}
