import { useEffect, useState } from 'react';
import { useAnnounce } from '../display/Announcer';

/** How long 'Link kopiert' stands. */
const COPIED_MS = 4000;

interface Sharing {
  share: () => void;
  isCopied: boolean;
  /** The browser let the shop neither share nor copy: the address to be copied by hand. */
  refusedUrl: string | undefined;
  dismiss: () => void;
}

/**
 * Hands an address to the device's own sharing, or else copies it (storefront 2.4).
 *
 * @param addressOf the full address as it is when the visitor shares it
 */
export function useShare(title: string, addressOf: () => string): Sharing {
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
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // The visitor has closed the sheet: nothing to say. A page or frame that may not open it can still copy.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
      announce('Der Link wurde kopiert.');
    } catch {
      setRefusedUrl(url);
    }
  }

  return { share: () => void share(), isCopied, refusedUrl, dismiss: () => setRefusedUrl(undefined) };
}

/** The type of the browser promises more than every browser keeps. */
function canShare(): boolean {
  return 'share' in navigator;
}
