import { Checkbox } from '../../../ui/fields/Checkbox';
import { FieldGroup } from '../../../ui/fields/Field';
import { Link } from '../../../ui/actions/Link';
import { useCheckoutView } from '../checkoutContext';
import type { CustomerForm } from './customerForm';

/** Ways of advertising that can be allowed; none is preselected (decisions 5). */
const MARKETING = [
  { name: 'allowsEmail', label: 'per E-Mail' },
  { name: 'allowsLetter', label: 'per Post' },
  { name: 'allowsApp', label: 'per App-Nachricht' },
  { name: 'allowsPhone', label: 'per Telefon' },
] as const;

/** The two consents that an order needs, and the free ones. */
export function Consents({ form }: { form: CustomerForm }) {
  const { register, trigger, formState } = form;
  const consent = (name: 'acceptsTerms' | 'acceptsRevocation') =>
    register(name, {
      onChange: () => {
        if (formState.errors[name]) trigger(name);
      },
    });
  const { settings } = useCheckoutView().tenant;
  return (
    <div className="consents">
      <Checkbox
        {...consent('acceptsTerms')}
        label={
          <>
            Ich habe die <Document url={settings.shopTermsOfServiceDocumentUrl}>AGB</Document> und die{' '}
            <Document url={settings.privacyDocumentUrl}>Datenschutzerklärung</Document> gelesen und bin mit ihnen
            einverstanden.
          </>
        }
        error={formState.errors.acceptsTerms?.message}
        isRequired
      />
      <Checkbox
        {...consent('acceptsRevocation')}
        label={
          <>
            Ich habe die <Document url={settings.cancellationDocumentUrl}>Widerrufsbelehrung</Document> zur Kenntnis
            genommen.
          </>
        }
        error={formState.errors.acceptsRevocation?.message}
        isRequired
      />
      <FieldGroup
        label={`${settings.companyName} darf mich über Angebote informieren`}
        hint="Freiwillig. Sie können Ihre Einwilligung jederzeit widerrufen."
      >
        <div className="consents__marketing">
          {MARKETING.map(({ name, label }) => (
            <Checkbox key={name} {...register(name)} label={label} />
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}

/** A link, where the dealer has the document. */
function Document({ url, children }: { url: string | undefined; children: string }) {
  return url === undefined ? (
    children
  ) : (
    <Link href={url} isExternal>
      {children}
    </Link>
  );
}
