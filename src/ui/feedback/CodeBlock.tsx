import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { copyText } from '../../lib/page/copyText';
import { Button } from '../actions/Button';
import { Notice } from './Notice';
import { useStyles } from '../styles';
import css from './CodeBlock.css?inline';

const COPIED_MS = 3250;

interface CodeBlockProps {
  code: string;
  /** Without one it is code to paste. */
  title?: string;
  children?: ReactNode;
}

/** With a copy button; selected where the browser refuses to copy. */
export function CodeBlock({ code, title, children }: CodeBlockProps) {
  useStyles(css);
  const element = useRef<HTMLPreElement>(null);
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');
  useEffect(() => {
    if (state !== 'copied') return;
    const timer = setTimeout(() => setState('idle'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = async () => {
    const isCopied = await copyText(code, element.current);
    if (!isCopied && element.current) getSelection()?.selectAllChildren(element.current);
    setState(isCopied ? 'copied' : 'refused');
  };
  return (
    <figure
      className="code-block m-0 grid grid-cols-1 gap-8 justify-items-start"
      aria-label={title ?? 'Code zum Einfügen'}
    >
      {title === undefined ? null : <figcaption className="font-600 text-14">{title}</figcaption>}
      <pre className="code-block__code" ref={element}>
        <code>{code}</code>
      </pre>
      <div className="flex flex-wrap gap-12">
        <Button icon={state === 'copied' ? <Check /> : <Copy />} onClick={() => void copy()}>
          {state === 'copied' ? 'Kopiert' : 'Kopieren'}
        </Button>
        {children}
      </div>
      {state === 'refused' ? (
        <Notice tone="warning">
          Der Browser erlaubt das Kopieren hier nicht. Der Code ist markiert: Drücken Sie Strg+C, oder markieren Sie ihn
          selbst.
        </Notice>
      ) : null}
      <span role="status" className="visually-hidden">
        {state === 'copied' ? 'Kopiert' : ''}
      </span>
    </figure>
  );
}
