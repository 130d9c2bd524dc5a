import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { onceKey, type ConsentService } from '../../state/consent';
import { useEnvironment, useShop } from '../../state/shopContext';

interface Gate {
  isOpen: boolean;
  /** False: the host's consent tool decides. */
  isAsking: boolean;
  /** If the host listens to `consent-needed`. */
  askHost: (() => void) | undefined;
  /** Until the page is left or reloaded. */
  allowOnce: () => void;
  allowAlways: () => void;
}

/** @param place scope of a one-time consent */
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
