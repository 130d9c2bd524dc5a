import { useState } from 'react';
import { CONSENT_SERVICES, onceKey, type ConsentService, type ConsentState } from '../../state/consent';
import { useConsent } from '../../state/shopContext';
import { useAnnounce } from '../../ui/display/Announcer';
import { Button } from '../../ui/actions/Button';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Dialog } from '../../ui/overlay/Dialog';
import { SERVICES } from './services';

/** rules/storage-and-privacy: withdrawing consent */
export function PrivacySettingsDialog({ onClose }: { onClose: () => void }) {
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
      <div className="privacy-settings flex flex-col gap-16">
        {mode === 'ask' ? <AllowedServices /> : <ExternalConsentNote />}
      </div>
    </Dialog>
  );
}

/** Always listed: they can be allowed only here. */
const WITHOUT_GATE: readonly ConsentService[] = ['calendar'];

interface ListedService {
  service: ConsentService;
  hasGate: boolean;
  isPermanent: boolean;
  /** Allowed once. */
  places: readonly string[];
}

const placesOf = ({ once }: Pick<ConsentState, 'once'>, service: ConsentService) =>
  once.filter((key) => key.startsWith(onceKey(service, ''))).map((key) => key.slice(service.length + 1));

function listedServices(consent: Pick<ConsentState, 'granted' | 'once'>): ListedService[] {
  return CONSENT_SERVICES.map((service) => {
    const hasGate = !WITHOUT_GATE.includes(service);
    const isPermanent = !hasGate || consent.granted.includes(service);
    return { service, hasGate, isPermanent, places: placesOf(consent, service) };
  }).filter(({ isPermanent, places }) => isPermanent || places.length > 0);
}

function AllowedServices() {
  const consent = useConsent();
  const announce = useAnnounce();
  const [listed] = useState(() => listedServices(consent));

  const change = ({ service, isPermanent, places }: ListedService, isAllowed: boolean) => {
    if (!isAllowed) consent.revoke([service]);
    else {
      if (isPermanent) consent.grant([service]);
      for (const place of places) consent.grantOnce(service, place);
    }
    announce(`${SERVICES[service].name}: ${isAllowed ? 'erlaubt' : 'Erlaubnis widerrufen'}.`);
  };
  return (
    <>
      {listed.some(({ hasGate }) => hasGate) ? (
        <p>
          Diese Anbieter dürfen ohne weitere Frage geladen werden. Nehmen Sie das Häkchen weg, fragt der Shop wieder.
        </p>
      ) : (
        <p>
          Sie haben keinen Anbieter erlaubt. Inhalte anderer Anbieter werden erst geladen, wenn Sie es an Ort und Stelle
          erlauben.
        </p>
      )}
      {listed.map((each) => {
        const { service, hasGate, isPermanent } = each;
        const { name, recipient, purpose } = SERVICES[service];
        return (
          <Checkbox
            key={service}
            label={name}
            hint={`${hasGate ? '' : `${purpose} `}Empfänger: ${recipient}${isPermanent ? '' : '. Nur für diesen Besuch erlaubt.'}`}
            checked={consent.granted.includes(service) || placesOf(consent, service).length > 0}
            onChange={({ target }) => change(each, target.checked)}
          />
        );
      })}
    </>
  );
}

function ExternalConsentNote() {
  return (
    <p>Welche Inhalte anderer Anbieter geladen werden, entscheiden Sie in den Cookie-Einstellungen dieser Website.</p>
  );
}
