import { useState } from 'react';
import { useConsent } from '../../state/shopContext';
import { useAnnounce } from '../../ui/Announcer';
import { Button } from '../../ui/Button';
import { Checkbox } from '../../ui/Checkbox';
import { Dialog } from '../../ui/Dialog';
import { useStyles } from '../../ui/styles';
import css from './PrivacySettingsDialog.css?inline';
import { SERVICES } from './services';

/** The third parties that the visitor allowed for good, each to be taken back (decisions 5). */
export function PrivacySettingsDialog({ onClose }: { onClose: () => void }) {
  useStyles(css);
  const { mode } = useConsent();
  return (
    <Dialog
      title="Datenschutz-Einstellungen"
      size="small"
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          Fertig
        </Button>
      }
    >
      <div className="privacy-settings">{mode === 'ask' ? <Allowed /> : <DecidedElsewhere />}</div>
    </Dialog>
  );
}

function Allowed() {
  const { granted, grant, revoke } = useConsent();
  const announce = useAnnounce();
  // What is taken back stays in the list until it is closed: a slip is mended with a second press.
  const [listed] = useState(granted);
  if (listed.length === 0)
    return (
      <p>
        Sie haben keinen Anbieter dauerhaft erlaubt. Inhalte anderer Anbieter werden erst geladen, wenn Sie es an Ort
        und Stelle erlauben.
      </p>
    );
  return (
    <>
      <p>Diese Anbieter dürfen ohne weitere Frage geladen werden. Nehmen Sie das Häkchen weg, fragt der Shop wieder.</p>
      {listed.map((service) => (
        <Checkbox
          key={service}
          label={SERVICES[service].name}
          hint={`Empfänger: ${SERVICES[service].recipient}`}
          checked={granted.includes(service)}
          onChange={({ target }) => {
            (target.checked ? grant : revoke)([service]);
            announce(`${SERVICES[service].name}: ${target.checked ? 'erlaubt' : 'Erlaubnis widerrufen'}.`);
          }}
        />
      ))}
    </>
  );
}

function DecidedElsewhere() {
  return (
    <p>Welche Inhalte anderer Anbieter geladen werden, entscheiden Sie in den Cookie-Einstellungen dieser Website.</p>
  );
}
