import type { CustomerEntries, OrderCustomer } from '../../domain/order/orderCustomer';
import {
  askedPersonFields,
  customerTypes,
  personFields,
  type CustomerKind,
  type PersonFieldName,
} from '../../domain/person/fields';
import { RadioGroup } from '../../ui/fields/RadioGroup';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';
import { useChoice } from '../../ui/fields/useChoice';
import { PersonRows } from './PersonRows';

interface CustomerFieldsProps {
  form: CheckedForm<CustomerEntries, OrderCustomer>;
  customer: CustomerKind;
  isForCompanies: boolean;
}

/** Private or commercial, from the table of person fields (rules/order-and-payment: companies only). */
export function CustomerFields({ form, customer, isForCompanies }: CustomerFieldsProps) {
  const customerType = useChoice(form, 'customerType');
  const asked = askedPersonFields(customer);
  const isContact = (name: PersonFieldName) => personFields[name].group === 'contact';
  return (
    <div className="grid gap-16 below-small:gap-12">
      <PersonRows form={form} names={asked.filter(isContact)} />
      {isForCompanies ? null : (
        <RadioGroup
          {...customerType}
          label="Sie sind"
          options={customerTypes.keys.map((type) => ({ value: type, label: customerTypes.label(type) }))}
          value={customer.customerType}
        />
      )}
      <PersonRows form={form} names={asked.filter((name) => !isContact(name))} />
    </div>
  );
}
