import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { refusedFields } from '../../lib/http/refusedFields';

/** Fields of the wire by the names that forms of the admin area have for them. */
const FORM_NAMES: Readonly<Record<string, readonly string[]>> = {
  name: ['label'],
  street: ['streetName', 'address.streetName'],
  housenumber: ['streetNumber', 'address.streetNumber'],
  locationid: ['mappingId'],
  image: ['picture'],
  imageurl: ['picture', 'images'],
  imageurls: ['images'],
  files: ['file'],
  vehicledealerlocationids: ['locations'],
  vehicledealerlocationidsfilter: ['locationIds'],
  leadchanneltypes: ['triggers'],
  leadsystemtargettypes: ['targets'],
  vehicletypesfilter: ['carTypes'],
  manufacturersfilter: ['manufacturers'],
  usedconditiontypefilter: ['usedConditions'],
  producttype: ['type'],
  paymenttype: ['frequency'],
  vehicletypestostring: ['carTypes'],
  resulttype: ['result'],
};

interface RefusedForm<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>;
  /** Label of each field that is on the screen. */
  labels: Readonly<Partial<Record<string, string>>>;
}

/**
 * Shows what the platform refused at its fields, and what belongs to no field on top of the form. Names are read in any case and
 * with the path before them ('Address.Street').
 */
export function showRefusedFields<Values extends FieldValues>(
  { form, labels }: RefusedForm<Values>,
  error: Error,
): void {
  const refused = refusedFields(error);
  const isField = (name: string): name is FieldPath<Values> =>
    Object.hasOwn(labels, name) && get(form.getValues(), name) !== undefined;
  const others: string[] = [];
  for (const { name, message = 'ungültig' } of refused) {
    const wire = name.toLowerCase();
    const last =
      wire
        .split(/[.[\]]+/)
        .filter((part) => part !== '' && !/^\d+$/.test(part))
        .at(-1) ?? wire;
    const known = Object.keys(labels).filter((each) => [wire, last].includes(each.toLowerCase()));
    const field = [...known, ...(FORM_NAMES[last] ?? [])].find(isField);
    if (field === undefined) others.push(`${name}: ${message}`);
    else form.setError(field, { type: 'server', message });
  }
  if (others.length > 0) form.setError('root', { type: 'server', message: others.join(' · ') });
}
