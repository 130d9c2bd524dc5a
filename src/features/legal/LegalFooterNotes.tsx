import { hasGuaranteeNotice } from '../../domain/law/guarantee';
import { LegalButton } from '../../shared/law/LegalButton';
import { useNow, useTenant, useHost } from '../../state/shopContext';
import { useState } from 'react';
import { copyText } from '../../lib/page/copyText';
import { SelectedText } from '../../ui/actions/SelectedText';
import { useAnnounce } from '../../ui/display/Announcer';

/** Copied address; texts without an address: guarantee, accessibility (rules/law: guarantee notice). */
export function LegalFooterNotes() {
  const { settings } = useTenant();
  const now = useNow();
  return (
    <>
      <CopyAddress />
      {settings.accessibilityUrl === undefined && settings.accessibilityText !== undefined ? (
        <LegalButton className="legal-footer__link" content={{ kind: 'accessibility' }}>
          Barrierefreiheit
        </LegalButton>
      ) : null}
      {hasGuaranteeNotice(settings, now()) ? (
        <LegalButton className="legal-footer__link" content={{ kind: 'guarantee' }}>
          Gesetzliche Gewährleistung
        </LegalButton>
      ) : null}
    </>
  );
}

/** With its filter, for links of the dealer's own pages. */
function CopyAddress() {
  const announce = useAnnounce();
  const host = useHost();
  const [refusedUrl, setRefusedUrl] = useState<string>();
  async function copy(near: Element): Promise<void> {
    const url = host.currentUrl();
    const isCopied = await copyText(url, near);
    setRefusedUrl(isCopied ? undefined : url);
    if (isCopied) announce('Die Adresse wurde kopiert.');
  }
  if (refusedUrl !== undefined) return <SelectedText label="Adresse" text={refusedUrl} />;
  return (
    <button type="button" className="legal-footer__link" onClick={({ currentTarget }) => void copy(currentTarget)}>
      Adresse kopieren
    </button>
  );
}
