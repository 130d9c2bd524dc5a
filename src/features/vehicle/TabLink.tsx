import { useContext, type ReactNode } from 'react';
import type { VehicleTabSlug } from '../../domain/vehicle/vehicleTabs';
import { isUnmodifiedClick } from '../../lib/page/unmodifiedClick';
import { Link } from '../../ui/actions/Link';
import { useHref } from '../../ui/router';
import { TabOpenerContext } from './useTabOpener';

/** Link to a tab of the same page. */
export function TabLink({ tab, children }: { tab: VehicleTabSlug; children: ReactNode }) {
  const opener = useContext(TabOpenerContext);
  const href = useHref(opener?.pathOf(tab) ?? '');
  if (opener === undefined) return null;
  return (
    <Link
      href={href}
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
