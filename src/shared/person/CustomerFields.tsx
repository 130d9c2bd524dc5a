import type { CustomerEntries, OrderCustomer } from '../../domain/order/orderCustomer';
import { askedPersonFields, customerTypes, personFields, type CustomerKind } from '../../domain/person/fields';
import { RadioGroup } from '../../ui/fields/RadioGroup';
import type { CheckedForm } from '../../ui/fields/useCheckedForm';
import { useChoice } from '../../ui/fields/useChoice';
import { useStyles } from '../../ui/styles';
import css from './CustomerFields.css?inline';
import { PersonField } from './PersonField';

interface CustomerFieldsProps {
  form: CheckedForm<CustomerEntries, OrderCustomer>;
  customer: CustomerKind;
  /** The shop sells to companies only. */
  isForCompanies: boolean;
}

/** Fields of a private or commercial customer, from the table of person fields (rules/order-and-payment: companies only). */
export function CustomerFields({ form, customer, isForCompanies }: CustomerFieldsProps) {
  useStyles(css);
  const customerType = useChoice(form, 'customerType');
  const asked = askedPersonFields(customer);
  const groups = new Set(asked.map((name) => personFields[name].group));
  const [contact, ...others] = [...groups].map((group) => (
    <div key={group} className={`customer-fields__row customer-fields__row--${group}`}>
      {asked
        .filter((name) => personFields[name].group === group)
        .map((name) => (
          <PersonField key={name} form={form} name={name} />
        ))}
    </div>
  ));
  return (
    <div className="customer-fields grid gap-16 below-small:gap-12">
      {contact}
      {isForCompanies ? null : (
        <RadioGroup
          {...customerType}
          label="Sie sind"
          options={customerTypes.keys.map((type) => ({ value: type, label: customerTypes.label(type) }))}
          value={customer.customerType}
        />
      )}
      {others}
    </div>
  );
}
