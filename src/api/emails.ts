import { ignoreBody } from '../lib/http/http';
import type { ContactRequest } from '../domain/vehicle/text/contactRequest';
import type { Platform } from './platform';

/** Sends a contact request, or a withdrawal (rules/contact: never sent twice). Never retried: it would be a second mail. */
export function sendEmail(platform: Platform, request: ContactRequest, signal?: AbortSignal): Promise<void> {
  return platform.http.request('POST', '/emails', { body: request, signal, read: ignoreBody });
}
