import { textOf } from '../../lib/text/formattedText';
import { dayInGermany } from '../../lib/dates/germanClock';
import type { TenantSettings } from '../tenant/settings';
import type { Vehicle } from '../vehicle/vehicle';
import { DUTY_DATES, isInForce } from './dates';

/** Letter for letter (rules/law: text of the notice). */
export const GUARANTEE_TEXT =
  'Gesetzliche Gewährleistung. Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit für Waren, die in der Europäischen Union verkauft werden. Verbraucherinnen und Verbraucher können ihre Rechte im Rahmen des gesetzlichen Gewährleistungsrechts geltend machen, z. B. wenn die Waren nicht der Beschreibung entsprechen, nicht bestimmungsgemäß funktionieren. Verkäufer haften für jede Vertragswidrigkeit, die zum Zeitpunkt der Lieferung der Waren bestand und innerhalb des Zeitraums der gesetzlichen Gewährleistung erkennbar wird. Verkäufer müssen in solchen Fällen Folgendes anbieten: kostenlose Nachbesserung oder kostenlose Ersatzlieferung, in bestimmten Fällen eine Preisminderung oder eine vollständige Erstattung des Kaufpreises. In einigen Ländern gilt ein längerer Zeitraum für die gesetzliche Gewährleistung. Für gebrauchte Waren kann ein kürzerer Zeitraum gelten, jedoch nicht weniger als ein Jahr. Für weitere Informationen zu Ihren Rechten in einem bestimmten Land scannen Sie den nachstehenden QR-Code oder fragen Sie den Verkäufer. europa.eu/youreurope/garantien. Was ist zu tun, wenn Sie vertragswidrige Waren erhalten? 1. Melden Sie dem Verkäufer das Problem so bald wie möglich. 2. Legen Sie einen Kaufnachweis vor, z. B. die Quittung, Rechnung oder einen Kontoauszug. Verkäufer und Hersteller können auch gewerbliche Garantien gewähren, die unabhängig von der gesetzlichen Gewährleistung gelten. Diese GARAN-Kennzeichnung zeigt beispielsweise, dass der Hersteller eine gewerbliche Haltbarkeitsgarantie ohne zusätzliche Kosten gewährt, die die gesamte Ware abdeckt.';

/** (rules/law: guarantee notice). */
export const GUARANTEE_URL = 'https://europa.eu/youreurope/garantien';

/** Required for consumers, new and used vehicles (rules/law: guarantee notice). */
export function hasGuaranteeNotice({ isB2BShop }: Pick<TenantSettings, 'isB2BShop'>, now: Date): boolean {
  return !isB2BShop && isInForce(DUTY_DATES.guaranteeNotice, dayInGermany(now));
}

/** `undefined` without a valid agreement (rules/law: one year for used vehicles). */
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
