import { chunkFailureOf } from '../src/lib/chunkFailure';
import { adminLoadHint } from './adminModule';
import type { Application } from './renderers';

/** Why an application is not shown, for the page's `error` event, and what stands in its place. */
export interface ApplicationFailure {
  code: 'outdated' | 'load-failed' | 'crash';
  title: string;
  text: string;
  /** For whoever runs the page. */
  hint: string | undefined;
}

const nameOf = (application: Application) => (application === 'admin' ? 'Der Händlerbereich' : 'Der Fahrzeugshop');

/** For an application that was loaded and could not be rendered: it is not the connection. */
export function renderFailureOf(application: Application): ApplicationFailure {
  const kept = application === 'shop' ? ' Eine begonnene Bestellung bleibt gespeichert.' : '';
  return {
    code: 'crash',
    title: `${nameOf(application)} konnte nicht angezeigt werden.`,
    text: `Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut oder laden Sie die Seite neu.${kept}`,
    hint: undefined,
  };
}

/** Finds out whether the files are gone (a new release) or the connection is. */
export async function loadFailureOf(error: unknown, application: Application): Promise<ApplicationFailure> {
  const adminHint = adminLoadHint(error);
  const hint = adminHint && `Hinweis für den Betreiber dieser Seite: ${adminHint}`;
  // The single script's admin area may be there and lack its CORS header, which no browser tells apart; its hint names both.
  if (hint === undefined && (await chunkFailureOf(error)) === 'outdated')
    return {
      code: 'outdated',
      title: 'Die Seite wurde aktualisiert.',
      text: 'Bitte laden Sie die Seite neu.',
      hint,
    };
  return {
    code: 'load-failed',
    title: `${nameOf(application)} konnte nicht geladen werden.`,
    text: 'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut. Hilft das nicht, laden Sie die Seite neu.',
    hint,
  };
}
