import type { Fact } from '../comparison/facts';
import { consumptionFacts, type Consuming } from './consumption';

/** The figures that the lines above them have not said already: of one unit, a number is said once (rules/vehicle: twice is once). */
export function unsaidConsumption(vehicle: Consuming, lines: readonly string[]): Fact[] {
  const said = new Set(lines.flatMap(amountsIn));
  const classes = lines.some((line) => /^CO[₂2]-Klasse/.test(line));
  return consumptionFacts(vehicle).filter(({ label, value }) =>
    label.startsWith('CO₂-Klasse') ? !classes : amountsIn(value).some((amount) => !said.has(amount)),
  );
}

/** '5,0 l/100 km' → ['5 l/100km'] */
function amountsIn(text: string): string[] {
  return [...text.matchAll(/(\d+(?:\.\d{3})*(?:,\d+)?)\s*(l\/100\s*km|kWh\/100\s*km|g\/km|km)(?![\w/])/g)].map(
    ([, number = '', unit = '']) =>
      `${Number(number.replaceAll('.', '').replace(',', '.'))} ${unit.replace(/\s/g, '')}`,
  );
}
