import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { keptLists } from '../../../state/device-data/keptLists';
import { looseOrders } from '../../../state/device-data/ownOrders';
import { useDevice, useSession } from '../../../state/shopContext';
import { lazyDecoration } from '../../../ui/display/lazyDecoration';

const OwnRow = lazyDecoration(() => import('./OwnRow').then((module) => module.OwnRow));

/** Place of the visitor's own row above the list: as high as the row from the start where there is one, else nothing. */
export function OwnSlot() {
  const device = useDevice();
  // Read again with every navigation: the list stays mounted behind other screens.
  useLocation();
  const { keepsRecent, recent, search, valuation } = keptLists(device.storage, device.adminId).read();
  // Read again with every login.
  useSession();
  const placed = looseOrders(device).read().placedOrders;
  const hasOwn =
    placed.length > 0 || (keepsRecent && (recent.length > 0 || search !== undefined || valuation !== undefined));
  const [isForgotten, setForgotten] = useState(false);
  return (
    <div className={hasOwn && !isForgotten ? 'min-h-72 print:hidden' : 'print:hidden'}>
      <OwnRow onForget={() => setForgotten(true)} />
    </div>
  );
}
