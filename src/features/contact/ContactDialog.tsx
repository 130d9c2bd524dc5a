import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ContactOptionName } from '../../domain/vehicle/text/contactRequest';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { usePlatform, useTenant } from '../../state/shopContext';
import { vehicleQuery } from '../../state/vehicles/vehicleQuery';
import { withQueryClient } from '../../state/queries/withQueryClient';
import { Dialog } from '../../ui/overlay/Dialog';
import { ContactDetails, directWays } from './ContactDetails';
import { ContactForm, type ContactFormHandle } from './ContactForm';
import { useContactPartners } from './queries';

interface ContactDialogProps {
  /** The vehicle as known from a list. */
  vehicle?: Vehicle;
  /** Id of the address; the platform's answer takes precedence over the list's vehicle. */
  vehicleId?: string;
  /** Prefilled message, whole sentences. */
  request?: string;
  /** Ticked at first. */
  wish?: ContactOptionName;
  onClose: () => void;
}

export const ContactDialog = withQueryClient(function ContactDialog({
  vehicle: listed,
  vehicleId,
  request,
  wish,
  onClose,
}: ContactDialogProps) {
  const platform = usePlatform();
  const client = useQueryClient();
  // The vehicle at the time of opening, so that typed entries stay when the page behind loads more or changes.
  const [vehicle] = useState(
    () =>
      (vehicleId === undefined ? undefined : client.getQueryData(vehicleQuery(platform, vehicleId).queryKey)) ?? listed,
  );
  const { settings } = useTenant();
  const partners = useContactPartners(vehicle);
  const form = useRef<ContactFormHandle>(null);
  useEffect(() => {
    if (wish !== undefined) form.current?.request(wish);
  }, [wish]);
  return (
    <Dialog title="Kontakt" onClose={onClose} footer={directWays(partners, settings)}>
      <div className="flex flex-col gap-32">
        <ContactForm ref={form} vehicle={vehicle} request={request} label="Kontaktformular" />
        <ContactDetails isCompact partners={partners} settings={settings} />
      </div>
    </Dialog>
  );
});
