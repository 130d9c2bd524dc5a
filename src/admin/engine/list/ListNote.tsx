/** Second line of a cell, smaller. */
export function ListNote({ text }: { text: string | undefined }) {
  return text === undefined ? null : <span className="list-note">{text}</span>;
}
