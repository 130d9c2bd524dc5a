import { useEffect, useState } from 'react';
import { copyText } from '../../lib/page/copyText';
import { useAnnounce } from '../display/Announcer';

const COPIED_SHOWN_MS = 4000;

/**
 * By the device's share sheet, or else copied.
 * @param addressOf the full address when it is shared
 */
export function useShare(title: string, addressOf: () => string, text?: string) {
  const announce = useAnnounce();
  const [isCopied, setIsCopied] = useState(false);
  const [refusedUrl, setRefusedUrl] = useState<string>();

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function share(): Promise<void> {
    const url = addressOf();
    if (canShare()) {
      try {
        await navigator.share({ title, url, ...(text !== undefined && { text }) });
        return;
      } catch (error) {
        // AbortError: the sheet was closed. Any other error falls back to copying.
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

/** Missing in some browsers, although its type says otherwise. */
function canShare(): boolean {
  return 'share' in navigator;
}
