import { usePriceDisplay } from '../../state/shopContext';
import { Pills } from '../../ui/fields/Pills';

const OPTIONS = [
  { value: 'cash', label: 'Preis' },
  { value: 'rate', label: 'Rate' },
] as const;

/** Control above the list and in the price box: whether prices or monthly rates lead (rules/search: cash price or rate). */
export function PriceDisplayChoice() {
  const { display, show } = usePriceDisplay();
  return <Pills label="Preise anzeigen als" isLabelHidden options={OPTIONS} value={display} onChange={show} />;
}
