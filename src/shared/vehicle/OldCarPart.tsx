import { oldCarText } from '../../domain/trade-in/oldCar';
import { useOldCar } from '../../state/valuedTradeIn';

/** ' · mein Golf 5.900 €', last in the line. */
export function OldCarPart() {
  const { oldCar } = useOldCar();
  return oldCar?.isDeducted ? `\u00A0· ${oldCarText(oldCar)}` : null;
}
