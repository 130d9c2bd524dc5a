import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isUnmodifiedClick } from '../../lib/page/unmodifiedClick';

export interface FoundProps {
  /** Search text of at least two letters. */
  typed: string;
  /** @param count `undefined` while loading */
  onCount: (page: string, count: number | undefined) => void;
  onOpen: (path: string) => void;
}

export function HitGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 className="pb-4 text-muted font-600 text-12 leading-heading font-heading" id={id}>
        {title}
      </h3>
      <ul className="grid m-0 p-0 list-none">{children}</ul>
    </section>
  );
}

interface HitProps {
  name: string;
  note?: string;
  path: string;
  onOpen: (path: string) => void;
}

/** Arrow keys find it by `data-hit`. */
export function Hit({ name, note, path, onOpen }: HitProps) {
  return (
    <li>
      <Link
        to={path}
        className="search__hit grid content-center min-h-44 py-4 px-8 wrap-anywhere rounded-small"
        data-hit=""
        onClick={(event) => {
          if (!isUnmodifiedClick(event)) return;
          event.preventDefault();
          onOpen(path);
        }}
      >
        <span className="font-600">{name}</span>
        {note === undefined || note === '' ? null : <span className="search__note">{note}</span>}
      </Link>
    </li>
  );
}
