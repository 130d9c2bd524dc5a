import { useEffect, useRef, useState } from 'react';
import { calculateTradeIn } from '../../api/tradeIns';
import { tradeInRequest } from '../../domain/trade-in/request';
import { isAborted } from '../../lib/http/errors';
import { useEmit, useHost, useNow, usePlatform, useTenant } from '../../state/shopContext';
import type { TradeInDraftStore } from '../../state/tradeInDraft';

/** How far the valuation has come. */
type CalculationState =
  /** `isBack`: the visitor comes back to it from a calculation. */
  | { kind: 'open'; isBack: boolean; wasCancelled: boolean }
  | { kind: 'running'; since: Date }
  /** The entries are still there. */
  | { kind: 'failed' }
  /** The result goes to this address. */
  | { kind: 'succeeded'; email: string };

interface Calculation {
  state: CalculationState;
  /** Does nothing while one is running: a double click is one request. */
  start: () => Promise<void>;
  cancel: () => void;
  /** Back to the entries after a failure. */
  reopen: () => void;
}

const OPEN: CalculationState = { kind: 'open', isBack: false, wasCancelled: false };

/** Sends the entries for their valuation; leaving the page or the step takes it back (decisions 4). */
export function useCalculation(store: TradeInDraftStore): Calculation {
  const platform = usePlatform();
  const { adminId, settings } = useTenant();
  const host = useHost();
  const emit = useEmit();
  const now = useNow();
  const running = useRef<AbortController>(undefined);
  const [state, setState] = useState(OPEN);

  const reopen = (wasCancelled: boolean) => {
    running.current?.abort();
    running.current = undefined;
    setState({ kind: 'open', isBack: true, wasCancelled });
  };
  useEffect(() => () => running.current?.abort(), []);

  return {
    state,
    async start() {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      setState({ kind: 'running', since: now() });
      const { entries } = store.getState();
      const request = tradeInRequest(entries, {
        vehicleDealerId: settings.vehicleDealerId ?? adminId,
        sourceUrl: host.currentUrl(),
      });
      let success = false;
      try {
        success = await calculateTradeIn(platform, request, controller.signal);
      } catch (error) {
        if (isAborted(error)) return;
      }
      if (controller.signal.aborted) return;
      running.current = undefined;
      emit('trade-in-calculated', { success });
      setState(success ? { kind: 'succeeded', email: entries.email.trim() } : { kind: 'failed' });
      if (success) store.getState().finish();
    },
    cancel: () => reopen(true),
    reopen: () => reopen(false),
  };
}
