import { useEffect, useState } from 'react';
import { useHost, useShowNotice } from '../../state/shopContext';
import { useAnnounce } from '../../ui/Announcer';

/** How long 'Link kopiert' stands. */
const COPIED_MS = 4000;

/** Hands the address of the page to the device's own sharing, or else copies it (storefront 2.4). */
export function useShare(title: string): { share: () => void; isCopied: boolean } {
  const host = useHost();
  const announce = useAnnounce();
  const showNotice = useShowNotice();
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function share(): Promise<void> {
    const url = host.currentUrl();
    if (canShare()) {
      // Rejected where the visitor closes the sheet: nothing to say.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
      announce('Der Link wurde kopiert.');
    } catch {
      showNotice({ text: `Der Link lässt sich hier nicht kopieren. Er lautet: ${url}` });
    }
  }

  return { share: () => void share(), isCopied };
}

/** The type of the browser promises more than every browser keeps. */
function canShare(): boolean {
  return 'share' in navigator;
}
