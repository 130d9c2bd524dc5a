import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DocumentLink } from '../../../shared/DocumentLink';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { FieldGroup } from '../../../ui/fields/Field';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { useCheckoutView } from '../checkoutContext';
import { readCustomerType, type CustomerForm } from './customerForm';
import { MARKETING_HINT, marketingQuestion } from '../../../domain/person/marketing';

/** Marketing consents; none is preselected (rules/order-and-payment: marketing consents). */
const MARKETING = [
  { name: 'allowsEmail', label: 'per E-Mail' },
  { name: 'allowsLetter', label: 'per Post' },
  { name: 'allowsApp', label: 'per App-Nachricht' },
  { name: 'allowsPhone', label: 'per Telefon' },
] as const;

/** Required consents of an order; the optional ones are folded unless one is given. */
export function Consents({ form }: { form: CustomerForm }) {
  const { register, formState, getValues } = form;
  const [isAnyGiven] = useState(() => MARKETING.some(({ name }) => getValues(name)));
  const { settings } = useCheckoutView().tenant;
  const isForCompany = useIsForCompany(form);
  return (
    <div className="consents">
      <Checkbox
        {...register('acceptsTerms')}
        label={
          <span>
            Ich habe die <DocumentLink url={settings.shopTermsOfServiceDocumentUrl}>AGB</DocumentLink> und die{' '}
            <DocumentLink url={settings.privacyDocumentUrl}>Datenschutzerklärung</DocumentLink> gelesen und bin mit
            ihnen einverstanden.
          </span>
        }
        error={formState.errors.acceptsTerms?.message}
        isRequired
      />
      {isForCompany ? null : (
        <Checkbox
          {...register('acceptsRevocation')}
          label={
            <span>
              Ich habe die <DocumentLink url={settings.cancellationDocumentUrl}>Widerrufsbelehrung</DocumentLink> zur
              Kenntnis genommen.
            </span>
          }
          error={formState.errors.acceptsRevocation?.message}
          isRequired
        />
      )}
      <Disclosure className="consents__offers" summary={marketingQuestion(settings.companyName)} isOpen={isAnyGiven}>
        <FieldGroup label={marketingQuestion(settings.companyName)} isLabelHidden hint={MARKETING_HINT}>
          <div className="consents__marketing">
            {MARKETING.map(({ name, label }) => (
              <Checkbox key={name} {...register(name)} label={label} />
            ))}
          </div>
        </FieldGroup>
      </Disclosure>
    </div>
  );
}

/** Companies confirm no instruction about a right that they do not have (rules/order-and-payment: companies in a consumer shop). */
function useIsForCompany({ control }: CustomerForm): boolean {
  const customerType = useWatch({ control, name: 'customerType' });
  return readCustomerType(customerType) === 'commercial';
}
