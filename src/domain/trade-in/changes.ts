import { EMPTY_TRADE_IN, type TradeInEntries } from './entries';
import type { Detection } from './rules';
import { versionOf } from './vehicleInfo';

type Change = Partial<TradeInEntries>;

const { manufacturerId, manufacturer, modelId, model } = EMPTY_TRADE_IN;
const NO_VERSION = versionOf(EMPTY_TRADE_IN);
const NO_MODEL = { modelId, model, ...NO_VERSION };

interface Named {
  id: string;
  name: string;
}

/** Another way to find the vehicle clears manufacturer and VIN, and what hangs on them (checkout 4). */
export function detectBy(detection: Detection): Change {
  return { detection, vin: '', manufacturerId, manufacturer, ...NO_MODEL };
}

/** Another manufacturer clears the model (checkout 4). */
export function ofManufacturer(chosen: Named | undefined): Change {
  return { manufacturerId: chosen?.id ?? '', manufacturer: chosen?.name ?? '', ...NO_MODEL };
}

/** Another model has versions of its own. */
export function ofModel(chosen: Named | undefined): Change {
  return { modelId: chosen?.id ?? '', model: chosen?.name ?? '', ...NO_VERSION };
}

/** At another first registration there may be other versions. */
export function registeredIn(change: Pick<Change, 'registrationMonth' | 'registrationYear'>): Change {
  return { ...change, ...NO_VERSION };
}
