import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { hasMessages, hasOpenDrafts } from '../../state/device-data/ownOrders';
import { useDevice, useSession } from '../../state/shopContext';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';

const OpenOrderNotices = lazyWithRetry(() => import('./OpenOrderNotices').then((module) => module.OpenOrderNotices));
const PendingMessages = lazyWithRetry(() => import('./PendingMessages').then((module) => module.PendingMessages));

/** Paid or sent, not confirmed (rules/order-and-payment: paid and unsent); sends their messages. */
export function OpenOrders() {
  const device = useDevice();
  // Read again with every login.
  useSession();
  useLocation();
  return (
    <>
      <Suspense>{hasOpenDrafts(device) ? <OpenOrderNotices /> : null}</Suspense>
      <UnsentMessages />
    </>
  );
}

/** Pending when the screen was opened; later ones are sent by their checkout. */
export function UnsentMessages() {
  const device = useDevice();
  const [isAsked] = useState(() => hasMessages(device));
  return <Suspense>{isAsked ? <PendingMessages /> : null}</Suspense>;
}
