import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { hasOpenDrafts } from '../../state/drafts';
import { useShop } from '../../state/shopContext';
import { lazyWithRetry } from '../../ui/display/lazyWithRetry';

// Few visitors have an order that is open.
const OpenOrderNotices = lazyWithRetry(() => import('./OpenOrderNotices').then((module) => module.OpenOrderNotices));

/** Orders that were paid for or sent, and are not confirmed, each with the way back. */
export function OpenOrders() {
  const { storage, tenant } = useShop();
  // Looked at again with every navigation: the list stays mounted behind other screens.
  useLocation();
  return <Suspense>{hasOpenDrafts(storage, tenant.adminId) ? <OpenOrderNotices /> : null}</Suspense>;
}
