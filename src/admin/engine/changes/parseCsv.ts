/** A file that cannot be read as a table, with the German reason. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
}

/**
 * Text of a file as spreadsheets write it: UTF-8 with or without byte order mark, UTF-16 with one (Excel's 'Unicode-Text'), else
 * Windows-1252 (Excel's 'CSV').
 */
export function decodeCsv(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const SEPARATORS = [';', ',', '\t'] as const;

/** Separator that occurs most often in the first line, outside of quotes; an 'sep=' line of Excel decides. */
function separatorOf(text: string): { separator: string; body: string } {
  const declared = /^sep=(.)\r?\n/i.exec(text);
  if (declared?.[1] !== undefined) return { separator: declared[1], body: text.slice(declared[0].length) };
  const header = (text.split(/\r?\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (separator: string) => header.split(separator).length;
  const [best] = [...SEPARATORS].sort((one, other) => count(other) - count(one));
  return { separator: best ?? ';', body: text };
}

/** A line of a table, with its number in the file. */
export interface CsvLine {
  number: number;
  cells: readonly string[];
}

/** Removes the apostrophe that the export writes before the first character of a formula. */
const plain = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/**
 * Parses a table with quoted cells, which may contain separators, doubled quotes and line breaks.
 *
 * @throws {CsvError} a quote that is not closed, or a workbook
 */
export function parseCsv(text: string): CsvLine[] {
  // A workbook is a ZIP archive.
  if (text.startsWith('PK\u0003\u0004'))
    throw new CsvError('Das ist keine CSV-Datei. Speichern Sie die Tabelle als „CSV UTF-8“.');
  const { separator, body } = separatorOf(text.replace(/^\uFEFF/, ''));
  const lines: CsvLine[] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  let number = 1;
  let start = 1;
  const endCell = () => {
    cells.push(plain(cell));
    cell = '';
  };
  const endLine = () => {
    endCell();
    if (cells.some((each) => each.trim() !== '')) lines.push({ number: start, cells });
    cells = [];
  };
  for (let at = 0; at < body.length; at += 1) {
    const sign = body.charAt(at);
    if (sign === '\n') number += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (body.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell === '') isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n') {
      endLine();
      start = number;
    } else if (sign !== '\r' || body.charAt(at + 1) !== '\n') cell += sign;
  }
  if (isQuoted) throw new CsvError(`In Zeile ${start} ist ein Anführungszeichen nicht geschlossen.`);
  endLine();
  return lines;
}
