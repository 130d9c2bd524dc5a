/** The second, quieter line of a cell. */
export function ListNote({ text }: { text: string | undefined }) {
  return text === undefined ? null : <span className="list-note">{text}</span>;
}
