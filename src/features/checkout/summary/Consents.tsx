import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { DocumentLink } from '../../../shared/DocumentLink';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { FieldGroup } from '../../../ui/fields/Field';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { useCheckoutView } from '../runner/checkoutContext';
import { readCustomerType, type CustomerForm } from './customerForm';
import { MARKETING_HINT, marketingQuestion } from '../../../domain/account/marketing';

/** None is preselected. */
const MARKETING = [
  { name: 'allowsEmail', label: 'per E-Mail' },
  { name: 'allowsLetter', label: 'per Post' },
  { name: 'allowsApp', label: 'per App-Nachricht' },
  { name: 'allowsPhone', label: 'per Telefon' },
] as const;

/** Optional ones are folded unless given. */
export function Consents({ form, shortWarranty }: { form: CustomerForm; shortWarranty: string | undefined }) {
  const { register, formState, getValues } = form;
  const [isAnyGiven] = useState(() => MARKETING.some(({ name }) => getValues(name)));
  const { settings } = useCheckoutView().tenant;
  const isForCompany = useIsForCompany(form);
  return (
    <div className="consents grid grid-cols-1 gap-8">
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
      {shortWarranty === undefined ? null : <ShortWarranty form={form} text={shortWarranty} />}
      <Disclosure summary={marketingQuestion(settings.companyName)} isOpen={isAnyGiven}>
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

/** Companies do not have this right (rules/order-and-payment: companies in a consumer shop). */
function useIsForCompany({ control }: CustomerForm): boolean {
  const customerType = useWatch({ control, name: 'customerType' });
  return readCustomerType(customerType) === 'commercial';
}

/** One year for a used vehicle, agreed separately, never preselected (§ 476 (2) BGB, rules/law: one year for used vehicles). */
function ShortWarranty({ form, text }: { form: CustomerForm; text: string }) {
  return (
    <section className="consents__agreement" aria-labelledby="short-warranty-title">
      <h2 className="text-16" id="short-warranty-title">
        Gewährleistung: ein Jahr statt zwei
      </h2>
      <Checkbox
        {...form.register('acceptsShortWarranty')}
        label={text}
        error={form.formState.errors.acceptsShortWarranty?.message}
        isRequired
      />
    </section>
  );
}
