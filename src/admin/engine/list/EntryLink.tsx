import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isUnmodifiedClick } from '../../../lib/unmodifiedClick';
import type { Entry } from '../resource';
import type { ListStateControl } from './useListState';

interface EntryLinkProps {
  row: Entry;
  list: ListStateControl;
  children: ReactNode;
}

/** Name of a row as a link that opens its entry in the sheet. Keyboard and focus handling find it by `data-entry`. */
export function EntryLink({ row, list, children }: EntryLinkProps) {
  return (
    <Link
      to={list.addressOf(row.id)}
      className="entry-link"
      data-entry={row.id}
      onClick={(event) => {
        if (!isUnmodifiedClick(event)) return;
        // `open` remembers that closing the sheet goes back.
        event.preventDefault();
        list.open(row.id);
      }}
    >
      {children}
    </Link>
  );
}
