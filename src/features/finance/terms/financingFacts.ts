import { usesMileage } from '../../../domain/finance/financingForm';
import { exactPrice, formatKm, formatQuantity } from '../../../lib/format';
import type { Fact } from '../../../ui/display/FactList';
import type { FinancingQuote } from './financingQuote';

/** Terms of a financing beside its rate. */
export function financingFacts({ deposit, duration, finalInstallment, annualMileage, terms }: FinancingQuote): Fact[] {
  const hasMileage = annualMileage !== undefined && usesMileage(terms.provider, terms.type);
  return [
    { label: 'Fahrzeugpreis', value: exactPrice(terms.purchasePrice) },
    { label: 'Anzahlung', value: deposit > 0 ? exactPrice(deposit) : 'Ohne' },
    { label: 'Laufzeit', value: formatQuantity(duration, 'Monate') },
    { label: 'Schlussrate', value: finalInstallment > 0 ? exactPrice(finalInstallment) : 'Ohne' },
    ...(hasMileage ? [{ label: 'Fahrleistung pro Jahr', value: formatKm(annualMileage) }] : []),
  ];
}
