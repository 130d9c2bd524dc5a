/** Kinds of failure of a call that screens distinguish. */
export type HttpFailure =
  | 'network' // no answer: offline, CORS, DNS
  | 'timeout' // no answer within the limit
  | 'aborted' // the visitor left or cancelled
  | 'unauthorized' // 401: no login, or it has ended
  | 'forbidden' // 403: not allowed for this login
  | 'not-found' // 404
  | 'conflict' // 409
  | 'rejected' // any other 4xx, or a 2xx that says it has not succeeded
  | 'server' // 5xx
  | 'unreadable'; // an answer that violates the contract

/** The only error that the API layer throws. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly failure: HttpFailure;
  readonly status: number | undefined;
  /** Body of an error answer, unparsed and untrusted (see `refusedFields`). */
  readonly answer: unknown;
  /** Method of the request; set by `createHttp`. */
  method?: string;

  constructor(failure: HttpFailure, status?: number, options?: ErrorOptions & { answer?: unknown }) {
    super(`request failed: ${failure}${status === undefined ? '' : ` (${status})`}`, options);
    this.failure = failure;
    this.status = status;
    this.answer = options?.answer;
  }
}

/** Whether a call was aborted by its caller, so that no message is needed. */
export function isAborted(error: unknown): boolean {
  return error instanceof HttpError && error.failure === 'aborted';
}

/** Status of an error answer; `undefined` for every other failure, such as an unreadable answer of 200. */
export function refusedStatus(error: unknown): number | undefined {
  return error instanceof HttpError && error.failure !== 'unreadable' ? error.status : undefined;
}
