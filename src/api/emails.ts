import { asNothing } from '../lib/http/http';
import type { ContactRequest } from '../domain/vehicle/text/contactRequest';
import type { Platform } from './platform';

/** Sends a contact request, or a withdrawal (decisions 6). Never repeated by itself: it would be a second mail. */
export function sendEmail(platform: Platform, request: ContactRequest, signal?: AbortSignal): Promise<void> {
  return platform.http.request('POST', '/emails', { body: request, signal, read: asNothing });
}
