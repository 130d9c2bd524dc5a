import { useFrame } from '../../state/shopContext';
import { Pills } from '../../ui/fields/Pills';

const OPTIONS = [
  { value: 'cash', label: 'Preis' },
  { value: 'rate', label: 'Rate' },
] as const;

/** Control above the list and in the price box: whether prices or monthly rates lead (rules/search: frame). */
export function PriceDisplayChoice() {
  const { frame, change } = useFrame();
  return (
    <Pills
      label="Preise anzeigen als"
      isLabelHidden
      options={OPTIONS}
      value={frame.kind ? 'rate' : 'cash'}
      onChange={(display) => change({ kind: display === 'rate' ? 'financing' : undefined })}
    />
  );
}
