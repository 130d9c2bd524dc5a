import { textOf } from '../../lib/formattedText';
import { dayInGermany } from '../../lib/germanClock';
import type { TenantSettings } from '../tenant/settings';
import type { Vehicle } from '../vehicle/vehicle';
import { DUTY_DATES, isInForce } from './dates';

/** Page of the European Union about guarantees (rules/law: guarantee notice). */
export const GUARANTEE_URL = 'https://europa.eu/youreurope/garantien';

/** Whether the shop has to show the notice about the legal guarantee: to consumers, for new and used vehicles (rules/law: guarantee notice). */
export function hasGuaranteeNotice({ isB2BShop }: Pick<TenantSettings, 'isB2BShop'>, now: Date): boolean {
  return !isB2BShop && isInForce(DUTY_DATES.guaranteeNotice, dayInGermany(now));
}

/**
 * Text of the agreement on one year instead of two; `undefined` without one: for new vehicles, companies, and dealers without the setting
 * or its text, because two years hold without a valid agreement (rules/law: one year for used vehicles).
 */
export function shortWarrantyText(
  {
    isB2BShop,
    usedWarrantyMonths,
    usedWarrantyText,
  }: Pick<TenantSettings, 'isB2BShop' | 'usedWarrantyMonths' | 'usedWarrantyText'>,
  { usedConditionType: condition }: Pick<Vehicle, 'usedConditionType'>,
  isForCompany: boolean,
): string | undefined {
  const isUsed = condition !== undefined && ['used', 'demonstration', 'nearlyNew', 'classic'].includes(condition);
  return isUsed && !isB2BShop && !isForCompany && usedWarrantyMonths === 12
    ? usedWarrantyText && textOf(usedWarrantyText)
    : undefined;
}
