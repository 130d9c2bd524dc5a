import { useEffect, useRef, useState } from 'react';
import { createVehiclePdf } from '../../../api/vehiclePdf';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { isAborted } from '../../../lib/http/errors';
import { useHost, usePlatform, useTenant } from '../../../state/shopContext';
import { useAnnounce } from '../../../ui/display/Announcer';
import type { Quotes } from '../../finance/terms/quotes';
import { pdfFileName, pdfRequestOf } from './pdfRequest';

interface PdfDownload {
  isBusy: boolean;
  hasFailed: boolean;
  /** Begins; while one is being made, cancels it. */
  toggle: () => void;
  dismiss: () => void;
}

/** Lets the platform make the overview of a vehicle, and saves it under the vehicle's name (storefront 2.4). */
export function usePdf(vehicle: Vehicle, { financing }: Quotes): PdfDownload {
  const platform = usePlatform();
  const tenant = useTenant();
  const host = useHost();
  const announce = useAnnounce();
  const running = useRef<AbortController>(undefined);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => () => running.current?.abort(), []);

  async function save(controller: AbortController): Promise<void> {
    setBusy(true);
    setFailed(false);
    announce('Die PDF-Übersicht wird erstellt.');
    try {
      const request = pdfRequestOf({ vehicle, tenant, financing, url: host.currentUrl() });
      // The library is only fetched where a file is saved.
      const [pdf, { saveFile }] = await Promise.all([
        createVehiclePdf(platform, vehicle.id, request, controller.signal),
        import('../../../lib/save-file/saveFile'),
      ]);
      saveFile(pdf, pdfFileName(vehicle));
      announce('Die PDF-Übersicht wurde gespeichert.');
    } catch (error) {
      if (!isAborted(error)) setFailed(true);
    } finally {
      // A new one may have begun since this was cancelled.
      if (running.current === controller) {
        running.current = undefined;
        setBusy(false);
      }
    }
  }

  return {
    isBusy,
    hasFailed,
    toggle: () => {
      if (running.current) {
        running.current.abort();
        running.current = undefined;
        setBusy(false);
        return;
      }
      running.current = new AbortController();
      void save(running.current);
    },
    dismiss: () => setFailed(false),
  };
}
