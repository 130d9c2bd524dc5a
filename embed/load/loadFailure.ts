import { chunkFailureOf, CRASHED } from '../../src/lib/page/chunkFailure';
import { fileBesideHint, isOfOtherBuild } from './fileBeside';
import type { Application } from './renderers';

/** Code of the page's `error` event, and the German message. */
export interface ApplicationFailure {
  code: 'outdated' | 'load-failed' | 'crash';
  title: string;
  text: string;
  hint: string | undefined;
}

const nameOf = (application: Application) => (application === 'admin' ? 'Der Händlerbereich' : 'Der Fahrzeugshop');

/** Loaded, but not rendered. */
export function renderFailureOf(application: Application): ApplicationFailure {
  const orderNote = application === 'shop' ? ' Eine begonnene Bestellung bleibt gespeichert.' : '';
  return {
    code: 'crash',
    title: `${nameOf(application)} konnte nicht angezeigt werden.`,
    text: `${CRASHED}${orderNote}`,
    hint: undefined,
  };
}

/** Files were removed (a new release), or no connection. */
export async function loadFailureOf(error: unknown, application: Application): Promise<ApplicationFailure> {
  const adminHint = isOfOtherBuild(error) ? undefined : fileBesideHint(error);
  const hint = adminHint && `Hinweis für den Betreiber dieser Seite: ${adminHint}`;
  // For browsers a missing admin file is like one without a CORS header; the hint names both.
  const cause = hint === undefined ? await chunkFailureOf(error) : 'unreachable';
  if (cause === 'outdated' || isOfOtherBuild(error))
    return {
      code: 'outdated',
      title: 'Die Seite wurde aktualisiert.',
      text: 'Bitte laden Sie die Seite neu.',
      hint,
    };
  return {
    code: 'load-failed',
    title: `${nameOf(application)} konnte nicht geladen werden.`,
    text:
      cause === 'broken'
        ? CRASHED
        : 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut. Hilft das nicht, laden Sie die Seite neu.',
    hint,
  };
}
