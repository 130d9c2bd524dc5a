import { useCallback } from 'react';
import { vehicleDetailOf } from '../../../domain/vehicle/eventItem';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useComparison } from '../../../state/vehicles/comparison';
import { useEmit } from '../../../state/shopContext';
import { useAnnounce } from '../../../ui/display/Announcer';
import { IconButton } from '../../../ui/actions/IconButton';
import { CompareIcon } from './CompareIcon';
import { REFUSAL } from './refusal';

/** Adds or removes; a fifth vehicle is refused with a message. */
export function useToggleCompared(): (vehicle: Vehicle, isCompared: boolean) => void {
  const toggle = useComparison((state) => state.toggle);
  const announce = useAnnounce();
  const emit = useEmit();
  return useCallback(
    (vehicle, isCompared) => {
      if (toggle(vehicle.id)) emit('compare', { ...vehicleDetailOf(vehicle), isAdded: !isCompared });
      else announce(REFUSAL);
    },
    [announce, emit, toggle],
  );
}

export const comparedTitle = (isCompared: boolean) => (isCompared ? 'Aus dem Vergleich nehmen' : 'Vergleichen');

export function CompareButton({ vehicle }: { vehicle: Vehicle }) {
  const isCompared = useComparison(({ ids }) => ids.includes(vehicle.id));
  const toggle = useToggleCompared();
  return (
    <IconButton
      label={`${vehicleTitle(vehicle)} vergleichen`}
      title={comparedTitle(isCompared)}
      icon={<CompareIcon />}
      aria-pressed={isCompared}
      onClick={() => toggle(vehicle, isCompared)}
    />
  );
}
