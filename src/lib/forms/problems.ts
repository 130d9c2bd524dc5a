interface FieldError {
  message?: string;
}

/**
 * What is wrong with a form, for the summary above it: each message with the name of its field ('Vorname: erforderlich'), in the
 * order of the labels, which is the order on the screen. Takes the `errors` of a form; nested fields by their dotted name.
 */
export function problemsOf(
  errors: Readonly<Record<string, unknown>>,
  labels: Readonly<Record<string, string>>,
): { name: string; message: string }[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const message = messageAt(errors, name.split('.'));
    return message === undefined ? [] : [{ name, message: `${label}: ${message}` }];
  });
}

function messageAt(errors: unknown, [first, ...rest]: string[]): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  if (first === undefined)
    return typeof (errors as FieldError).message === 'string' ? (errors as FieldError).message : undefined;
  return messageAt((errors as Record<string, unknown>)[first], rest);
}
