/** `decodeURIComponent` that returns text with invalid escapes unchanged. */
export function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
