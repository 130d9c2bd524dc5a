import { formatMonthYear } from '../../lib/dates/formatDate';
import { addMonths, isCalendarDay, type CalendarDay } from '../../lib/dates/calendarDay';
import { formatNumber, formatQuantity } from '../../lib/format';
import { formatPercent } from '../../lib/formatFacts';
import { textOf } from '../../lib/text/formattedText';
import { accidentLabel, isAccidentVehicle } from '../enums/accidentStatus';
import { freeTextLabel } from '../enums/freeText';
import { previousUsageLabel } from '../enums/previousUsage';
import { damagePictures } from './pictures';
import type { Vehicle } from './vehicle';

interface ConditionFact {
  label: string;
  value: string;
  /** Where it is written: 'laut Bericht'. */
  source?: string;
}

interface Condition {
  facts: ConditionFact[];
  /** Labels of what a buyer asks for and nobody has said. */
  missing: string[];
}

type Found = Omit<ConditionFact, 'label'> | undefined;

/** Longest time until a general inspection, new vehicles', and a month. */
const INSPECTION_MONTHS = 37;

const NEW = 'Neu';

/** Neither expired nor further ahead than the law knows: feeds write 2075. */
function inspection({ isGeneralInspectionNew, generalInspectionDate }: Vehicle, today: CalendarDay): Found {
  const date = generalInspectionDate?.slice(0, 10);
  const dueDate = date !== undefined && date <= addMonths(today, INSPECTION_MONTHS) ? date : undefined;
  const isDue = dueDate !== undefined && dueDate.slice(0, 7) < today.slice(0, 7);
  if (isGeneralInspectionNew)
    return { value: dueDate === undefined || isDue ? NEW : `${NEW}, bis ${formatMonthYear(dueDate)}` };
  return dueDate === undefined ? undefined : { value: `${isDue ? 'fällig seit' : 'bis'} ${formatMonthYear(dueDate)}` };
}

const DAY = String.raw`(?:(\d{1,2})\.)?(\d{1,2})[./](20\d\d)`;

/** Group 1 to 3: day, month, year. Neither in the future nor after 'nächster'. */
const EXAMINED = new RegExp(
  String.raw`\b(?:DEKRA|T\u00DCV|GT\u00DC|K\u00DCS|ADAC)(?![\p{L}])[^\n;]{0,40}?\D${DAY}`,
  'iu',
);
const SERVICE = new RegExp(
  String.raw`(n\u00E4chste\p{L}*\s+)?(?:Service|Inspektion|Wartung)(?![\p{L}])[^\n.;]{0,30}?\D${DAY}`,
  'iu',
);
const SERVICE_NEW = /(?<!\p{L})(?:Service|Inspektion|Wartung)\s+neu(?!\p{L})/iu;
/** Not the end of 'Haupt- und 1 Ersatzschlüssel'. */
const KEYS = /(?<!und\s+)(?<![\p{L}\d])([1-9]|ein|zwei|drei|vier)\s+(?:\p{L}+-?)?schlüssel(?!\p{L}{2})/iu;
const TYRES = /(?:reifen|profil)[^\n.;]{0,80}/giu;
const DEPTH = /(?<![\d,])(\d{1,2}(?:,\d)?)(?:\s?(?:[-–/]|bis|und)\s?(\d{1,2}(?:,\d)?))?\s?mm(?!\p{L})/gu;
const WARRANTY = /(?<![\p{L}\d])(\d{1,2}\s?(?:Monate|Jahre?))\s+(?:\p{L}+-?)?garantie(?!\p{L})/iu;

const NUMBERS: Readonly<Record<string, string>> = { ein: '1', zwei: '2', drei: '3', vier: '4' };
/** Of a new tyre; more is the width of a spacer. */
const DEEPEST = 12;

function monthIn(match: RegExpExecArray, from: number, today: CalendarDay): string | undefined {
  const [day = '', month = '', year = ''] = match.slice(from, from + 3);
  const written = `${year}-${month.padStart(2, '0')}-${(day || '01').padStart(2, '0')}`;
  if (!isCalendarDay(written) || written > today) return undefined;
  return day === ''
    ? formatMonthYear(written)
    : `${day.padStart(2, '0')}.${formatMonthYear(written).replace('/', '.')}`;
}

const depthsIn = (text: string) =>
  [...text.matchAll(DEPTH)]
    .flatMap(([, one, other]) => [one, other])
    .flatMap((written) => (written === undefined ? [] : Number(written.replace(',', '.'))));

/** What a dealer writes into texts, because the platform has no field for it. */
const READERS = {
  examined: (text: string, today: CalendarDay) => {
    const match = EXAMINED.exec(text);
    // 'TÜV 11/2027' is the next general inspection.
    const day = match?.[1] === undefined ? undefined : monthIn(match, 1, today);
    const [name = ''] = /^\p{L}+/u.exec(match?.[0] ?? '') ?? [];
    return day === undefined ? undefined : `${name}, ${day}`;
  },
  service: (text: string, today: CalendarDay) => {
    const match = SERVICE.exec(text);
    const month = match === null || match[1] !== undefined ? undefined : monthIn(match, 2, today);
    return month ?? (SERVICE_NEW.test(text) ? NEW : undefined);
  },
  keys: (text: string) => {
    const written = KEYS.exec(text)?.[1]?.toLowerCase();
    return written === undefined ? undefined : (NUMBERS[written] ?? written);
  },
  tread: (text: string) => {
    const depths = [...text.matchAll(TYRES)].map(([part]) => depthsIn(part)).find(({ length }) => length > 0) ?? [];
    const [least, most] = [Math.min(...depths), Math.max(...depths)];
    if (depths.length === 0 || least <= 0 || most > DEEPEST) return undefined;
    return `${least === most ? '' : `${formatNumber(least)} bis `}${formatQuantity(most, 'mm')}`;
  },
  warranty: (text: string) => WARRANTY.exec(text)?.[1],
} as const;

/**
 * Facts about what a used vehicle has been through, each with its source where one is named, and what is not said (rules/vehicle: condition).
 * @param showsReport whether the dealer shows reports
 */
export function conditionOf(vehicle: Vehicle, today: CalendarDay, showsReport: boolean): Condition {
  const report = showsReport ? textOf(vehicle.conditionDescription ?? '') : '';
  const texts = [
    [report, 'laut Bericht'],
    [textOf(vehicle.descriptionHtml ?? ''), 'laut Beschreibung'],
  ] as const;
  const written = (
    read: (text: string, today: CalendarDay) => string | undefined,
    from: number = texts.length,
  ): Found => {
    for (const [text, source] of texts.slice(0, from)) {
      const value = text === '' ? undefined : read(text, today);
      if (value !== undefined) return { value, source };
    }
    return undefined;
  };
  const equipped = (id: string, value: string): Found =>
    vehicle.equipment.some((piece) => piece.id === id) ? { value, source: 'laut Ausstattung' } : undefined;
  const { conditionType, accidentStatus, previousOwnersCount: owners, stateOfHealth, usedConditionType } = vehicle;
  const accident = accidentStatus === undefined ? undefined : accidentLabel(accidentStatus);
  const damages = damagePictures(vehicle).length;
  const isDriven = vehicle.carType !== 'ANHAENGER';
  const inspected = inspection(vehicle, today);

  /** Third: whether its absence is told. */
  const rows: readonly (readonly [label: string, fact: Found, isAsked?: boolean])[] = [
    ['Bericht', showsReport && conditionType !== undefined ? { value: freeTextLabel(conditionType) } : undefined],
    ['Geprüft', written(READERS.examined, 1)],
    ['Unfall', accident === undefined || accident === 'Unbekannt' ? undefined : { value: accident }, isDriven],
    [
      'Schäden',
      vehicle.isDamaged || damages > 0
        ? {
            value: damageText(vehicle),
            ...(damages > 0 && { source: damages === 1 ? 'ein Bild' : `${damages} Bilder` }),
          }
        : undefined,
    ],
    // A feed's zero of a used vehicle.
    [
      'Vorbesitzer',
      owners === undefined || (owners === 0 && usedConditionType === 'used') ? undefined : { value: String(owners) },
      isDriven,
    ],
    ['Frühere Nutzung', factOf(vehicle.previousUsage, previousUsageLabel)],
    ['Hauptuntersuchung', inspected, true],
    // Asked for, never a fact of its own.
    ['Datum der Hauptuntersuchung', undefined, inspected?.value === NEW],
    ['Batterie (State of Health)', factOf(stateOfHealth, formatPercent), vehicle.fuelType === 'electric'],
    ['Service', written(READERS.service) ?? equipped('full_service_history', 'Scheckheftgepflegt'), isDriven],
    [
      'Reifen',
      written(READERS.tread) ??
        equipped('all_season_tyres', 'Ganzjahresreifen') ??
        equipped('winter_tyres', 'Winterreifen'),
      true,
    ],
    ['Schlüssel', written(READERS.keys), isDriven],
    ['Garantie', written(READERS.warranty) ?? equipped('warranty', 'Ja')],
  ];
  return {
    facts: rows.flatMap(([label, fact]) => (fact === undefined ? [] : { label, ...fact })),
    missing: rows.flatMap(([label, fact, isAsked]) => (fact === undefined && isAsked ? label : [])),
  };
}

const factOf = <Value>(value: Value | undefined, format: (value: Value) => string): Found =>
  value === undefined ? undefined : { value: format(value) };

function damageText({ isDamaged, accidentStatus }: Vehicle): string {
  if (!isDamaged) return 'Im Bild gezeigt';
  return isAccidentVehicle(accidentStatus) ? 'Unfallschaden' : 'Beschädigt';
}
