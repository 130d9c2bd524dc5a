// Alone, because the entry has a copy.

/** Read sent before the code that wants it was there. */
export interface BegunRequest {
  response: Promise<Response>;
  controller: AbortController;
}

export type BegunRequests = Map<string, BegunRequest>;

export function endRequests(requests: BegunRequests): void {
  for (const { controller } of requests.values()) controller.abort();
}
