import { Suspense, useState, type ReactNode } from 'react';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';
import type { LegalContent } from './LegalDialog';

const LegalDialog = lazyWithRetry(() => import('./LegalDialog').then((module) => module.LegalDialog));

interface LegalButtonProps {
  content: LegalContent;
  className: string;
  children: ReactNode;
}

export function LegalButton({ content, className, children }: LegalButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      <Suspense>{isOpen ? <LegalDialog content={content} onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
