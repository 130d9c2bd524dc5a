import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../ui/feedback/lazyWithRetry';

const PrivacySettingsDialog = lazyWithRetry(() =>
  import('./PrivacySettingsDialog').then((module) => module.PrivacySettingsDialog),
);

export function PrivacySettings({ className }: { className: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Datenschutz-Einstellungen
      </button>
      <Suspense>{isOpen ? <PrivacySettingsDialog onClose={() => setOpen(false)} /> : null}</Suspense>
    </>
  );
}
