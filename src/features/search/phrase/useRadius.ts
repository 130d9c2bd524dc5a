import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readRadius, type Radius } from '../../../domain/vehicle/phrase/radius';
import { usePlatform } from '../../../state/shopContext';
import { locationsWithin } from '../nearby/locationsWithin';

/** Radius of a sentence with the ids of the dealer's locations in it. */
export interface FoundRadius extends Radius {
  ids: readonly string[];
}

/** Radius of a sentence; `isPending` while the locations are read. Without them the sentence counts as one without a radius. */
export function useRadius(sentence: string): { radius: FoundRadius | undefined; isPending: boolean } {
  const radius = useMemo(() => readRadius(sentence), [sentence]);
  const { postcode = '', kilometres = 0 } = radius ?? {};
  const query = locationsWithin(usePlatform(), useQueryClient(), postcode, kilometres);
  const { data, isLoading } = useQuery({ ...query, enabled: radius !== undefined });
  const found = useMemo(() => (radius && data ? { ...radius, ids: data } : undefined), [data, radius]);
  return { radius: found, isPending: radius !== undefined && isLoading };
}
