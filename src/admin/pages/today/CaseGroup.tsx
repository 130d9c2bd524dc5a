import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatNumber } from '../../../lib/format';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { DOT } from '../../../lib/formatFacts';
import { Button } from '../../../ui/actions/Button';
import { dotted } from '../../../ui/display/dotted';
import { shortened } from '../../engine/shortened';

const SHOWN = 5;

interface CaseGroupProps<Row> {
  title: string;
  to?: string;
  action?: ReactNode;
  note?: string | undefined;
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}

export function CaseGroup<Row>({ title, to, action, note, rows, children }: CaseGroupProps<Row>) {
  const link = useRouteLink(to ?? '');
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const rest = rows.length - SHOWN;
  useEffect(() => {
    if (isWhole) list.current?.children[SHOWN]?.querySelector<HTMLElement>('a')?.focus();
  }, [isWhole]);
  return (
    <section className="case-group border rounded-card bg-surface" aria-label={title}>
      <header className="case-group__head">
        <h3 className="font-650 text-16 leading-heading font-heading">
          {to === undefined ? (
            <span className="case-group__title">{title}</span>
          ) : (
            <a {...link} className="case-group__title hover:underline">
              <span>{title}</span>
              <ChevronRight />
            </a>
          )}
        </h3>
        {note === undefined ? null : <p className="text-muted text-14">{note}</p>}
        {action}
      </header>
      {rows.length === 0 ? null : (
        <ul ref={list} className="m-0 p-0 list-none">
          {(isWhole ? rows : rows.slice(0, SHOWN)).map(children)}
        </ul>
      )}
      {rest > 0 && !isWhole ? (
        <p className="case-group__rest">
          <Button size="small" variant="quiet" onClick={() => setWhole(true)}>
            {`${formatNumber(rest)} weitere`}
          </Button>
        </p>
      ) : null}
    </section>
  );
}

const LONGEST = 240;

interface CaseRowProps {
  name: string;
  to: string;
  time?: ReactNode;
  who?: string | undefined;
  note?: string | undefined;
  children?: ReactNode;
  below?: ReactNode;
}

/** A case: name, customer and facts, how long it waits, and what can be done in place. */
export function CaseRow({ name, to, time, who, note = '', children, below }: CaseRowProps) {
  const link = useRouteLink(to);
  return (
    <li className="case-row">
      <div className="case-row__text">
        <p>
          <a {...link} className="case-row__name hover:underline">
            {shortened(name, LONGEST)}
          </a>
          {who === undefined ? null : <span>{` · ${shortened(who, LONGEST)}`}</span>}
        </p>
        {note === '' ? null : (
          <p key={note} className="text-muted text-14">
            {dotted(shortened(note, LONGEST).split(DOT))}
          </p>
        )}
      </div>
      {time === undefined ? null : <div className="case-row__time">{time}</div>}
      {children === undefined ? null : <div className="case-row__acts">{children}</div>}
      {below === undefined ? null : <div className="case-row__below">{below}</div>}
    </li>
  );
}
