/** How the lines of an exported file become changes. */
export interface CsvImport<Row, Values> {
  /** Column with the id of the entry. */
  idHeader: string;
  /** Columns by which an entry is found in a file without ids, if the text belongs to one entry only. */
  alsoBy: readonly { header: string; text: (row: Row) => string | undefined }[];
  /** Columns that can be changed: field values of a changed text, or the reason why it is refused. */
  columns: Readonly<Record<string, (text: string, row: Row) => Partial<Values> | string>>;
}
