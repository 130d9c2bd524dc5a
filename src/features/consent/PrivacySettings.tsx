import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../ui/display/lazyWithRetry';

const PrivacySettingsDialog = lazyWithRetry(() =>
  import('./PrivacySettingsDialog').then((module) => module.PrivacySettingsDialog),
);

/** The button 'Datenschutz-Einstellungen' of the legal footer: what was allowed can be taken back from every screen. */
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
