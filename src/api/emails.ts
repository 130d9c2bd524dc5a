import type { ContactRequest } from '../domain/bodies';
import { withoutLetter } from '../domain/vehicle/comparisonAddress';
import { ask, call } from './call';
import type { Platform } from './platform';

export const emailCall = call('POST', '/emails', { sends: 'contactBody' });

/** Never retried: it would be a second mail (rules/contact: never sent twice). */
export function sendEmail(platform: Platform, request: ContactRequest, signal?: AbortSignal): Promise<void> {
  const body = { ...request, sourceUrl: withoutLetter(request.sourceUrl) };
  return ask(platform, emailCall, { body, signal });
}
