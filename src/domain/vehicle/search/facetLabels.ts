import { driveTypeLabel, freeTextLabel } from '../../enums/freeText';
import type { CarType } from '../../enums/carType';
import { matchFacetKey } from './query';
import type { Facets } from './facets';

type LabelledFacet = 'vehicleSubTypes' | 'driveTypes' | 'qualitySeals' | 'marketingCampaigns';

export type FacetLabelOf = (facet: LabelledFacet, value: string) => string;

export const OWN_LABELS: FacetLabelOf = (facet, value) =>
  facet === 'driveTypes' ? driveTypeLabel(value) : freeTextLabel(value);

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
