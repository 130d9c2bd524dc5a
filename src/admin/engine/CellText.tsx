/** The text of a cell. An e-mail address is broken after its @, and gets no hyphen that is not part of it. */
export function CellText({ text }: { text: string | undefined }) {
  const [, name, host] = /^(\S+@)(\S+)$/.exec(text ?? '') ?? [];
  if (name === undefined) return text;
  return (
    <span className="cell-email">
      {name}
      <wbr />
      {host}
    </span>
  );
}
