import { formatKm } from '../../../lib/format';
import { joinFacts } from '../../../lib/formatFacts';
import { dayInGermany } from '../../../lib/dates/germanClock';
import type { Frame } from '../../../domain/finance/frame';
import { rateOf, type AppliedCalculation, type RateSettings } from '../../../domain/finance/rateOf';
import type { TenantSettings } from '../../../domain/tenant/settings';
import { deductionText } from '../../../domain/trade-in/deduction';
import type { OldCar } from '../../../domain/trade-in/oldCar';
import { availabilityLabel } from '../../../domain/vehicle/availability';
import { co2Scales } from '../../../domain/vehicle/legal/co2Class';
import { consumptionLines } from '../../../domain/vehicle/legal/consumption';
import { groupEquipment } from '../../../domain/enums/equipmentGroups';
import { technicalFacts, vehicleDataFacts, type FactRow } from '../../../domain/vehicle/facts';
import { withKnownNames } from '../../../domain/enums/knownEquipment';
import type { FacetLabelOf } from '../../../domain/vehicle/search/facetLabels';
import { hasPrice, vehiclePriceDisplay, vatNote } from '../../../domain/vehicle/price';
import { reservedLabel } from '../../../domain/vehicle/reservation';
import { PRESETS, type Assumptions } from '../../../domain/running-costs/assumptions';
import { monthlyCosts, partLabel, type MonthlyCosts } from '../../../domain/running-costs/monthlyCosts';
import { costsBesidePrice, monthSumLine } from '../../../domain/running-costs/monthText';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { partAmount } from '../../running-costs/partAmount';

interface Circumstances {
  settings: Pick<TenantSettings, 'isPreviousPriceVisible'> & RateSettings;
  now: Date;
  labelOf: FacetLabelOf;
  assumptions?: Assumptions;
  /** EUR a month, known by the visitor. */
  insurance?: number;
  /** Without a kind no rates (rules/search: frame). */
  frame: Frame;
  oldCar?: OldCar | undefined;
  /** By vehicle id. */
  answers?: Readonly<Partial<Record<string, AppliedCalculation>>>;
}

export interface ComparisonRow {
  label: string;
  cells: readonly (readonly string[])[];
  /** An unknown value differs from a known one. */
  isDifferent: boolean;
  /** CO2 scales in its cells. */
  hasScales?: boolean;
  /** 'Ja', or empty. */
  isEquipment?: boolean;
  /** Of the vehicles; parts are shown as lengths. */
  months?: readonly MonthlyCosts[];
  /** Across the columns below it, by vehicle. */
  examples?: readonly (string | undefined)[];
  /** The law allows its values only beside it. */
  isAlwaysShown?: boolean;
  /** Best of known, different values, in words. */
  best?: BestValue;
}

interface BestValue {
  indexes: readonly number[];
  text: string;
}

export interface ComparisonGroup {
  title: string;
  rows: ComparisonRow[];
  /** Required by law, even without differences. */
  isWhole?: true;
}

interface RowSource {
  readonly label: string;
  readonly texts: (vehicle: Vehicle, circumstances: Circumstances) => readonly (string | undefined)[];
  readonly isRate?: true;
  readonly isMonth?: true;
}

/** By label: a figure, larger is better, and its words (rules/vehicle: best value). */
const BEST: Readonly<
  Record<string, { figure: (vehicle: Vehicle, circumstances: Circumstances) => number | undefined; text: string }>
> = {
  Preis: {
    figure: (vehicle) => (hasPrice(vehicle) ? negative(vehicle.publicPrice) : undefined),
    text: 'am günstigsten',
  },
  'Kosten im Monat': {
    figure: (vehicle, circumstances) => {
      return circumstances.frame.kind === undefined ? negative(monthOf(vehicle, circumstances).total) : undefined;
    },
    text: 'am günstigsten',
  },
  Erstzulassung: {
    figure: ({ initialRegistration }) =>
      initialRegistration === undefined ? undefined : Date.parse(initialRegistration) || undefined,
    text: 'am neuesten',
  },
  Kilometerstand: { figure: ({ mileage }) => negative(mileage), text: 'wenigste Kilometer' },
  Vorbesitzer: { figure: ({ previousOwnersCount }) => negative(previousOwnersCount), text: 'wenigste Halter' },
  Leistung: { figure: ({ enginePower }) => enginePower, text: 'am stärksten' },
  'Elektrische Reichweite': { figure: ({ electricRange }) => electricRange, text: 'am weitesten' },
};

const negative = (value: number | undefined) => (value === undefined ? undefined : -value);

/** Nothing, if only one value is known or all known are equal. */
function bestOf(label: string, vehicles: readonly Vehicle[], circumstances: Circumstances): BestValue | undefined {
  const rule = BEST[label];
  if (rule === undefined) return undefined;
  const figures = vehicles.map((vehicle) => rule.figure(vehicle, circumstances));
  const values = figures.filter((figure) => figure !== undefined);
  const best = Math.max(...values);
  if (values.every((figure) => figure === best)) return undefined;
  return { indexes: figures.flatMap((figure, index) => (figure === best ? [index] : [])), text: rule.text };
}

const rateIn = (vehicle: Vehicle, { settings, now, frame, answers }: Circumstances) =>
  frame.kind && rateOf(vehicle, frame, answers?.[vehicle.id], settings, now);

/** With its warning; the example is below (rules/law: representative example). */
const rateTexts: RowSource['texts'] = (vehicle, circumstances) => {
  const rate = rateIn(vehicle, circumstances);
  return rate ? [`${rate.amount} im Monat`, joinFacts([rate.name, ...rate.terms]), rate.warning] : [];
};

/** The law's words in each place that names a credit (rules/law: credit warning). */
function exampleOf(vehicle: Vehicle, circumstances: Circumstances): string | undefined {
  const rate = rateIn(vehicle, circumstances);
  return rate && [rate.warning, rate.text].filter(Boolean).join(' ');
}

const priceRows: readonly RowSource[] = [
  {
    label: 'Preis',
    texts: (vehicle, { settings, oldCar }) => {
      const { amount, kind, beside } = vehiclePriceDisplay(vehicle, settings);
      return [
        kind === undefined ? amount : `${amount} ${kind}`,
        beside,
        hasPrice(vehicle) ? vatNote(vehicle) : undefined,
        oldCar?.isDeducted ? deductionText(vehicle, oldCar, settings.isB2BShop) : undefined,
      ];
    },
  },
  {
    label: 'Bisheriger Preis',
    texts: (vehicle, { settings }) => {
      return [vehiclePriceDisplay(vehicle, settings).previous];
    },
  },
  { label: 'Kosten im Monat', texts: (vehicle, all) => monthTexts(monthOf(vehicle, all)), isMonth: true },
  { label: 'Rate', isRate: true, texts: rateTexts },
  {
    label: 'Verfügbar',
    texts: (vehicle, { now }) => [reservedLabel(vehicle, now) ?? availabilityLabel(vehicle, now)],
  },
  { label: 'Standort', texts: ({ location }) => [location?.address?.city ?? location?.name] },
];

/** As on its page (rules/running-costs: month number). */
function monthOf(vehicle: Vehicle, circumstances: Circumstances): MonthlyCosts {
  const { now, settings, insurance, assumptions = PRESETS, frame } = circumstances;
  const rate = rateIn(vehicle, circumstances);
  return monthlyCosts(vehicle, assumptions, dayInGermany(now), {
    rate: rate && { amount: rate.rate, isNet: rate.isNet, kmPerYear: rate.kilometres },
    insurance,
    kilometres: frame.kilometres,
    isB2BShop: settings.isB2BShop,
  });
}

/** Sum and parts of driving; the rate's warning and example have their own row. */
function monthTexts(costs: MonthlyCosts): (string | undefined)[] {
  const parts = costs.parts.filter(({ kind }) => kind !== 'rate');
  const sum = monthSumLine(costs) ?? costsBesidePrice(costs)?.amount;
  if (sum === undefined && costs.driving === undefined) return [];
  const hasEnergy = parts.some(({ kind }) => kind === 'fuel' || kind === 'electricity');
  return [
    sum ?? 'Fahren: keine Angabe',
    [
      ...parts.map((part) => `${partLabel(part, costs)} ${partAmount(part)}`),
      ...(hasEnergy ? [`bei ${formatKm(costs.kmPerYear ?? 0)} im Jahr`] : []),
    ].join(', '),
  ];
}

const fromFacts = (facts: readonly FactRow[]): RowSource[] =>
  facts.flatMap(({ label, value, isUncompared }) =>
    isUncompared ? [] : [{ label, texts: (vehicle: Vehicle, { labelOf }: Circumstances) => [value(vehicle, labelOf)] }],
  );

/** Price, data, technology, consumption, equipment; without empty rows. */
export function compareVehicles(vehicles: readonly Vehicle[], circumstances: Circumstances): ComparisonGroup[] {
  const rows = (sources: readonly RowSource[]) =>
    sources.flatMap(({ label, texts, isRate, isMonth }) => {
      if (isRate && circumstances.frame.kind === undefined) return [];
      const cells = vehicles.map((vehicle) => texts(vehicle, circumstances).flatMap((text) => text ?? []));
      return cells.every((cell) => cell.length === 0)
        ? []
        : [
            {
              ...rowOf(label, cells),
              isAlwaysShown: isRate,
              examples: isRate && vehicles.map((vehicle) => exampleOf(vehicle, circumstances)),
              months: isMonth && vehicles.map((vehicle) => monthOf(vehicle, circumstances)),
              best: bestOf(label, vehicles, circumstances),
            },
          ];
    });

  const law = consumption(vehicles, circumstances);
  const details = consumptionRows(vehicles, circumstances, (vehicle) =>
    consumptionLines(vehicle, 'page').filter((line) => !firstLines(vehicle).includes(line)),
  );
  const technical = technicalFacts.filter(({ label }) => [...law, ...details].every((row) => row.label !== label));
  const groups: ComparisonGroup[] = [
    { title: 'Preis', rows: rows(priceRows) },
    { title: 'Fahrzeugdaten', rows: rows(fromFacts(vehicleDataFacts)) },
    { title: 'Technik', rows: rows(fromFacts(technical)) },
    { title: 'Verbrauch und CO₂', rows: law, isWhole: true },
    { title: 'Verbrauch im Einzelnen', rows: details },
    { title: 'Ausstattung', rows: equipment(vehicles) },
  ];
  return groups.filter((group) => group.rows.length > 0);
}

/** With the law's rows; without empty groups. */
export function onlyDifferences(groups: readonly ComparisonGroup[]): ComparisonGroup[] {
  return groups.flatMap((group) => {
    const rows = group.rows.filter(
      ({ isDifferent, isAlwaysShown = false }) => isDifferent || isAlwaysShown || group.isWhole,
    );
    return rows.length === 0 ? [] : [{ ...group, rows }];
  });
}

function rowOf(label: string, cells: ComparisonRow['cells']): ComparisonRow {
  const [first, ...others] = cells.map((cell) => cell.join('\n'));
  return { label, cells, isDifferent: others.some((text) => text !== first) };
}

type LinesOf = (vehicle: Vehicle) => readonly string[];

/** A row per label. */
function consumptionRows(vehicles: readonly Vehicle[], circumstances: Circumstances, linesOf: LinesOf) {
  const lines = vehicles.map((vehicle) =>
    linesOf(vehicle).map((line) => {
      const [, label = 'Verbrauch und CO₂-Emissionen', text = line] = /^(.*?): (.*)$/.exec(line) ?? [];
      return { label, text };
    }),
  );
  return [...new Set(lines.flat().map(({ label }) => label))].map((label): ComparisonRow => {
    const cells = lines.map((said) => said.flatMap((line) => (line.label === label ? line.text : [])));
    return { ...rowOf(label, cells), best: bestOf(label, vehicles, circumstances) };
  });
}

/** Those of the cards, which the law asks for, and the range. */
const firstLines: LinesOf = (vehicle) => [
  ...new Set([
    ...consumptionLines(vehicle, 'card'),
    ...consumptionLines(vehicle, 'page').filter((line) => line.startsWith('Elektrische Reichweite')),
  ]),
];

/** With the scale below the class. */
function consumption(vehicles: readonly Vehicle[], circumstances: Circumstances): ComparisonRow[] {
  const rows = consumptionRows(vehicles, circumstances, firstLines);
  const classes = vehicles.map((vehicle) => co2Scales(vehicle, circumstances.now).map(({ co2Class }) => co2Class));
  if (classes.flat().length === 0) return rows;
  const place = rows.findIndex(({ label }) => /^CO[₂2]-Klasse/.test(label));
  return place < 0
    ? [...rows, { ...rowOf('CO₂-Klasse', classes), hasScales: true }]
    : rows.map((row, index) => ({ ...row, hasScales: index === place }));
}

function equipment(vehicles: readonly Vehicle[]): ComparisonRow[] {
  const owned = vehicles.map((vehicle) => withKnownNames(vehicle.equipment));
  const all = new Map(owned.flat().map((piece) => [piece.id, piece]));
  return groupEquipment([...all.values()]).flatMap((group) =>
    group.equipment.map(({ id, label }) => ({
      ...rowOf(
        label,
        owned.map((pieces) => (pieces.some((piece) => piece.id === id) ? ['Ja'] : [])),
      ),
      isEquipment: true,
    })),
  );
}
