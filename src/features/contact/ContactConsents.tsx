import type { ContactForm } from '../../domain/vehicle/text/contactRequest';
import { DocumentLink } from '../../shared/DocumentLink';
import { useTenant } from '../../state/shopContext';
import { Checkbox } from '../../ui/fields/Checkbox';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';

/** Consents to privacy policy and marketing, neither preselected nor required (rules/contact: no consent preselected). */
export function ContactConsents({ form: { register } }: { form: CheckedForm<ContactForm> }) {
  const { privacyDocumentUrl, companyName } = useTenant().settings;
  return (
    <div className="contact-consents">
      <Checkbox
        {...register('isDataPrivacyConfirmed')}
        label={
          <span>
            Ich habe die <DocumentLink url={privacyDocumentUrl}>Datenschutzerklärung</DocumentLink> gelesen. Meine
            Angaben werden verwendet, um diese Anfrage zu beantworten.
          </span>
        }
      />
      <Checkbox
        {...register('isMarketingContactAllowed')}
        label={`${companyName} darf mich per E-Mail und Telefon über Angebote informieren. Das ist freiwillig; ich kann es jederzeit widerrufen.`}
      />
    </div>
  );
}
