import { useEffect } from 'react';
import { vehiclePageMeta } from '../../domain/vehicle/text/pageMeta';
import { vehicleStructuredData } from '../../domain/vehicle/text/structuredData';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useHost, useNow, useTenant } from '../../state/shopContext';

/** Sets title, description and JSON-LD of the host page until the vehicle is closed (rules/embedding: outside the mount element). */
export function useVehicleHead(vehicle: Vehicle): void {
  const host = useHost();
  const now = useNow();
  const { settings } = useTenant();
  useEffect(
    () =>
      host.showHead({
        ...vehiclePageMeta(vehicle),
        structuredData: vehicleStructuredData(vehicle, {
          url: host.currentUrl(),
          sellerName: settings.companyName,
          now: now(),
        }),
      }),
    [host, now, settings.companyName, vehicle],
  );
}
