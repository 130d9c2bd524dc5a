import { useState } from 'react';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useTenant } from '../../state/shopContext';
import { Dialog } from '../../ui/overlay/Dialog';
import { useStyles } from '../../ui/styles';
import { ContactDetails } from './ContactDetails';
import css from './ContactDialog.css?inline';
import { ContactForm } from './ContactForm';
import { useContactPartners } from './queries';

/** How long the outcome stands in the dialog (storefront 4). */
const MESSAGE_MS = 3250;

/** The dialog 'Kontakt': every way to reach the dealer, and the contact form (storefront 2.5). */
export function ContactDialog({ vehicle: openVehicle, onClose }: { vehicle?: Vehicle; onClose: () => void }) {
  useStyles(css);
  // What the request was begun about: nothing typed is lost when the page behind it learns more, or is left.
  const [vehicle] = useState(openVehicle);
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
}
