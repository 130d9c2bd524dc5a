import { useState } from 'react';
import { CONSENT_SERVICES, onceKey, type ConsentService, type ConsentState } from '../../state/consent';
import { useConsent } from '../../state/shopContext';
import { useAnnounce } from '../../ui/display/Announcer';
import { Button } from '../../ui/actions/Button';
import { Checkbox } from '../../ui/fields/Checkbox';
import { Dialog } from '../../ui/overlay/Dialog';
import { useStyles } from '../../ui/styles';
import css from './PrivacySettingsDialog.css?inline';
import { SERVICES } from './services';

/** Dialog to withdraw consent: lists every third party that was allowed permanently or for this visit (decisions 5). */
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

interface AllowedService {
  service: ConsentService;
  isForGood: boolean;
  /** Places for which it was allowed once. */
  places: readonly string[];
}

function allowedServices({ granted, once }: Pick<ConsentState, 'granted' | 'once'>): AllowedService[] {
  return CONSENT_SERVICES.map((service) => ({
    service,
    isForGood: granted.includes(service),
    places: once.filter((key) => key.startsWith(onceKey(service, ''))).map((key) => key.slice(service.length + 1)),
  })).filter(({ isForGood, places }) => isForGood || places.length > 0);
}

/** Services without a consent gate: they can be allowed only here. */
const WITHOUT_PLACE = ['calendar'] as const satisfies readonly ConsentService[];
const isWithoutPlace = (service: ConsentService) => WITHOUT_PLACE.some((each) => each === service);

function Allowed() {
  const consent = useConsent();
  const announce = useAnnounce();
  const allowed = allowedServices(consent);
  // Withdrawn services stay in the list until the dialog is closed, so that a mistake can be undone.
  const [listed] = useState(() => allowed.filter(({ service }) => !isWithoutPlace(service)));

  const change = ({ service, isForGood, places }: AllowedService, isWanted: boolean) => {
    if (!isWanted) consent.revoke([service]);
    else {
      if (isForGood) consent.grant([service]);
      for (const place of places) consent.grantOnce(service, place);
    }
    announce(`${SERVICES[service].name}: ${isWanted ? 'erlaubt' : 'Erlaubnis widerrufen'}.`);
  };
  return (
    <>
      {listed.length === 0 ? (
        <p>
          Sie haben keinen Anbieter erlaubt. Inhalte anderer Anbieter werden erst geladen, wenn Sie es an Ort und Stelle
          erlauben.
        </p>
      ) : (
        <p>
          Diese Anbieter dürfen ohne weitere Frage geladen werden. Nehmen Sie das Häkchen weg, fragt der Shop wieder.
        </p>
      )}
      {listed.map((each) => {
        const { name, recipient } = SERVICES[each.service];
        return (
          <Checkbox
            key={each.service}
            label={name}
            hint={`Empfänger: ${recipient}${each.isForGood ? '' : '. Nur für diesen Besuch erlaubt.'}`}
            checked={allowed.some(({ service }) => service === each.service)}
            onChange={({ target }) => change(each, target.checked)}
          />
        );
      })}
      {WITHOUT_PLACE.map((service) => {
        const { name, recipient, purpose } = SERVICES[service];
        return (
          <Checkbox
            key={service}
            label={name}
            hint={`${purpose} Empfänger: ${recipient}`}
            checked={consent.granted.includes(service)}
            onChange={({ target }) => change({ service, isForGood: true, places: [] }, target.checked)}
          />
        );
      })}
    </>
  );
}

function DecidedElsewhere() {
  return (
    <p>Welche Inhalte anderer Anbieter geladen werden, entscheiden Sie in den Cookie-Einstellungen dieser Website.</p>
  );
}
