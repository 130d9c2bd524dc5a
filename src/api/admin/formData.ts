/** Lists become repeated parts, `undefined` is left out. */
export function toFormData(
  parts: Readonly<Record<string, string | number | File | undefined | readonly (string | File)[]>>,
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (entry instanceof File) form.append(name, entry, entry.name);
      else if (entry !== undefined) form.append(name, String(entry));
    }
  }
  return form;
}
