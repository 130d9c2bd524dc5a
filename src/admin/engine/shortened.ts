/** Cut between words. */
export const shortened = (text: string, longest: number): string =>
  text.length <= longest ? text : `${text.slice(0, longest).replace(/\s+\S*$/, '')} …`;
