import { Hyphenated } from '../Hyphenated';

/** Text of a cell. E-mail addresses wrap after the @ and get no hyphen. */
export function CellText({ text }: { text: string | undefined }) {
  const [, name, host] = /^(\S+@)(\S+)$/.exec(text ?? '') ?? [];
  if (name === undefined) return text === undefined ? text : <Hyphenated text={text} />;
  return (
    <span className="cell-email">
      <span>{name}</span>
      <wbr />
      <span>{host}</span>
    </span>
  );
}
