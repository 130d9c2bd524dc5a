import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useTenant } from '../../state/shopContext';
import { Dialog } from '../../ui/Dialog';
import { useStyles } from '../../ui/styles';
import { ContactDetails } from './ContactDetails';
import css from './ContactDialog.css?inline';
import { ContactForm } from './ContactForm';
import { useContactPartners } from './queries';

/** How long the outcome stands in the dialog (storefront 4). */
const MESSAGE_MS = 3250;

/** The dialog 'Kontakt': every way to reach the dealer, and the contact form (storefront 2.5). */
export function ContactDialog({ vehicle, onClose }: { vehicle?: Vehicle; onClose: () => void }) {
  useStyles(css);
  const { settings } = useTenant();
  const partners = useContactPartners(vehicle);
  return (
    <Dialog title="Kontakt" onClose={onClose}>
      <div className="contact-dialog">
        <ContactDetails isCompact partners={partners} companyName={settings.companyName} />
        <ContactForm vehicle={vehicle} partners={partners} messageMs={MESSAGE_MS} />
      </div>
    </Dialog>
  );
}
