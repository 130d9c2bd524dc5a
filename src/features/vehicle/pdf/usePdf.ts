import { createVehiclePdf } from '../../../api/vehiclePdf';
import { vehicleDetailOf } from '../../../domain/vehicle/eventItem';
import type { Vehicle } from '../../../domain/vehicle/vehicle';
import { saveWhenReady } from '../../../lib/save-file/saveWhenReady';
import { useEmit, useHost, useNow, usePlatform, useTenant } from '../../../state/shopContext';
import { useSubmission } from '../../../state/useSubmission';
import { useAnnounce } from '../../../ui/display/Announcer';
import type { Month } from '../month/useMonth';
import { pdfFileName, pdfRequestOf } from './pdfRequest';

/** rules/vehicle: vehicle PDF */
export function usePdf(vehicle: Vehicle, { financingQuote: financing }: Month) {
  const platform = usePlatform();
  const tenant = useTenant();
  const host = useHost();
  const announce = useAnnounce();
  const emit = useEmit();
  const now = useNow();
  const { error, isPending, submit, reset } = useSubmission({
    send: async (_, signal) => {
      announce('Die PDF-Übersicht wird erstellt.');
      const request = pdfRequestOf({ vehicle, tenant, financing, url: host.currentUrl(), now: now() });
      const pdf = createVehiclePdf(platform, vehicle.id, request, signal);
      await saveWhenReady(pdf, pdfFileName(vehicle), signal);
      announce('Die PDF-Übersicht wurde gespeichert.');
      emit('pdf-saved', vehicleDetailOf(vehicle));
    },
  });

  return {
    isBusy: isPending,
    error,
    toggle: () => {
      if (isPending) reset();
      else void submit();
    },
    dismiss: reset,
  };
}
