/** Features extend it by form and summary. */
export interface WizardStep<Context> {
  readonly slug: string;
  readonly title: string;
  /** Default: always. */
  readonly when?: (context: Context) => boolean;
  readonly isComplete: (context: Context) => boolean;
}

export interface Wizard<Step> {
  readonly steps: readonly Step[];
  /** First incomplete step, or the last one. */
  readonly firstOpen: Step | undefined;
  find(slug: string): Step | undefined;
  /** `undefined` for an unknown slug. */
  next(slug: string): Step | undefined;
  previous(slug: string): Step | undefined;
  /** Every step before it is complete: an address cannot skip a question. */
  isReachable(slug: string): boolean;
}

/** Steps of the trade-in, filtered by the context. */
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
