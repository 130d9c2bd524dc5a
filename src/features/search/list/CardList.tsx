import type { ReactNode, Ref } from 'react';
import { PAGE_SIZE } from '../../../domain/vehicle/search/query';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { classNames } from '../../../ui/classNames';

// Without hooks, as the cards are.

/** Length from which `content-visibility` is used. */
const LONG = 5 * PAGE_SIZE;

export const FIRST_PICTURES = 4;

interface CardListProps {
  view: 'grid' | 'list';
  count: number;
  isBusy?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

export function CardList({ view, count, isBusy = false, ref, children }: CardListProps) {
  return (
    <div
      ref={ref}
      role="list"
      className={classNames('results', view === 'list' && 'results--list', count > LONG && 'results--long')}
      aria-busy={isBusy}
      aria-label="Gefundene Fahrzeuge"
    >
      {children}
    </div>
  );
}

interface CardChunkProps {
  vehicles: readonly Vehicle[];
  children: (vehicle: Vehicle, index: number) => ReactNode;
}

/** Twelve fill rows of one to four; `content-visibility` skips them out of view. */
export function CardChunk({ vehicles, children }: CardChunkProps) {
  return (
    <div className="results__chunk" role="presentation">
      {vehicles.map((vehicle, index) => (
        <div key={vehicle.id} className="results__item" role="listitem">
          {children(vehicle, index)}
        </div>
      ))}
    </div>
  );
}
