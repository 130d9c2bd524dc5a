import { fuelTypes } from '../enums/fuelType';
import { gearboxTypes } from '../enums/gearboxType';
import type { TradeInEntries } from './entries';
import { tradeInSummaryHtml } from './facts';
import { asked, CONDITION_QUESTIONS, HISTORY_QUESTIONS, questions, signsOfUsage } from './questions';
import { readVin } from '../vehicle/text/vehicleNumber';
import { firstRegistration, readMileage } from './rules';

interface RequestContext {
  vehicleDealerId: string;
  sourceUrl: string;
}

/** Lists repeat their name. */
export type RequestField = readonly [name: string, value: string];

/** @param entries complete and checked */
export function tradeInRequest(
  entries: TradeInEntries,
  { vehicleDealerId, sourceUrl }: RequestContext,
): RequestField[] {
  const questionFields = asked([...HISTORY_QUESTIONS, ...CONDITION_QUESTIONS], entries).map((name): RequestField => {
    const { wire, answers } = questions[name];
    return [wire, String(answers.table[entries[name]]?.wire[0] ?? '')];
  });
  const fields: RequestField[] = [
    ['vehicleDealerId', vehicleDealerId],
    ['customerFirstName', entries.firstName.trim()],
    ['customerLastName', entries.lastName.trim()],
    ['customerEmail', entries.email.trim()],
    ['customerPhoneNumber', entries.phone.trim()],
    ['firstRegistration', firstRegistration(entries) ?? ''],
    ['mileAge', String(readMileage(entries.mileage) ?? '')],
    ...questionFields,
    ['hasSignsOfUsage', String(entries.hasSignsOfUsage)],
    ...(entries.hasSignsOfUsage ? usageFields(entries) : []),
    ...(entries.detection === 'byVin' ? [['vin', readVin(entries.vin)] as const] : modelFields(entries)),
    ['calculationRequestSummaryHtml', tradeInSummaryHtml(entries)],
    ['sourceUrl', sourceUrl],
  ];
  return fields.filter(([, value]) => value !== '');
}

function usageFields({ signsOfUsage: signs, additionalSignsOfUsage }: TradeInEntries): RequestField[] {
  return [
    ...signsOfUsage.keys
      .filter((key) => signs.includes(key))
      .map((key): RequestField => ['signsOfUsage', signsOfUsage.toWire(key)]),
    ['additionalSignsOfUsageInfo', additionalSignsOfUsage.trim()],
  ];
}

/** In the platform's first spelling; unknown values are unchanged. */
function modelFields(entries: TradeInEntries): RequestField[] {
  const fuel = fuelTypes.parse(entries.fuel);
  const gearbox = gearboxTypes.parse(entries.transmission);
  return [
    ['make', entries.manufacturer.toUpperCase()],
    ['model', entries.model],
    ['power', entries.power],
    ...entries.features.map((feature): RequestField => ['features', feature]),
    ['fuelType', fuel === undefined ? entries.fuel : fuelTypes.toWire(fuel)],
    ['carType', entries.category],
    ['gearBoxType', gearbox === undefined ? entries.transmission : gearboxTypes.toWire(gearbox)],
    ['equipmentVariant', entries.equipmentVersion],
  ];
}
