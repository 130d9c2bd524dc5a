import { driveTypeLabel, freeTextLabel } from '../../enums/freeText';
import type { CarType } from '../../enums/carType';
import { matchFacetKey } from './query';
import type { Facets } from './facets';

/** Facets of free texts, which the platform labels. */
type LabelledFacet = 'vehicleSubTypes' | 'driveTypes' | 'qualitySeals' | 'marketingCampaigns';

/** German label of a free text of the platform. */
export type FacetLabelOf = (facet: LabelledFacet, value: string) => string;

/** The shop's own labels, until the platform's are loaded. */
export const OWN_LABELS: FacetLabelOf = (facet, value) =>
  facet === 'driveTypes' ? driveTypeLabel(value) : freeTextLabel(value);

/** Labels of the platform from the facets of any type of vehicle, else of the shop. */
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
