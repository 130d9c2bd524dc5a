import { EMPTY_TRADE_IN, type Detection, type TradeInEntries } from './entries';
import { versionOf } from './vehicleInfo';

type Change = Partial<TradeInEntries>;

const { manufacturerId, manufacturer, modelId, model } = EMPTY_TRADE_IN;
const NO_VERSION = versionOf(EMPTY_TRADE_IN);
const NO_MODEL = { modelId, model, ...NO_VERSION };

interface Named {
  id: string;
  name: string;
}

/** Clears VIN and manufacturer with their dependent fields. */
export function detectBy(detection: Detection): Change {
  return { detection, vin: '', manufacturerId, manufacturer, ...NO_MODEL };
}

/** Changes the manufacturer: clears the model. */
export function ofManufacturer(chosen: Named | undefined): Change {
  return { manufacturerId: chosen?.id ?? '', manufacturer: chosen?.name ?? '', ...NO_MODEL };
}

/** Changes the model: clears the version. */
export function ofModel(chosen: Named | undefined): Change {
  return { modelId: chosen?.id ?? '', model: chosen?.name ?? '', ...NO_VERSION };
}

/** Clears the version: the new month may have had others. */
export function registeredIn(change: Pick<Change, 'registrationMonth' | 'registrationYear'>): Change {
  return { ...change, ...NO_VERSION };
}
