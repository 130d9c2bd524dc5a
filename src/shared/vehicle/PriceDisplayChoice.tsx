import { usePriceDisplay } from '../../state/shopContext';
import { Segments } from '../../ui/fields/Segments';

const OPTIONS = [
  { value: 'cash', label: 'Barpreis' },
  { value: 'rate', label: 'Rate' },
] as const;

/** Control above the list and in the price box: whether prices or monthly rates lead (rules/search: cash price or rate). */
export function PriceDisplayChoice({ className }: { className?: string }) {
  const { display, show } = usePriceDisplay();
  return (
    <Segments
      className={className}
      label="Preise anzeigen als"
      isLabelHidden
      options={OPTIONS}
      value={display}
      onChange={show}
    />
  );
}
