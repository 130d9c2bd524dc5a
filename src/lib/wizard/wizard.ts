/** One step of a wizard, as its table holds it. Features add what they show (form, summary) to the same entry. */
export interface WizardStep<Context> {
  /** Part of the address, unique in its table. */
  readonly slug: string;
  readonly title: string;
  /** Whether this visitor has this step; absent: always. */
  readonly when?: (context: Context) => boolean;
  /** Whether the visitor may go on from here. */
  readonly isComplete: (context: Context) => boolean;
}

/** The steps that one visitor has, by the answers given so far. */
export interface Wizard<Step> {
  readonly steps: readonly Step[];
  /** The first step that is not complete, else the last. */
  readonly firstOpen: Step | undefined;
  find(slug: string): Step | undefined;
  /** The neighbours of a step; of a slug that is no such step: none. */
  next(slug: string): Step | undefined;
  previous(slug: string): Step | undefined;
  /** True when every step before this one is complete: an address may not jump over an open question. */
  isReachable(slug: string): boolean;
  /** Position for 'Schritt 2 von 7' and the progress bar; undefined for a slug that is no such step. */
  progress(slug: string): { position: number; count: number; percent: number } | undefined;
}

/** Wizard engine of checkout and trade-in: filters the table of steps by the context. */
export function wizardOf<Context, Step extends WizardStep<Context>>(
  table: readonly Step[],
  context: Context,
): Wizard<Step> {
  const steps = table.filter((step) => step.when?.(context) ?? true);
  const indexOf = (slug: string) => steps.findIndex((step) => step.slug === slug);
  const neighbour = (slug: string, distance: 1 | -1) => {
    const index = indexOf(slug);
    return index === -1 ? undefined : steps[index + distance];
  };
  const firstOpenIndex = steps.findIndex((step) => !step.isComplete(context));

  return {
    steps,
    firstOpen: steps.at(firstOpenIndex),
    find: (slug) => steps[indexOf(slug)],
    next: (slug) => neighbour(slug, 1),
    previous: (slug) => neighbour(slug, -1),
    isReachable: (slug) => {
      const index = indexOf(slug);
      return index !== -1 && (firstOpenIndex === -1 || index <= firstOpenIndex);
    },
    progress: (slug) => {
      const position = indexOf(slug) + 1;
      if (position === 0) return undefined;
      return { position, count: steps.length, percent: Math.round((position / steps.length) * 100) };
    },
  };
}
