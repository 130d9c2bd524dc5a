import { useState } from 'react';
import { copyText } from '../../../lib/page/copyText';
import { Button } from '../../../ui/actions/Button';
import { SelectedText } from '../../../ui/actions/SelectedText';
import { useAnnounce } from '../../../ui/display/Announcer';

interface CopyButtonProps {
  label: string;
  value: string;
}

/** Selects the value where the browser refuses to copy. */
export function CopyButton({ label, value }: CopyButtonProps) {
  const announce = useAnnounce();
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  async function copy(near: Element): Promise<void> {
    const isCopied = await copyText(value, near);
    setState(isCopied ? 'copied' : 'refused');
    if (isCopied) announce(`${label} wurde kopiert.`);
  }
  if (state === 'refused') return <SelectedText label={label} text={value} />;
  return (
    <Button size="small" aria-label={`${label} kopieren`} onClick={({ currentTarget }) => void copy(currentTarget)}>
      {state === 'copied' ? 'Kopiert' : 'Kopieren'}
    </Button>
  );
}

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
