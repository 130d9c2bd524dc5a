import type { Fact } from '../comparison/facts';
import { consumptionFacts, type Consuming } from './consumption';

/** Figures that do not appear in the given lines, compared by number and unit (rules/vehicle: twice is once). */
export function remainingConsumption(vehicle: Consuming, lines: readonly string[]): Fact[] {
  const amounts = new Set(lines.flatMap(amountsIn));
  const hasClass = lines.some((line) => /^CO[₂2]-Klasse/.test(line));
  return consumptionFacts(vehicle).filter(({ label, value }) =>
    label.startsWith('CO₂-Klasse') ? !hasClass : amountsIn(value).some((amount) => !amounts.has(amount)),
  );
}

/** '5,0 l/100 km' → ['5 l/100km'] */
function amountsIn(text: string): string[] {
  return [...text.matchAll(/(\d+(?:\.\d{3})*(?:,\d+)?)\s*(l\/100\s*km|kWh\/100\s*km|g\/km|km)(?![\w/])/g)].map(
    ([, number = '', unit = '']) =>
      `${Number(number.replaceAll('.', '').replace(',', '.'))} ${unit.replace(/\s/g, '')}`,
  );
}
