import { useEffect, useState } from 'react';
import { copyText } from '../../lib/page/copyText';
import { useAnnounce } from '../display/Announcer';

/** Time that 'Link kopiert' is shown, ms. */
const COPIED_MS = 4000;

/**
 * Shares an address by the device's share sheet, or else copies it.
 *
 * @param addressOf the full address as it is when the visitor shares it
 * @param text of the share sheet
 */
export function useShare(title: string, addressOf: () => string, text?: string) {
  const announce = useAnnounce();
  const [isCopied, setIsCopied] = useState(false);
  const [refusedUrl, setRefusedUrl] = useState<string>();

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function share(): Promise<void> {
    const url = addressOf();
    if (canShare()) {
      try {
        await navigator.share({ title, url, ...(text !== undefined && { text }) });
        return;
      } catch (error) {
        // AbortError: the visitor has closed the sheet. Any other error (not allowed here) falls back to copying.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    const hasCopied = await copyText(url);
    setIsCopied(hasCopied);
    if (hasCopied) announce('Der Link wurde kopiert.');
    else setRefusedUrl(url);
  }

  return { share: () => void share(), isCopied, refusedUrl, dismiss: () => setRefusedUrl(undefined) };
}

/** `navigator.share` is missing in some browsers, although its type says otherwise. */
function canShare(): boolean {
  return 'share' in navigator;
}
