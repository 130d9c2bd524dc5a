import type { CsvColumn } from '../../entry';

/** In a spreadsheet. The apostrophe also keeps '+49…' from becoming a number. */
const FORMULA = /^[=+\-@\t\r]/;

function cell(value: string | number | undefined): string {
  const text = typeof value === 'number' ? String(value).replace('.', ',') : (value ?? '');
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** For German spreadsheets: UTF-8 with byte order mark, semicolons, CRLF, decimal comma, header. */
export function toCsv<Row>(columns: readonly Pick<CsvColumn<Row>, 'header' | 'text'>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => cell(header)),
    ...rows.map((row) => columns.map(({ text }) => cell(text(row)))),
  ];
  return `\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`;
}

/** `YYYY-MM-DD` in an exported file's name, also with additions ('…-2026-11-21 (1).csv'). */
export const csvDay = (fileName: string): string | undefined => /\d{4}-\d\d-\d\d/.exec(fileName)?.[0];

/** 'ansprechpartner-2026-11-21.csv' */
export function csvName(title: string, day: string): string {
  const name = title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' })[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-');
  return `${name}-${day}.csv`;
}
