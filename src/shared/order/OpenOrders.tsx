import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasOpenDrafts, hasUnsentMessages } from '../../state/drafts';
import { useShop } from '../../state/shopContext';
import { lazyWithRetry } from '../../ui/display/lazyWithRetry';

// Few visitors have an open order.
const OpenOrderNotices = lazyWithRetry(() => import('./OpenOrderNotices').then((module) => module.OpenOrderNotices));
const PendingMessages = lazyWithRetry(() => import('./PendingMessages').then((module) => module.PendingMessages));

/**
 * Notices of the orders that were paid for or sent and are not confirmed (rules/order-and-payment: paid and unsent); sends their pending
 * messages to the dealer.
 */
export function OpenOrders() {
  const { storage, tenant } = useShop();
  // Read again with every navigation: the list stays mounted behind other screens.
  useLocation();
  return (
    <>
      <Suspense>{hasOpenDrafts(storage, tenant.adminId) ? <OpenOrderNotices /> : null}</Suspense>
      <UnsentMessages />
    </>
  );
}

/** Sends the messages to the dealer that were pending when the screen was opened. Later ones are sent by their checkout. */
export function UnsentMessages() {
  const { storage, tenant } = useShop();
  const [hasUnsent] = useState(() => hasUnsentMessages(storage, tenant.adminId));
  return <Suspense>{hasUnsent ? <PendingMessages /> : null}</Suspense>;
}
