import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { onceKey, type ConsentService } from '../../state/consent';
import { useEnvironment, useShop } from '../../state/shopContext';

interface Gate {
  isOpen: boolean;
  /** Whether the shop itself asks for consent; false if the host's consent tool decides. */
  isAsking: boolean;
  /** Opens the host's consent tool, if the host listens to `consent-needed`. */
  askHost: (() => void) | undefined;
  /** Allows the service in this place until the page is left or reloaded. */
  allowOnce: () => void;
  allowAlways: () => void;
}

/** Consent to load a third party; `place` is the scope of a one-time consent. */
export function useGate(service: ConsentService, place: string): Gate {
  const { granted, once, mode, grant, grantOnce } = useStore(useShop().consent);
  const { askForConsent } = useEnvironment();
  const [hasConsentTool, setConsentTool] = useState(false);
  const isOpen = granted.includes(service) || once.includes(onceKey(service, place));
  const needsHost = !isOpen && mode === 'external';
  useEffect(() => {
    if (needsHost) setConsentTool(askForConsent({ service, isAsked: false }));
  }, [needsHost, askForConsent, service]);
  return {
    isOpen,
    isAsking: mode === 'ask',
    askHost: needsHost && hasConsentTool ? () => void askForConsent({ service, isAsked: true }) : undefined,
    allowOnce: () => grantOnce(service, place),
    allowAlways: () => grant([service]),
  };
}
