import { useState } from 'react';
import { copyText } from '../../lib/page/copyText';
import { useHost } from '../../state/shopContext';
import { SelectedText } from '../../ui/actions/SelectedText';
import { useAnnounce } from '../../ui/display/Announcer';

/** Copies the address of what is shown, with its filter: for links of the dealer's own pages. */
export function CopyAddress() {
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
