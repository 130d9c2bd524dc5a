import { chunkFailureOf, CRASHED } from '../../src/lib/page/chunkFailure';
import { fileBesideHint, isOfOtherBuild } from './fileBeside';
import type { Application } from './renderers';

/** Failure of an application: code of the page's `error` event, and the German message in its place. */
export interface ApplicationFailure {
  code: 'outdated' | 'load-failed' | 'crash';
  title: string;
  text: string;
  /** For the operator of the page. */
  hint: string | undefined;
}

const nameOf = (application: Application) => (application === 'admin' ? 'Der Händlerbereich' : 'Der Fahrzeugshop');

/** Failure of an application that was loaded but could not be rendered. */
export function renderFailureOf(application: Application): ApplicationFailure {
  const orderNote = application === 'shop' ? ' Eine begonnene Bestellung bleibt gespeichert.' : '';
  return {
    code: 'crash',
    title: `${nameOf(application)} konnte nicht angezeigt werden.`,
    text: `${CRASHED}${orderNote}`,
    hint: undefined,
  };
}

/** Failure of an application that could not be loaded: its files were removed (a new release), or there is no connection. */
export async function loadFailureOf(error: unknown, application: Application): Promise<ApplicationFailure> {
  const adminHint = isOfOtherBuild(error) ? undefined : fileBesideHint(error);
  const hint = adminHint && `Hinweis für den Betreiber dieser Seite: ${adminHint}`;
  // Browsers do not distinguish a missing admin file from one without a CORS header; the hint of the single script names both.
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
