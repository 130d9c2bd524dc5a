import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PostcodeField } from '../../../shared/PostcodeField';
import { useNearby } from '../../../state/nearby';
import { locationsQuery } from '../../../state/recipient';
import { usePlatform } from '../../../state/shopContext';
import { withQueryClient } from '../../../state/withQueryClient';
import { Select } from '../../../ui/fields/Select';
import { without, type Option } from '../filters/filter';
import { useSearch, useSearchStore } from '../SearchProvider';

/** km. */
const RADII = [25, 50, 100, 200, 400] as const;

/**
 * Postcode field of the filter 'Standort', which sorts the locations by distance, and the radius that chooses those within it
 * (rules/search: radius).
 */
export const LocationDistances = withQueryClient(function LocationDistances({
  options,
}: {
  options: readonly Option[];
}) {
  const store = useSearchStore();
  const chosen = useSearch((state) => state.criteria.values.vehicleDealerLocationIds);
  const { distanceTo, distanceToLocation, locate } = useNearby((state) => state);
  const { data } = useQuery({ ...locationsQuery(usePlatform()), enabled: distanceTo !== undefined });
  useEffect(() => {
    if (distanceTo === undefined || data === undefined) return;
    const postcodes = new Map(data.map(({ id, address }) => [id, address?.zipCode]));
    locate((id) => distanceTo(id === undefined ? undefined : postcodes.get(id)));
  }, [data, distanceTo, locate]);

  const within = (radius: number) =>
    options.flatMap(({ key }) => ((distanceToLocation?.(key)?.kilometres ?? Infinity) <= radius ? key : []));
  const isChosen = (radius: number) => within(radius).sort().join() === [...(chosen ?? [])].sort().join();
  const change = (radius: number | undefined) => {
    const rest = without(store.getState().criteria.values, ['vehicleDealerLocationIds']);
    store.change('location', radius === undefined ? rest : { ...rest, vehicleDealerLocationIds: within(radius) });
  };
  return (
    <>
      <PostcodeField />
      {distanceToLocation === undefined ? null : (
        <Select
          label="Umkreis"
          placeholder="Beliebig"
          value={String(chosen === undefined ? '' : (RADII.find(isChosen) ?? ''))}
          options={RADII.map((radius) => ({
            value: String(radius),
            label: `bis ${radius} km`,
            isDisabled: within(radius).length === 0,
          }))}
          onChange={({ currentTarget: { value } }) => change(value === '' ? undefined : Number(value))}
        />
      )}
    </>
  );
});
