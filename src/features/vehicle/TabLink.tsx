import { useContext, type ReactNode } from 'react';
import type { VehicleTabSlug } from '../../domain/tenant/vehicleTabs';
import { isUnmodifiedClick } from '../../lib/unmodifiedClick';
import { Link } from '../../ui/actions/Link';
import { TabOpenerContext } from './useTabOpener';

/** Link to a tab of the same page. */
export function TabLink({ tab, children }: { tab: VehicleTabSlug; children: ReactNode }) {
  const opener = useContext(TabOpenerContext);
  if (opener === undefined) return null;
  return (
    <Link
      href={opener.addressOf(tab)}
      onClick={(event) => {
        if (!isUnmodifiedClick(event)) return;
        event.preventDefault();
        opener.open(tab);
      }}
    >
      {children}
    </Link>
  );
}
