import type { Ref } from 'react';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useTenant } from '../../state/shopContext';
import { Heading } from '../../ui/display/Heading';
import { useStyles } from '../../ui/styles';
import { ContactDetails } from '../contact/ContactDetails';
import { ContactForm, type ContactFormHandle } from '../contact/ContactForm';
import { useContactPartners } from '../contact/queries';
import css from './ContactSection.css?inline';

/** Duration of the result message, ms (rules/contact: result of a request). */
const MESSAGE_MS = 4000;

/** Contact form with the dealer's contacts or location beside it (rules/vehicle: page contents). */
export function ContactSection({ vehicle, formRef }: { vehicle: Vehicle; formRef: Ref<ContactFormHandle> }) {
  useStyles(css);
  const { settings } = useTenant();
  const partners = useContactPartners(vehicle);
  return (
    <section className="vehicle-view__contact contact-section" aria-labelledby="contact-section-title">
      <Heading
        level={2}
        size={28}
        id="contact-section-title"
        sub="Schreiben Sie uns oder rufen Sie an. Wir melden uns so schnell wie möglich."
      >
        Ihre Anfrage zu diesem Fahrzeug
      </Heading>
      <div className="contact-section__columns">
        <ContactForm key={vehicle.id} ref={formRef} vehicle={vehicle} messageMs={MESSAGE_MS} />
        <aside className="contact-section__details" aria-label="Ansprechpartner">
          <ContactDetails partners={partners} settings={settings} />
        </aside>
      </div>
    </section>
  );
}
