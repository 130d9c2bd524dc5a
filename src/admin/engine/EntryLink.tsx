import type { ReactNode } from 'react';
import { isPlainClick } from '../../lib/plainClick';
import { useEnvironment } from '../../state/shopContext';
import type { Entry } from './resource';
import type { ListStateControl } from './useListState';

interface EntryLinkProps {
  row: Entry;
  list: ListStateControl;
  children: ReactNode;
}

/** The name of a row, which opens its entry in the sheet. `data-entry` is how the keys and the focus find it. */
export function EntryLink({ row, list, children }: EntryLinkProps) {
  const { history } = useEnvironment();
  return (
    <a
      href={history.createHref(list.addressOf(row.id))}
      className="entry-link"
      data-entry={row.id}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        list.open(row.id);
      }}
    >
      {children}
    </a>
  );
}
