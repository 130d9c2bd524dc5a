import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { usePlatform, useTenant } from '../../state/shopContext';
import { vehicleQuery } from '../../state/vehicleQuery';
import { withQueryClient } from '../../state/withQueryClient';
import { Dialog } from '../../ui/overlay/Dialog';
import { useStyles } from '../../ui/styles';
import { ContactDetails } from './ContactDetails';
import css from './ContactDialog.css?inline';
import { ContactForm } from './ContactForm';
import { useContactPartners } from './queries';

/** How long the outcome stands in the dialog (storefront 4). */
const MESSAGE_MS = 3250;

interface ContactDialogProps {
  /** As a list knows it. */
  vehicle?: Vehicle;
  /** Of the address; the platform's own answer counts more than the list's. */
  vehicleId?: string;
  onClose: () => void;
}

/** The dialog 'Kontakt': every way to reach the dealer, and the contact form (storefront 2.5). */
export const ContactDialog = withQueryClient(function ContactDialog({
  vehicle: listed,
  vehicleId,
  onClose,
}: ContactDialogProps) {
  useStyles(css);
  const platform = usePlatform();
  const client = useQueryClient();
  // What the request was begun about: nothing typed is lost when the page behind it learns more, or is left.
  const [vehicle] = useState(
    () =>
      (vehicleId === undefined ? undefined : client.getQueryData(vehicleQuery(platform, vehicleId).queryKey)) ?? listed,
  );
  const { settings } = useTenant();
  const partners = useContactPartners(vehicle);
  return (
    <Dialog title="Kontakt" onClose={onClose}>
      <div className="contact-dialog">
        <ContactDetails isCompact partners={partners} settings={settings} />
        <ContactForm vehicle={vehicle} messageMs={MESSAGE_MS} label="Kontaktformular" />
      </div>
    </Dialog>
  );
});
