import { stockRules, type StockFinding } from '../../../domain/stock-check/checkStock';
import { vehiclePictures } from '../../../domain/vehicle/pictures';
import { vehicleTitle } from '../../../domain/vehicle/text/title';
import { Avatar } from '../../engine/Avatar';
import type { Rows, Columns, CsvColumn } from '../../engine/entry';
import { CellLines } from '../../engine/list/CellContent';
import { findingRows, type FindingRow, type Grouping } from './findingRows';
import { remedyText } from './stockReport';

const each =
  (text: (finding: StockFinding) => string, between = ', ') =>
  ({ findings }: FindingRow) =>
    [...new Set(findings.map(text))].join(between);

export const findingSource = (findings: readonly StockFinding[], grouping: Grouping): Rows<FindingRow> => ({
  queryName: grouping === 'rule' ? 'stock-check' : 'stock-check-vehicles',
  calls: { list: () => Promise.resolve(findingRows(findings, grouping)) },
  searchedIn: 'Fahrzeug, VIN, Befund',
  searchTexts: ({ vehicle, findings }) => [vehicle.vin, vehicle.internalId, ...findings.map(({ rule }) => rule.label)],
  nameOf: ({ vehicle }) => vehicleTitle(vehicle),
  filters: [
    {
      id: 'regel',
      label: 'Regel',
      options: stockRules.map(({ id, label }) => ({ value: id, label })),
      valuesOf: ({ findings }) => findings.map(({ rule }) => rule.id),
    },
  ],
});

export const findingColumns = (grouping: Grouping): Columns<FindingRow> => [
  {
    id: 'fahrzeug',
    header: 'Fahrzeug',
    priority: 1,
    text: ({ vehicle }) => vehicleTitle(vehicle),
    picture: ({ vehicle }) => <Avatar name={vehicleTitle(vehicle)} url={vehiclePictures(vehicle)[0]} isSquare />,
    note: ({ vehicle }) => vehicle.internalId ?? vehicle.vin,
    sort: true,
  },
  grouping === 'rule'
    ? {
        id: 'befund',
        header: 'Befund',
        priority: 1,
        text: each(({ text }) => text),
        sort: each(({ rule }) => rule.label),
      }
    : {
        id: 'befunde',
        header: 'Befunde',
        priority: 1,
        text: each(({ text }) => text, ' '),
        cell: ({ findings }) => <CellLines lines={findings.map(({ text }) => text)} />,
        sort: ({ findings }) => findings.length,
      },
  { id: 'quelle', header: 'Quelle', priority: 3, text: each(({ rule }) => rule.source), sort: true },
  { id: 'beheben', header: 'Beheben', priority: 4, text: each(remedyText) },
];

export const findingCsv: readonly CsvColumn<FindingRow>[] = [
  { header: 'Regel', text: each(({ rule }) => rule.label) },
  { header: 'Fahrzeugnummer', text: ({ vehicle }) => vehicle.internalId },
  { header: 'VIN', text: ({ vehicle }) => vehicle.vin },
];
