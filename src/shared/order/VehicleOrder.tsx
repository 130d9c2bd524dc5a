import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { ownOrderOf } from '../../state/device-data/ownOrder';
import { useDevice, useSession } from '../../state/shopContext';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';

const OwnOrderNotice = lazyWithRetry(() => import('./OpenOrderNotices').then((module) => module.OwnOrderNotice));

export function VehicleOrder({ vehicle }: { vehicle: Vehicle }) {
  const device = useDevice();
  useSession();
  useLocation();
  const order = ownOrderOf(device, vehicle.id);
  return <Suspense>{order ? <OwnOrderNotice vehicle={vehicle} order={order} /> : null}</Suspense>;
}
