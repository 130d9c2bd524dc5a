import { set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type { FormCheck } from '../../lib/check';

/**
 * Resolver of react-hook-form for a check of the domain. Not `@hookform/resolvers`, because some checks need data of the platform, and
 * wizards use the same checks without a form.
 */
export function resolverOf<Values extends FieldValues, Output>(
  check: (values: Values) => FormCheck<Output>,
): Resolver<Values, unknown, Output> {
  return (values) => {
    const result = check(values);
    if (!result.errors) return { values: result.values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [name, error] of Object.entries(result.errors)) set(errors, name, { type: 'check', ...error });
    return { values: {}, errors };
  };
}
