interface Named {
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** 'Klara Kundin'; '' without a name. */
export const fullName = (person: Named | null | undefined) =>
  [person?.firstName, person?.lastName].filter(Boolean).join(' ');

/** 'KK': of the first and the last word with a letter; '' without. */
export function initialsOf(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? []);
  return [letters[0], letters.length > 1 ? letters.at(-1) : ''].join('').toLocaleUpperCase('de');
}
