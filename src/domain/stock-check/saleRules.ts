import { formatNumber } from '../../lib/format';
import { vehiclePictures } from '../vehicle/pictures';
import { hasPrice } from '../vehicle/price';
import type { Vehicle } from '../vehicle/vehicle';
import { textOf } from '../../lib/formattedText';
import type { StockContext, StockRule } from './stockRule';

const MIN_PICTURES = 5;
const MIN_DESCRIPTION_LENGTH = 80;
const VIN_LENGTH = 17;
/** Before this year a VIN could have any form. */
const FIRST_YEAR_OF_VIN = '1981';

function vinProblem(vehicle: Vehicle, { byVin }: StockContext): string | undefined {
  const { vin, initialRegistration, usedConditionType } = vehicle;
  if (vin === undefined) return 'Keine VIN (Fahrgestellnummer).';
  const twins = (byVin.get(vin.toUpperCase()) ?? []).filter(({ id }) => id !== vehicle.id);
  const [twin] = twins;
  if (twin) return `VIN doppelt: auch bei ${twin.internalId ?? twin.id}.`;
  const isOld = usedConditionType === 'classic' || (initialRegistration ?? '9') < FIRST_YEAR_OF_VIN;
  if (isOld) return undefined;
  if (vin.length !== VIN_LENGTH) return `VIN mit ${vin.length} statt ${VIN_LENGTH} Zeichen.`;
  const letter = /[IOQ]/i.exec(vin)?.[0];
  return letter === undefined ? undefined : `VIN mit dem Buchstaben ${letter.toUpperCase()}, den es darin nicht gibt.`;
}

function picturesProblem(vehicle: Vehicle): string | undefined {
  const count = vehiclePictures(vehicle).length;
  if (count === 0) return 'Keine Bilder.';
  return count < MIN_PICTURES ? `Nur ${count} ${count === 1 ? 'Bild' : 'Bilder'}.` : undefined;
}

function descriptionProblem({ descriptionHtml }: Vehicle): string | undefined {
  const length = textOf(descriptionHtml ?? '').length;
  if (length === 0) return 'Keine Beschreibung.';
  return length < MIN_DESCRIPTION_LENGTH ? `Beschreibung mit nur ${formatNumber(length)} Zeichen.` : undefined;
}

const forSales = { level: 'sale', source: 'Erfahrung im Verkauf', remedy: 'stock-system' } as const;

/** Rules for flaws that deter buyers. */
export const saleRules = [
  {
    ...forSales,
    id: 'price',
    label: 'Preis fehlt',
    find: (vehicle) => (hasPrice(vehicle) ? undefined : 'Ohne Preis: zeigt „Preis auf Anfrage“, nicht bestellbar.'),
  },
  { ...forSales, id: 'pictures', label: 'Zu wenige Bilder', find: picturesProblem },
  { ...forSales, id: 'description', label: 'Beschreibung fehlt oder ist kurz', find: descriptionProblem },
  { ...forSales, id: 'vin', label: 'VIN fehlt, falsch oder doppelt', source: 'ISO 3779', find: vinProblem },
] as const satisfies readonly StockRule[];
