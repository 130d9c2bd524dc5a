import Check from 'lucide-react/icons/check';
import { Link } from 'react-router-dom';
import { isUnmodifiedClick } from '../../../lib/page/unmodifiedClick';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import type { Entry, Column } from '../entry';
import { Hyphenated } from '../Hyphenated';
import { shortened } from '../shortened';
import type { List } from './useList';

interface CellContentProps<Row extends Entry> {
  list: Pick<List<Row>, 'rows' | 'entry'>;
  row: Row;
  column: Column<Row>;
  /** A link that opens the entry. Keyboard and focus find it by `data-entry`. */
  isName?: boolean;
}

export function CellContent<Row extends Entry>({ list, row, column, isName = false }: CellContentProps<Row>) {
  const text = column.text(row);
  const mark = column.mark?.(row) === true ? <Mark /> : undefined;
  const content = column.cell?.(row) ?? mark ?? <CellText text={isName ? (text ?? '–') : text} isName={isName} />;
  const note = column.note?.(row);
  const picture = column.picture?.(row);
  const texts = (
    <>
      {isName ? (
        <Link
          to={list.entry.addressOf(row.id)}
          className="entry-link hover:underline"
          data-entry={row.id}
          onClick={(event) => {
            if (!isUnmodifiedClick(event)) return;
            event.preventDefault();
            list.entry.open(row.id);
          }}
        >
          {content}
          {list.rows.isNew(row) ? <span className="list-new">neu</span> : null}
        </Link>
      ) : (
        content
      )}
      {note === undefined ? null : (
        <span className="list-note">
          <Hyphenated text={note} />
        </span>
      )}
    </>
  );
  if (picture === undefined) return texts;
  return (
    <span className="list-pictured flex items-center gap-12">
      {picture}
      <span>{texts}</span>
    </span>
  );
}

const Mark = () => (
  <>
    <Check />
    <VisuallyHidden>ja</VisuallyHidden>
  </>
);

export function CellLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid gap-4">
      {lines.map((line, at) => (
        <li key={at}>
          <CellText text={line} />
        </li>
      ))}
    </ul>
  );
}

/** Characters of a text other than the name; longer ones are cut. The sheet has all; a table cuts after three lines. */
const LONGEST = 90;

/** E-mail addresses wrap after the @, without hyphen. */
function CellText({ text, isName = false }: { text: string | undefined; isName?: boolean }) {
  const [, name, host] = /^(\S+@)(\S+)$/.exec(text ?? '') ?? [];
  if (text === undefined) return text;
  if (name === undefined)
    return (
      <span className="list-text">
        <Hyphenated text={isName ? text : shortened(text, LONGEST)} />
      </span>
    );
  return (
    <span className="cell-email">
      <span>{name}</span>
      <wbr />
      <span>{host}</span>
    </span>
  );
}
