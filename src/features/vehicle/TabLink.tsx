import { useContext, type ReactNode } from 'react';
import { useHref } from 'react-router-dom';
import type { VehicleTabSlug } from '../../domain/vehicle/vehicleTabs';
import { isUnmodifiedClick } from '../../lib/page/unmodifiedClick';
import { Link } from '../../ui/actions/Link';
import { TabOpenerContext } from './useTabOpener';

export function TabLink({ tab, children }: { tab: VehicleTabSlug; children: ReactNode }) {
  const opener = useContext(TabOpenerContext);
  const href = useHref(opener?.locationOf(tab) ?? '');
  if (opener === undefined) return null;
  return (
    <Link
      className="py-4 text-14 print:hidden"
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
