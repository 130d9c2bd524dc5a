import { useState } from 'react';
import { Button } from '../../ui/actions/Button';
import { useAnnounce } from '../../ui/display/Announcer';

interface CopyButtonProps {
  /** Name of the value, as in 'IBAN kopieren'. */
  label: string;
  value: string;
}

/** Button that copies a value; where copying is not allowed, the value beside it can be selected. */
export function CopyButton({ label, value }: CopyButtonProps) {
  const announce = useAnnounce();
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
      announce(`${label} wurde kopiert.`);
    } catch {
      // Not allowed here.
    }
  }
  return (
    <Button className="copy-button" size="small" aria-label={`${label} kopieren`} onClick={() => void copy()}>
      {isCopied ? 'Kopiert' : 'Kopieren'}
    </Button>
  );
}

/** Reference number with a button to copy it. */
export function CopyableNumber({ label, value }: { label: string; value: string }) {
  return (
    <p className="checkout__number">
      <span>
        <span>{`${label}: `}</span>
        <strong>{value}</strong>
      </span>
      <CopyButton label={label} value={value} />
    </p>
  );
}
