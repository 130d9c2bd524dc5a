import { vehicleTitle } from '../../../domain/vehicle/text/title';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { useComparison } from '../../../state/comparison';
import { useAnnounce } from '../../../ui/display/Announcer';
import { IconButton } from '../../../ui/actions/IconButton';
import { CompareIcon } from './CompareIcon';
import { REFUSAL } from './refusal';

/** Chooses a vehicle for the comparison, or takes it out again; a fifth one is refused in words. */
export function CompareButton({ vehicle, variant }: { vehicle: Vehicle; variant?: 'plain' | 'floating' }) {
  const { id } = vehicle;
  const isChosen = useComparison(({ ids }) => ids.includes(id));
  const toggle = useComparison((state) => state.toggle);
  const announce = useAnnounce();
  return (
    <IconButton
      label={`${vehicleTitle(vehicle)} vergleichen`}
      title={isChosen ? 'Aus dem Vergleich nehmen' : 'Vergleichen'}
      icon={<CompareIcon />}
      variant={variant}
      aria-pressed={isChosen}
      onClick={() => {
        if (!toggle(id)) announce(REFUSAL);
      }}
    />
  );
}
