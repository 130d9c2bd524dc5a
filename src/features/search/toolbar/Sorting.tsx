import { Suspense, useEffect, useState } from 'react';
import { isByDistance } from '../../../domain/vehicle/search/query';
import { useNearby } from '../../../state/vehicles/nearby';
import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';
import { Select } from '../../../ui/fields/Select';
import { useSearch, useSearchStore } from '../SearchProvider';

const DistanceSorting = lazyWithRetry(() => import('./DistanceSorting').then((module) => module.DistanceSorting));

/** '' is the platform's own (rules/search: sorting). */
const ORDERS = [
  { value: '', label: 'Standardsortierung' },
  { value: 'price', label: 'Preis aufsteigend' },
  { value: 'price desc', label: 'Preis absteigend' },
] as const;
const WITH_DISTANCE = [...ORDERS, { value: 'distance', label: 'Entfernung' }] as const;

export function Sorting({ isLabelHidden = false }: { isLabelHidden?: boolean }) {
  const store = useSearchStore();
  const orderBy = useSearch((state) => state.criteria.orderBy) ?? '';
  const isDistance = isByDistance(orderBy);
  const hasLocations = useSearch(({ sources }) => (sources.stock?.vehicleDealerLocationIds.length ?? 0) > 1);
  const hasPostcode = useNearby((state) => state.postcode !== undefined);
  const [isAsked, setAsked] = useState(false);
  // Activity runs the cleanup when it hides the search.
  useEffect(() => () => setAsked(false), []);
  return (
    <>
      <Select
        label="Sortierung"
        isLabelHidden={isLabelHidden}
        options={hasLocations || isDistance ? WITH_DISTANCE : ORDERS}
        value={isDistance ? 'distance' : orderBy}
        onChange={({ currentTarget: { value } }) => {
          if (value === 'distance') setAsked(true);
          else store.sort(value === 'price' || value === 'price desc' ? value : undefined);
        }}
      />
      <Suspense>
        {isAsked || (isDistance && hasPostcode) ? (
          <DistanceSorting isAsked={isAsked} onDone={() => setAsked(false)} />
        ) : null}
      </Suspense>
    </>
  );
}
