import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { onceKey, type ConsentService } from '../../state/consent';
import { useEnvironment, useShop } from '../../state/shopContext';

interface Gate {
  isOpen: boolean;
  /** False where the host's own consent tool decides. */
  isAsking: boolean;
  /** Opens the host's own consent tool, where the host has said that it listens. */
  askHost: (() => void) | undefined;
  /** For this place, until the page is left or loaded anew. */
  allowOnce: () => void;
  /** For this service; kept until it is withdrawn. */
  allowAlways: () => void;
}

/** Whether a third party may be loaded in a place, and the two ways to allow it. */
export function useGate(service: ConsentService, place: string): Gate {
  const { granted, once, mode, grant, grantOnce } = useStore(useShop().consent);
  const { askForConsent } = useEnvironment();
  const [isHeard, setHeard] = useState(false);
  const isOpen = granted.includes(service) || once.includes(onceKey(service, place));
  const needsHost = !isOpen && mode === 'external';
  useEffect(() => {
    if (needsHost) setHeard(askForConsent({ service, isAsked: false }));
  }, [needsHost, askForConsent, service]);
  return {
    isOpen,
    isAsking: mode === 'ask',
    askHost: needsHost && isHeard ? () => void askForConsent({ service, isAsked: true }) : undefined,
    allowOnce: () => grantOnce(service, place),
    allowAlways: () => grant([service]),
  };
}
