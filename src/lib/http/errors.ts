/** How a call failed, as far as a screen needs to know. */
export type HttpFailure =
  | 'network' // no answer: offline, CORS, DNS
  | 'timeout' // no answer within the limit
  | 'aborted' // the visitor went on
  | 'unauthorized' // 401: no login, or one that is over
  | 'forbidden' // 403: not allowed for this login
  | 'not-found' // 404
  | 'conflict' // 409
  | 'rejected' // any other 4xx
  | 'server' // 5xx
  | 'unreadable'; // an answer that is not what the contract says

/** The only error that the API layer throws. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly failure: HttpFailure;
  readonly status: number | undefined;
  /** Body of an answer that refuses, as it came: hostile until it is parsed (`refusedFields`). */
  readonly answer: unknown;

  constructor(failure: HttpFailure, status?: number, options?: ErrorOptions & { answer?: unknown }) {
    super(`request failed: ${failure}${status === undefined ? '' : ` (${status})`}`, options);
    this.failure = failure;
    this.status = status;
    this.answer = options?.answer;
  }
}

/** True for the failure of a call that its own user took back: nothing to say to anyone. */
export function isAborted(error: unknown): boolean {
  return error instanceof HttpError && error.failure === 'aborted';
}

/** Status with which a call was refused; `undefined` for every other failure, also for an answer of 200 that could not be read. */
export function refusedStatus(error: unknown): number | undefined {
  return error instanceof HttpError && error.failure !== 'unreadable' ? error.status : undefined;
}
