export type HttpFailure =
  | 'network' // no answer: offline, CORS, DNS
  | 'timeout' // no answer within the limit
  | 'aborted' // the visitor left or cancelled
  | 'unauthorized' // 401: no login, or it has ended
  | 'forbidden' // 403: not allowed for this login
  | 'not-found' // 404, 410
  | 'conflict' // 409
  | 'busy' // 408, 425, 429, 503: not now, which is no refusal
  | 'rejected' // any other 4xx, or a 2xx that says it has failed
  | 'server' // 5xx
  | 'unreadable'; // an answer that violates the contract

/** The only error that the API layer throws. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly failure: HttpFailure;
  readonly status: number | undefined;
  /** Unparsed and untrusted (see `refusedFields`). */
  readonly answer: unknown;
  /** Method of the request; set by `createHttp`. */
  method?: string;

  /** Wait that a busy platform asks for (`busyText`). */
  readonly retryAfterMs: number | undefined;

  constructor(
    failure: HttpFailure,
    status?: number,
    options?: ErrorOptions & { answer?: unknown; retryAfterMs?: number | undefined },
  ) {
    super(`request failed: ${failure}${status === undefined ? '' : ` (${status})`}`, options);
    this.failure = failure;
    this.status = status;
    this.answer = options?.answer;
    this.retryAfterMs = options?.retryAfterMs;
  }
}

/** Nothing was done with the call; after 408 and 503 nobody knows. */
export const isTurnedAway = ({ status }: HttpError) => status === 425 || status === 429;

/** First places that a schema could not read, without values: 'cars[0].id'; empty if it is no JSON. */
export function unreadablePaths({ cause }: HttpError): string[] {
  const { issues = [] } = (cause ?? {}) as { issues?: readonly { path: readonly PropertyKey[] }[] };
  const paths = issues
    .slice(0, 5)
    .map(({ path }) =>
      path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`)).join(''),
    );
  return paths.map((path) => path || 'die ganze Antwort');
}

/** Status of an error answer; `undefined` for other failures, such as an unreadable 200. */
export function refusedStatus(error: unknown): number | undefined {
  return error instanceof HttpError && error.failure !== 'unreadable' ? error.status : undefined;
}
