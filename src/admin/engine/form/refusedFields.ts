import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { refusedFields } from '../../../lib/http/refusedFields';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Form fields by their lower-case name on the wire. */
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
  /** Label of each visible field. */
  labels: Readonly<Partial<Record<string, string>>>;
}

/**
 * Shows validation errors of the platform at their fields, all others at the top of the form. Names match in any case and with a
 * path ('Address.Street').
 */
function showRefusedFields<Values extends FieldValues>({ form, labels }: RefusedForm<Values>, error: Error): void {
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
    const sameNames = Object.keys(labels).filter((each) => [wire, last].includes(each.toLowerCase()));
    const field = [...sameNames, ...(FORM_NAMES[last] ?? [])].find(isField);
    if (field === undefined) others.push(`${name}: ${message}`);
    else form.setError(field, { type: 'server', message });
  }
  if (others.length > 0) form.setError('root', { type: 'server', message: others.join(' · ') });
}

interface Refusal<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>;
  /** Label of each visible field. */
  labels: Readonly<Partial<Record<string, string>>>;
  /** Failure of the last save. */
  failure: Error | undefined;
  /** Element that contains the error summary. */
  container: RefObject<HTMLElement | null>;
}

/** Shows validation errors of the platform at their fields, then focuses the error summary. */
export function useRefusal<Values extends FieldValues>({ form, labels, failure, container }: Refusal<Values>) {
  const [refusal, setRefusal] = useState<Error>();
  const show = useEffectEvent((error: Error) => showRefusedFields({ form, labels }, error));
  useEffect(() => {
    if (failure === undefined) return;
    show(failure);
    setRefusal(failure);
  }, [failure]);
  useEffect(() => {
    if (refusal !== undefined) container.current?.querySelector<HTMLElement>('.error-summary')?.focus();
  }, [refusal, container]);
}

/**
 * Scrolls to the notice at the top of a form: the pressed button is in view, the notice may not be.
 *
 * @param cause reason of the notice, new with every attempt; `undefined` without one
 */
export function useNoticeInView(form: RefObject<HTMLElement | null>, cause: unknown) {
  useEffect(() => {
    if (cause !== undefined) form.current?.querySelector('.notice--error')?.scrollIntoView({ block: 'center' });
  }, [form, cause]);
}
