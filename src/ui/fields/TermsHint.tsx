import type { ReactNode } from 'react';
import { Link } from '../actions/Link';

interface TermsHintProps {
  termsUrl: string | undefined;
  privacyUrl: string | undefined;
}

/** Which terms hold and what becomes of the data, under a form that asks for no consent (storefront 2.8). */
export function TermsHint({ termsUrl, privacyUrl }: TermsHintProps) {
  return (
    <p>
      Es gelten unsere <DocumentLink url={termsUrl}>AGB</DocumentLink>. Wie wir mit Ihren Daten umgehen, lesen Sie in
      der <DocumentLink url={privacyUrl}>Datenschutzerklärung</DocumentLink>.
    </p>
  );
}

/** A link, where the dealer has the document. */
function DocumentLink({ url, children }: { url: string | undefined; children: ReactNode }) {
  if (url === undefined) return children;
  return (
    <Link href={url} isExternal>
      {children}
    </Link>
  );
}
