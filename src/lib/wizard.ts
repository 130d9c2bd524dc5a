/** Step of a wizard. Features extend it by form and summary. */
export interface WizardStep<Context> {
  readonly slug: string;
  readonly title: string;
  /** Whether the visitor gets this step; default: always. */
  readonly when?: (context: Context) => boolean;
  readonly isComplete: (context: Context) => boolean;
}

export interface Wizard<Step> {
  readonly steps: readonly Step[];
  /** The first incomplete step, else the last one. */
  readonly firstOpen: Step | undefined;
  find(slug: string): Step | undefined;
  /** Neighbours of a step; `undefined` for an unknown slug. */
  next(slug: string): Step | undefined;
  previous(slug: string): Step | undefined;
  /** Whether every step before this one is complete, so that an address cannot skip a question. */
  isReachable(slug: string): boolean;
}

/** Wizard engine of the trade-in: filters the table of steps by the context. */
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
  };
}
