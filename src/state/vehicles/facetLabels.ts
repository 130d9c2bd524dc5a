import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Platform } from '../../api/platform';
import { fetchFacetsByCarType } from '../../api/vehicleSearch';
import { facetLabelsOf, OWN_LABELS, type FacetLabelOf } from '../../domain/vehicle/search/facetLabels';
import { usePlatform } from '../shopContext';

const facetsQuery = (platform: Platform) =>
  queryOptions({
    queryKey: ['facets'],
    queryFn: ({ signal }) => fetchFacetsByCarType(platform, {}, signal),
    select: facetLabelsOf,
  });

export function useFacetLabels(): FacetLabelOf {
  return useQuery(facetsQuery(usePlatform())).data ?? OWN_LABELS;
}
