import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { looseOrders } from '../../../state/device-data/ownOrders';
import { useDevice, useSession } from '../../../state/shopContext';
import { lazyDecoration } from '../../../ui/display/lazyDecoration';
import { hasRemembered, OwnPlace } from './OwnPlace';

const OwnRow = lazyDecoration(() => import('./OwnRow').then((module) => module.OwnRow));

export function OwnSlot() {
  const device = useDevice();
  // At every navigation: the list stays mounted.
  useLocation();
  useSession();
  const hasOwn = hasRemembered(device.storage, device.adminId) || looseOrders(device).read().placedOrders.length > 0;
  const [isForgotten, setForgotten] = useState(false);
  return (
    <OwnPlace hasRow={hasOwn && !isForgotten}>
      <OwnRow onForget={() => setForgotten(true)} />
    </OwnPlace>
  );
}
