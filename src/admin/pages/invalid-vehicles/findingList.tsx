import { stockRules, type StockFinding } from '../../../domain/stock-check/checkStock';
import { vehiclePictures } from '../../../domain/vehicle/pictures';
import { vehicleHeading, vehicleTitle } from '../../../domain/vehicle/text/title';
import { Avatar } from '../../engine/Avatar';
import type { Rows, Columns, CsvColumn } from '../../engine/entry';
import { CellLines } from '../../engine/list/CellContent';
import { findingRows, type FindingRow } from './findingRows';
import { remedyText } from './stockReport';

const each =
  (text: (finding: StockFinding) => string, between = ', ') =>
  ({ findings }: FindingRow) =>
    [...new Set(findings.map(text))].join(between);

export const findingSource = (findings: readonly StockFinding[]): Rows<FindingRow> => {
  const rules = stockRules.filter((rule) => findings.some((finding) => finding.rule === rule));
  return {
    queryName: 'stock-check',
    calls: { list: () => Promise.resolve(findingRows(findings)) },
    searchedIn: 'Fahrzeug, VIN, Befund',
    searchTexts: (row) => [
      vehicleTitle(row.vehicle),
      row.vehicle.vin,
      row.vehicle.internalId,
      ...row.findings.map(({ rule }) => rule.label),
    ],
    nameOf: ({ vehicle }) => vehicleTitle(vehicle),
    segments:
      rules.length === 1
        ? []
        : [
            ...rules.map((rule) => ({
              id: rule.id,
              label: rule.label,
              has: (row: FindingRow) => row.findings.some((finding) => finding.rule === rule),
            })),
            { id: 'alle', label: 'Alle', has: () => true },
          ],
  };
};

export const findingColumns: Columns<FindingRow> = [
  {
    id: 'fahrzeug',
    header: 'Fahrzeug',
    priority: 1,
    text: ({ vehicle }) => vehicleHeading(vehicle),
    picture: ({ vehicle }) => <Avatar name={vehicleTitle(vehicle)} url={vehiclePictures(vehicle)[0]} isSquare />,
    note: ({ vehicle }) => vehicle.internalId ?? vehicle.vin,
    sort: true,
  },
  {
    id: 'befunde',
    header: 'Befunde',
    priority: 1,
    isSentence: true,
    text: each(({ text }) => text, ' '),
    cell: ({ findings }) =>
      findings.length === 1 ? undefined : <CellLines lines={findings.map(({ text }) => text)} />,
    note: each(({ rule }) => rule.source),
    sort: ({ findings }) => findings.length,
  },
  {
    id: 'beheben',
    header: 'Beheben',
    priority: 4,
    isExported: false,
    // The other one is the button.
    text: ({ findings, ...row }) =>
      each(remedyText)({ ...row, findings: findings.filter(({ rule }) => rule.remedy === 'stock-system') }),
    sort: true,
  },
];

export const findingCsv: readonly CsvColumn<FindingRow>[] = [
  { header: 'Beheben', text: each(remedyText) },
  { header: 'Quelle', text: each(({ rule }) => rule.source) },
  { header: 'Regel', text: each(({ rule }) => rule.label) },
  { header: 'Fahrzeugnummer', text: ({ vehicle }) => vehicle.internalId },
  { header: 'VIN', text: ({ vehicle }) => vehicle.vin },
];
