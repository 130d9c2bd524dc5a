import { useState, type ReactNode } from 'react';
import { Button } from '../../../ui/actions/Button';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';

const SHOWN = 5;

interface Dated {
  id: string;
  /** ISO 8601; items without one come last. */
  createdAt?: string;
}

interface LatestFirstProps<Item extends Dated> {
  items: readonly Item[];
  name: string;
  action?: ReactNode;
  children: (item: Item) => ReactNode;
}

export function LatestFirst<Item extends Dated>({ items, name, action, children }: LatestFirstProps<Item>) {
  const [hasAll, setHasAll] = useState(false);
  const sorted = [...items].sort((one, other) => (other.createdAt ?? '').localeCompare(one.createdAt ?? ''));
  const visible = hasAll ? sorted : sorted.slice(0, SHOWN);
  return (
    <>
      <ul className="account__cards">
        {visible.map((item) => (
          <li key={item.id} className="account__card">
            {children(item)}
          </li>
        ))}
      </ul>
      <div className="account__actions">
        {items.length > SHOWN ? (
          <Button aria-expanded={hasAll} onClick={() => setHasAll(!hasAll)}>
            <span>{hasAll ? 'Weniger anzeigen' : `Alle anzeigen (${items.length})`}</span>
            <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        ) : null}
        {action}
      </div>
    </>
  );
}
