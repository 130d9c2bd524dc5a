/** Takes the escapes of a part of an address away; text whose escapes are broken stays as it is written. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
