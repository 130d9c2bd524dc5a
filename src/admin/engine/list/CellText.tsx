import { Hyphenated } from '../Hyphenated';

/** Length from which a text is cut, characters: about two lines. The sheet of the row has all of it. */
const LONGEST = 90;

/** Text of a cell. E-mail addresses wrap after the @ and get no hyphen. */
export function CellText({ text }: { text: string | undefined }) {
  const [, name, host] = /^(\S+@)(\S+)$/.exec(text ?? '') ?? [];
  if (text === undefined) return text;
  if (name === undefined)
    return <Hyphenated text={text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()} …` : text} />;
  return (
    <span className="cell-email">
      <span>{name}</span>
      <wbr />
      <span>{host}</span>
    </span>
  );
}
