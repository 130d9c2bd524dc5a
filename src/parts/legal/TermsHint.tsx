import { DocumentLink } from './DocumentLink';

interface TermsHintProps {
  termsUrl: string | undefined;
  privacyUrl: string | undefined;
}

/** Links to terms and privacy policy under a form without consent checkboxes (storefront 2.8). */
export function TermsHint({ termsUrl, privacyUrl }: TermsHintProps) {
  return (
    <p>
      Es gelten unsere <DocumentLink url={termsUrl}>AGB</DocumentLink>. Wie wir mit Ihren Daten umgehen, lesen Sie in
      der <DocumentLink url={privacyUrl}>Datenschutzerklärung</DocumentLink>.
    </p>
  );
}
