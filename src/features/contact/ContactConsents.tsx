import type { ContactForm } from '../../domain/vehicle/text/contactRequest';
import { useTenant } from '../../state/shopContext';
import { Checkbox } from '../../ui/fields/Checkbox';
import type { Form } from '../../ui/fields/useForm';

/** Privacy and marketing. Neither is preselected, and neither is needed to send the request (storefront 5). */
export function ContactConsents({ register }: { register: Form<ContactForm>['register'] }) {
  const { privacyDocumentUrl, companyName } = useTenant().settings;
  const privacyPolicy =
    privacyDocumentUrl === undefined ? (
      'Datenschutzerklärung'
    ) : (
      <a href={privacyDocumentUrl} target="_blank" rel="noopener noreferrer">
        Datenschutzerklärung
      </a>
    );
  return (
    <div>
      <Checkbox
        {...register('isDataPrivacyConfirmed')}
        label={
          <>Ich habe die {privacyPolicy} gelesen. Meine Angaben werden verwendet, um diese Anfrage zu beantworten.</>
        }
      />
      <Checkbox
        {...register('isMarketingContactAllowed')}
        label={`${companyName} darf mich per E-Mail und Telefon über Angebote informieren. Das ist freiwillig; ich kann es jederzeit widerrufen.`}
      />
    </div>
  );
}
