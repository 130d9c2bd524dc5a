import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ContactOptionName } from '../../domain/vehicle/text/contactRequest';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { usePlatform, useTenant } from '../../state/shopContext';
import { vehicleQuery } from '../../state/vehicles/vehicleQuery';
import { withQueryClient } from '../../state/queries/withQueryClient';
import { Dialog } from '../../ui/overlay/Dialog';
import { ContactDetails, DirectWays } from './ContactDetails';
import { ContactForm, type ContactFormHandle } from './ContactForm';
import { useContactPartners } from './queries';

interface ContactDialogProps {
  /** From a list. */
  vehicle?: Vehicle;
  /** Of the address; the platform's answer comes before the list's vehicle. */
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
  // As opened: entries stay when the page behind changes.
  const [vehicle] = useState(
    () =>
      (vehicleId === undefined ? undefined : client.getQueryData(vehicleQuery(platform, vehicleId).queryKey)) ?? listed,
  );
  const { settings } = useTenant();
  const partners = useContactPartners(vehicle);
  const form = useRef<ContactFormHandle>(null);
  const [foot, setFoot] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    if (wish !== undefined) form.current?.request(wish);
  }, [wish]);
  return (
    <Dialog title="Kontakt" onClose={onClose} footer={<div ref={setFoot} className="contact-foot" />}>
      <div className="flex flex-col gap-32">
        <div className="flex flex-col gap-16">
          <DirectWays partners={partners} settings={settings} />
          <ContactForm ref={form} vehicle={vehicle} request={request} label="Kontaktformular" foot={foot} />
        </div>
        <ContactDetails isCompact partners={partners} settings={settings} />
      </div>
    </Dialog>
  );
});
