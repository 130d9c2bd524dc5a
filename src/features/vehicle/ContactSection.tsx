import Mail from 'lucide-react/icons/mail';
import { Suspense, useImperativeHandle, useState, type Ref } from 'react';
import type { ContactOptionName } from '../../domain/vehicle/text/contactRequest';
import type { Vehicle } from '../../domain/vehicle/vehicle';
import { useTenant } from '../../state/shopContext';
import { Button } from '../../ui/actions/Button';
import { breakpoints } from '../../ui/breakpoints';
import { Heading } from '../../ui/display/Heading';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import { useIsAtLeast } from '../../ui/layout/shopSize';
import { useStyles } from '../../ui/styles';
import { ContactDetails } from '../contact/ContactDetails';
import { ContactForm, type ContactFormHandle } from '../contact/ContactForm';
import { useContactPartners } from '../contact/queries';
import css from './ContactSection.css?inline';

const ContactDialog = lazyWithRetry(() => import('../contact/ContactDialog').then((module) => module.ContactDialog));

/** With contacts or location beside it; on phones a button to the dialog. */
export function ContactSection({ vehicle, formRef }: { vehicle: Vehicle; formRef: Ref<ContactFormHandle> }) {
  useStyles(css);
  const { settings } = useTenant();
  const partners = useContactPartners(vehicle);
  const isWide = useIsAtLeast(breakpoints.small);
  return (
    <section
      className="vehicle-view__contact contact-section flex flex-col gap-32"
      aria-labelledby="contact-section-title"
    >
      <Heading
        level={2}
        id="contact-section-title"
        sub={isWide ? 'Schreiben Sie uns oder rufen Sie an. Wir melden uns so schnell wie möglich.' : undefined}
      >
        Ihre Anfrage zu diesem Fahrzeug
      </Heading>
      {isWide ? (
        <div className="contact-section__columns grid grid-cols-1 gap-32">
          <ContactForm key={vehicle.id} ref={formRef} vehicle={vehicle} />
          <aside className="contact-section__details" aria-label="Ansprechpartner">
            <ContactDetails partners={partners} settings={settings} />
          </aside>
        </div>
      ) : (
        <DialogButton vehicle={vehicle} ref={formRef} />
      )}
    </section>
  );
}

function DialogButton({ vehicle, ref }: { vehicle: Vehicle; ref: Ref<ContactFormHandle> }) {
  const [opened, setOpened] = useState<{ wish?: ContactOptionName }>();
  useImperativeHandle(ref, () => ({ request: (wish) => setOpened({ wish }) }));
  return (
    <>
      <Button isWide icon={<Mail />} aria-haspopup="dialog" onClick={() => setOpened({})}>
        Anfrage schreiben
      </Button>
      <Suspense>
        {opened ? <ContactDialog vehicle={vehicle} {...opened} onClose={() => setOpened(undefined)} /> : null}
      </Suspense>
    </>
  );
}
