import type { ContactRequest } from '../domain/vehicle/text/contactRequest';
import { ask, call } from './call';
import type { Platform } from './platform';

export const emailCall = call('POST', '/emails');

/** Sends a contact request, or a withdrawal (rules/contact: never sent twice). Never retried: it would be a second mail. */
export function sendEmail(platform: Platform, request: ContactRequest, signal?: AbortSignal): Promise<void> {
  return ask(platform, emailCall, { body: request, signal });
}
