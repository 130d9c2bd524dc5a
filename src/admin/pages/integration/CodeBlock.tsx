import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/actions/Button';
import { Notice } from '../../../ui/display/Notice';

const COPIED_MS = 3250;

/** Code with a button that copies it; where the browser does not allow that, it is selected. */
export function CodeBlock({ code, label = 'Code zum Einfügen' }: { code: string; label?: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setState('copied');
    } catch {
      setState('refused');
    }
  };
  return (
    <div className="code-block">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and can be selected by keys */}
      <pre className="code-block__code" tabIndex={0} aria-label={label}>
        <code>{code}</code>
      </pre>
      <Button icon={state === 'copied' ? <Check /> : <Copy />} onClick={() => void copy()}>
        {state === 'copied' ? 'Kopiert' : 'Kopieren'}
      </Button>
      {state === 'refused' ? (
        <Notice tone="warning">
          Der Browser erlaubt das Kopieren hier nicht. Markieren Sie den Code und drücken Sie Strg+C.
        </Notice>
      ) : null}
      <span role="status" className="visually-hidden">
        {state === 'copied' ? 'Kopiert' : ''}
      </span>
    </div>
  );
}
