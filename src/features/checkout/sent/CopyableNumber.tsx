import { useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { useAnnounce } from '../../../ui/display/Announcer';

/** A number that the visitor needs later, with a button to copy it; it can be selected by hand as well. */
export function CopyableNumber({ label, value }: { label: string; value: string }) {
  const announce = useAnnounce();
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      announce('Die Nummer wurde kopiert.');
    } catch {
      // Not allowed here: the number stands beside the button.
    }
  }
  return (
    <p className="checkout__number">
      <span>
        {`${label}: `}
        <strong>{value}</strong>
      </span>
      <Button size="small" aria-label={`${label} kopieren`} onClick={() => void copy()}>
        {isCopied ? 'Kopiert' : 'Kopieren'}
      </Button>
    </p>
  );
}
