/** German, for visitor and operator. */
export interface StartReason {
  title: string;
  advice: string;
  isPassing: boolean;
  /** Of the host page's event; default: 'platform-unreachable'. */
  code?: 'unknown-tenant';
}

/** Its words must be there without a connection. */
export const OUT_OF_REACH: StartReason = {
  title: 'Der Fahrzeugshop ist gerade nicht erreichbar.',
  advice: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es in einem Moment erneut.',
  isPassing: true,
};

/** German message, shown in the mount element. */
export class StartError extends Error {
  override readonly name = 'StartError';
  readonly title: string;
  readonly advice: string;
  readonly isPassing: boolean;

  constructor(
    { title, advice, isPassing }: Pick<StartReason, 'title' | 'advice' | 'isPassing'>,
    options: ErrorOptions,
  ) {
    super(title, options);
    this.title = title;
    this.advice = advice;
    this.isPassing = isPassing;
  }
}
