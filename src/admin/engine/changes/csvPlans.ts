import type { FieldValues } from 'react-hook-form';
import { formatNumber } from '../../../lib/format';
import { isSameJson } from '../../../lib/isSameJson';
import { plainText } from '../../../lib/text/plainText';
import type { Entry, exportedColumns } from '../entry';
import { CsvError, parseCsv, type CsvLine } from './parseCsv';
import { planFor, type Plan, type Refused } from './plans';
import type { Changeable } from './sendChange';

export interface CsvImport<Row, Values> {
  idHeader: string;
  /** Column with the day of the export, 'TT.MM.JJJJ'. */
  dayHeader: string;
  /** Find an entry in a file without ids, if the text is unique. */
  alsoBy: readonly { header: string; text: (row: Row) => string | undefined }[];
  /** Field values of a changed text, or why it is refused. */
  columns: Readonly<Record<string, (text: string, row: Row) => Partial<Values> | string>>;
}

interface Imported<Row extends Entry, Values extends FieldValues> extends Changeable<Row, Values> {
  csvImport: CsvImport<Row, Values>;
  exported: ReturnType<typeof exportedColumns<Row>>;
}

/** For comparison: spreadsheets change line breaks, non-breaking and outer spaces. */
const comparableText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00A0\u202F]/g, ' ')
    .trim();

const textOf = (value: string | number | undefined) =>
  typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '');

/** @throws {CsvError} unusable as a whole */
export function csvPlans<Row extends Entry, Values extends FieldValues>(
  imported: Imported<Row, Values>,
  text: string,
  rows: readonly Row[],
) {
  const { csvImport, exported } = imported;
  const { nameOf } = imported.source;
  const [head, ...lines] = parseCsv(text);
  const headers = head?.cells.map((cell) => comparableText(plainText(cell))) ?? [];
  const changeable = headers.filter((header) => header in csvImport.columns);
  const keys = [csvImport.idHeader, ...csvImport.alsoBy.map(({ header }) => header)];
  if (!headers.some((header) => keys.includes(header)) || changeable.length === 0)
    throw new CsvError(
      'Die erste Zeile nennt nicht die Spalten der exportierten Datei. Speichern Sie die Liste mit „CSV“ und ändern Sie diese Datei.',
    );
  const twice = headers.find((header, at) => header !== '' && headers.indexOf(header) !== at);
  if (twice !== undefined) throw new CsvError(`Die Spalte „${twice}“ steht zweimal da.`);
  if (lines.length === 0) throw new CsvError('Unter der ersten Zeile steht kein Eintrag.');
  const find = finderOf(csvImport, rows);
  const plans: Plan<Row>[] = [];
  const refused: Refused[] = [];
  const seen = new Set<string>();
  let unchanged = 0;
  for (const line of lines) {
    const refuse = (reason: string) => refused.push({ name: `Zeile ${formatNumber(line.number)}`, reason });
    const cells = cellsOf(line, headers);
    if (typeof cells === 'string') {
      refuse(cells);
      continue;
    }
    const row = find(cells);
    if (typeof row === 'string') refuse(row);
    else if (seen.has(row.id)) refuse(`„${nameOf(row)}“ steht schon in einer anderen Zeile.`);
    else {
      seen.add(row.id);
      const plan = planFor(imported, row, () => changesOf(imported, cells, row));
      if (plan === undefined) unchanged += 1;
      else if (typeof plan === 'string') refuse(`„${nameOf(row)}“: ${plan}`);
      else plans.push(plan);
    }
  }
  const ignored = headers.filter(
    (header) => header !== '' && header !== csvImport.idHeader && !exported.some((column) => column.header === header),
  );
  return {
    plans: { plans, refused, unchanged },
    day: dayIn(lines[0]?.cells[headers.indexOf(csvImport.dayHeader)]),
    notes: ignored.length === 0 ? [] : [`Nicht übernommen werden die Spalten: ${ignored.join(', ')}.`],
  };
}

const dayIn = (cell = '') => /^(\d\d)\.(\d\d)\.(\d{4})/.exec(cell.trim())?.slice(1).reverse().join('-');

function cellsOf({ cells }: CsvLine, headers: readonly string[]): ReadonlyMap<string, string> | string {
  if (cells.slice(headers.length).some((cell) => cell.trim() !== ''))
    return 'Die Zeile hat mehr Spalten als die erste. Vielleicht fehlen Anführungszeichen um einen Text mit Trennzeichen.';
  if (cells.length < headers.length) return 'Die Zeile hat weniger Spalten als die erste.';
  return new Map(headers.map((header, at) => [header, cells[at] ?? '']));
}

/** Or the reason why none is certain. */
function finderOf<Row extends Entry, Values>(
  { idHeader, alsoBy }: CsvImport<Row, Values>,
  rows: readonly Row[],
): (cells: ReadonlyMap<string, string>) => Row | string {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const others = alsoBy.map(({ header, text }) => {
    const byText = new Map<string, Row[]>();
    for (const row of rows) {
      const key = comparableText(text(row) ?? '');
      byText.set(key, [...(byText.get(key) ?? []), row]);
    }
    return { header, byText };
  });
  return (cells) => {
    const id = cells.get(idHeader)?.trim() ?? '';
    if (id !== '') return byId.get(id) ?? 'Diesen Eintrag gibt es nicht (mehr).';
    for (const { header, byText } of others) {
      const wanted = comparableText(cells.get(header) ?? '');
      const [row, ...more] = wanted === '' ? [] : (byText.get(wanted) ?? []);
      if (more.length > 0) return `„${wanted}“ gibt es ${more.length + 1}-mal.`;
      if (row !== undefined) return row;
    }
    return 'Zu dieser Zeile gibt es keinen Eintrag.';
  };
}

function changesOf<Row extends Entry, Values extends FieldValues>(
  { csvImport, exported }: Pick<Imported<Row, Values>, 'csvImport' | 'exported'>,
  cells: ReadonlyMap<string, string>,
  row: Row,
): Partial<Values> | string {
  let changes: Partial<Values> = {};
  for (const { header, text } of exported) {
    const cell = cells.get(header);
    if (cell === undefined || header === csvImport.idHeader || header === csvImport.dayHeader) continue;
    if (comparableText(cell) === comparableText(textOf(text(row)))) continue;
    const read = csvImport.columns[header];
    if (read === undefined) return `Die Spalte „${header}“ kann hier nicht geändert werden.`;
    const change = read(cell.replace(/\r\n?/g, '\n').trim(), row);
    if (typeof change === 'string') return `${header}: ${change}`;
    const other = Object.keys(change).find((name) => name in changes && !isSameJson(changes[name], change[name]));
    if (other !== undefined) return `${header}: Eine andere Spalte der Zeile nennt einen anderen Wert.`;
    changes = { ...changes, ...change };
  }
  return changes;
}
