import { vehicleDetailOf } from '../../../domain/vehicle/eventItem';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useComparison } from '../../../state/vehicles/comparison';
import { useEmit } from '../../../state/shopContext';
import { useAnnounce } from '../../../ui/display/Announcer';
import { IconButton } from '../../../ui/actions/IconButton';
import { CompareIcon } from './CompareIcon';
import { REFUSAL } from './refusal';

interface CompareButtonProps {
  vehicle: Vehicle;
  /** For a parent whose styles draw the icon. */
  className?: string;
}

/** Toggle button: adds a vehicle to the comparison or removes it; a fifth one is refused with a message. */
export function CompareButton({ vehicle, className }: CompareButtonProps) {
  const { id } = vehicle;
  const isChosen = useComparison(({ ids }) => ids.includes(id));
  const toggle = useComparison((state) => state.toggle);
  const announce = useAnnounce();
  const emit = useEmit();
  return (
    <IconButton
      label={`${vehicleTitle(vehicle)} vergleichen`}
      title={isChosen ? 'Aus dem Vergleich nehmen' : 'Vergleichen'}
      icon={className === undefined ? <CompareIcon /> : null}
      className={className}
      aria-pressed={isChosen}
      onClick={() => {
        if (toggle(id)) emit('compare', { ...vehicleDetailOf(vehicle), isAdded: !isChosen });
        else announce(REFUSAL);
      }}
    />
  );
}
