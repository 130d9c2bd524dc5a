import { driveTypeLabel, freeTextLabel } from '../enums/freeText';
import type { CarType } from '../enums/carType';
import { matchFacetKey } from './query';
import type { Facets } from './facets';

/** Fields of a vehicle that the platform writes freely and names in its facets (rules/vehicle: free texts as labels). */
type LabelledFacet = 'vehicleSubTypes' | 'driveTypes' | 'qualitySeals' | 'marketingCampaigns';

/** The German name of a value that the platform writes freely. */
export type FacetLabelOf = (facet: LabelledFacet, value: string) => string;

/** As long as the platform's own labels are not known: those of the shop. */
export const OWN_LABELS: FacetLabelOf = (facet, value) =>
  facet === 'driveTypes' ? driveTypeLabel(value) : freeTextLabel(value);

/** The platform's own label of a value, whatever type of vehicle has it, else the one of the shop (rules/platform-and-wire: labels of options). */
export function facetLabelsOf(byType: ReadonlyMap<CarType, Facets>): FacetLabelOf {
  return (facet, value) => {
    for (const facets of byType.values()) {
      const options = facets[facet];
      const key = matchFacetKey(value, options);
      const label = options.find((option) => option.key === key)?.label;
      if (label !== undefined && label !== key) return label;
    }
    return OWN_LABELS(facet, value);
  };
}
