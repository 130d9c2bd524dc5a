import { useStore } from 'zustand';
import { onceKey, type ConsentService } from '../../state/consent';
import { useShop } from '../../state/shopContext';

interface Gate {
  isOpen: boolean;
  /** False where the host's own consent tool decides. */
  isAsking: boolean;
  /** For this place, until the page is left or loaded anew. */
  allowOnce: () => void;
  /** For this service; kept until it is withdrawn. */
  allowAlways: () => void;
}

/** Whether a third party may be loaded in a place, and the two ways to allow it. */
export function useGate(service: ConsentService, place: string): Gate {
  const { granted, once, mode, grant, grantOnce } = useStore(useShop().consent);
  return {
    isOpen: granted.includes(service) || once.includes(onceKey(service, place)),
    isAsking: mode === 'ask',
    allowOnce: () => grantOnce(service, place),
    allowAlways: () => grant([service]),
  };
}
