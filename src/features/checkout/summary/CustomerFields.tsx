import { useEffect, useEffectEvent } from 'react';
import { personFieldProps } from '../../../domain/person/fieldProps';
import { customerTypes, salutations, type PersonFieldName } from '../../../domain/person/fields';
import { RadioGroup } from '../../../ui/fields/RadioGroup';
import { Select } from '../../../ui/fields/Select';
import { TextInput } from '../../../ui/fields/TextInput';
import { useCityOf } from '../queries';
import { CUSTOMER_LABELS, type CustomerForm } from './customerForm';

type TextField = Exclude<PersonFieldName, 'message'>;

interface CustomerFieldsProps {
  form: CustomerForm;
  /** Financing and leasing (decisions 5). */
  needsBirthDate: boolean;
}

/** Who orders: private or commercial, name, contact and address. */
export function CustomerFields({ form, needsBirthDate }: CustomerFieldsProps) {
  const { register, setValue, values, formState } = form;
  useCityHelp(form);

  /** What is chosen, not typed, is right at once: its message goes with the choice. */
  const recheck = (name: 'salutation') => {
    if (formState.errors[name]) form.trigger(name);
  };

  const field = (name: TextField) => personFieldProps(form, name);

  return (
    <div className="customer-fields">
      <RadioGroup
        label="Sie bestellen als"
        options={customerTypes.keys.map((type) => ({ value: type, label: customerTypes.label(type) }))}
        value={values.customerType === 'commercial' ? 'commercial' : 'private'}
        onChange={(type) => setValue('customerType', type)}
      />
      {values.customerType === 'commercial' ? (
        <div className="customer-fields__row">
          <TextInput {...field('companyName')} />
          <TextInput {...field('vatId')} />
        </div>
      ) : null}
      <div className="customer-fields__row customer-fields__row--name">
        <Select
          {...register('salutation', { onChange: () => recheck('salutation') })}
          label={CUSTOMER_LABELS.salutation}
          placeholder="Bitte wählen"
          autoComplete="honorific-prefix"
          options={salutations.keys.map((key) => ({ value: key, label: salutations.label(key) }))}
          error={formState.errors.salutation?.message}
          isRequired
        />
        <TextInput {...field('firstName')} />
        <TextInput {...field('lastName')} />
      </div>
      {needsBirthDate ? (
        <div className="customer-fields__row">
          <TextInput {...field('birthDate')} />
        </div>
      ) : null}
      <div className="customer-fields__row">
        <TextInput {...field('email')} />
        <TextInput {...field('phone')} />
      </div>
      <div className="customer-fields__row customer-fields__row--street">
        <TextInput {...field('street')} />
        <TextInput {...field('houseNumber')} />
      </div>
      <div className="customer-fields__row customer-fields__row--city">
        <TextInput {...field('zipCode')} maxLength={5} />
        <TextInput {...field('city')} />
      </div>
    </div>
  );
}

/** Fills in the city of a postal code, as long as the customer has not written one. */
function useCityHelp({ values, getValues, setValue }: CustomerForm): void {
  const city = useCityOf(values.zipCode.trim());
  const fillIn = useEffectEvent((known: string) => {
    if (getValues().city.trim() === '') setValue('city', known);
  });
  useEffect(() => {
    if (city !== undefined) fillIn(city);
  }, [city]);
}
