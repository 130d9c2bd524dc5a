/** With the German reason. */
export class CsvError extends Error {
  override readonly name = 'CsvError';
}

/** 'ä ö ü ß Ö Ü' of old Macs and of Windows. */
const MAC_LETTERS = [0x8a, 0x9a, 0x9f, 0xa7, 0x85, 0x86];
const WINDOWS_LETTERS = [0xe4, 0xf6, 0xfc, 0xdf, 0xd6, 0xdc];
const LF = 0x0a;

function encodingOf(bytes: Uint8Array): string {
  // A header is ASCII: UTF-16 has zeros in every other byte.
  const zerosAt = (remainder: number) => bytes.filter((byte, at) => byte === 0 && at % 2 === remainder).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (Math.max(even, odd) > bytes.length / 4) return odd > even ? 'utf-16le' : 'utf-16be';
  const count = (letters: readonly number[]) => bytes.reduce((sum, byte) => sum + Number(letters.includes(byte)), 0);
  return !bytes.includes(LF) && count(MAC_LETTERS) > count(WINDOWS_LETTERS) ? 'macintosh' : 'windows-1252';
}

/** Written behind the last line by some programs. */
// eslint-disable-next-line no-control-regex
const withoutFill = (text: string) => text.replace(/[\0\u001A]/g, '');

/** UTF-8, UTF-16, Mac Roman (Excel for Mac), else Windows-1252. */
export function decodeCsv(bytes: Uint8Array): string {
  try {
    const isWide = encodingOf(bytes).startsWith('utf-16');
    if (!isWide) return withoutFill(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // Not UTF-8.
  }
  return withoutFill(new TextDecoder(encodingOf(bytes)).decode(bytes));
}

const SEPARATORS = [';', ',', '\t', '|'] as const;

/** Most frequent in the first line, outside of quotes; Excel's 'sep=' line decides. */
function separatorOf(text: string): { separator: string; body: string } {
  const declared = /^"?sep=(.)"?[;,\t]*(?:\r\n?|\n)/i.exec(text);
  if (declared?.[1] !== undefined) return { separator: declared[1], body: text.slice(declared[0].length) };
  const header = (text.split(/[\r\n]/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (separator: string) => header.split(separator).length;
  const [best] = [...SEPARATORS].sort((one, other) => count(other) - count(one));
  return { separator: best ?? ';', body: text };
}

export interface CsvLine {
  number: number;
  cells: readonly string[];
}

/** Without the export's apostrophe before a formula. */
const plain = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/** With quoted cells. @throws {CsvError} an open quote, or a workbook */
export function parseCsv(text: string): CsvLine[] {
  // A ZIP archive, before 2007 a compound file.
  if (['PK\u0003\u0004', 'ÐÏ\u0011à'].some((mark) => text.startsWith(mark)))
    throw new CsvError('Das ist keine CSV-Datei. Speichern Sie die Tabelle als „CSV UTF-8“.');
  const { separator, body } = separatorOf(text.replace(/^\uFEFF+/, ''));
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
    const isLineEnd = sign === '\n' || (sign === '\r' && body.charAt(at + 1) !== '\n');
    if (isLineEnd) number += 1;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (body.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true;
      cell = '';
    } else if (sign === separator) endCell();
    else if (isLineEnd) {
      endLine();
      start = number;
    } else if (sign !== '\r') cell += sign;
  }
  if (isQuoted) throw new CsvError(`In Zeile ${start} ist ein Anführungszeichen nicht geschlossen.`);
  endLine();
  return lines;
}
