import { Checkbox } from '../../../ui/fields/Checkbox';
import type { CustomerForm } from './customerForm';

/** Separate agreement on one year of warranty for a used vehicle, never preselected (§ 476 (2) BGB, rules/law: one year for used vehicles). */
export function ShortWarranty({ form, text }: { form: CustomerForm; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <section className="order-form__agreement" aria-labelledby="short-warranty-title">
      <h2 className="order-form__title" id="short-warranty-title">
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
