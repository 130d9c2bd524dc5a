import type { DealerContact, Location } from '../contract';
import { idFor } from './random';
import type { TenantSpec } from './tenants';

const PEOPLE = [
  ['Miriam Hartwig', 'Daniel Kowalski', 'Selin Yıldız', 'Rolf Baumgärtner'],
  ['Frauke Lorenzen', 'Malte Brodersen', 'Tjark Hansen'],
  ['Annett Vogel', 'Maik Richter', 'Doreen Schubert'],
  ['Pia Schmitz', 'Cem Aksoy', 'Heribert Klein'],
  ['Korbinian Moser', 'Leni Eder', 'Xaver Brandl'],
  ['Nadine Roth', 'Emre Şahin', 'Philipp Neumeier'],
] as const;

/** For their portraits. */
const WOMEN: ReadonlySet<string> = new Set([
  'Miriam Hartwig',
  'Selin Yıldız',
  'Frauke Lorenzen',
  'Annett Vogel',
  'Doreen Schubert',
  'Pia Schmitz',
  'Leni Eder',
  'Nadine Roth',
]);

export function contactsOf(tenant: TenantSpec, locations: readonly Location[], baseUrl: string): DealerContact[] {
  return (PEOPLE[tenant.number - 1] ?? []).map((name, index) => {
    const id = idFor(`contact ${tenant.number} ${name}`);
    const location = locations[index % locations.length];
    const last = name.split(' ').at(-1) ?? name;
    const ascii = last.normalize('NFD').replace(/[̀-ͯ]/g, '').replace(/ı/g, 'i').toLowerCase();
    return {
      id,
      name,
      email: `${ascii}@${tenant.domain}`,
      phone: `+49 ${tenant.locations[index % tenant.locations.length]?.[5] ?? ''} ${31 + index}`,
      imageUrl:
        index === 2 && tenant.number === 1
          ? undefined
          : `${baseUrl}/media/portraits/${WOMEN.has(name) ? 'frau' : 'mann'}-${id}.svg`,
      vehicleDealerLocationIds: location ? [location.id] : [],
    };
  });
}
