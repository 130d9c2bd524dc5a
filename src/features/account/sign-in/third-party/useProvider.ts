import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadApple, loadGoogle, type SignedIn, type SignInSdk } from '../../../../lib/third-parties/signInSdks';
import { useEnvironment } from '../../../../state/shopContext';
import type { SignInProvider } from './providers';

interface ProviderState {
  sdk: 'loading' | 'ready' | 'unavailable';
  /** Of the provider's button (rules/storage-and-privacy: third-party buttons outside the shadow root). */
  slot: string;
  /** Absent if the provider renders its own button. */
  open: (() => void) | undefined;
  wasCancelled: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/** Loads the SDK while mounted, then removes it from the page. */
export function useProvider(
  { key, clientId, baseUrl }: SignInProvider,
  onSignedIn: (who: SignedIn) => void,
): ProviderState {
  const { host, config } = useEnvironment();
  const { cspNonce } = config;
  const slot = `sign-in-${key}`;
  const [state, setState] = useState<{ kind: ProviderState['sdk']; attempt: number }>({ kind: 'loading', attempt: 0 });
  const [outcome, setOutcome] = useState<'cancelled' | 'failed'>();
  const sdk = useRef<SignInSdk>(undefined);
  const notify = useEffectEvent(onSignedIn);
  const redirectUrl = useEffectEvent(() => host.currentUrl().split('#')[0] ?? '');
  const { attempt } = state;

  useEffect(() => {
    const place = host.createSlot(slot);
    const leaving = new AbortController();
    const options = { baseUrl, clientId, parent: place.element, nonce: cspNonce, signal: leaving.signal };
    const loading = key === 'google' ? loadGoogle(options, (who) => notify(who)) : loadApple(options, redirectUrl());
    loading.then(
      (loaded) => {
        if (leaving.signal.aborted) {
          loaded.release();
          return;
        }
        sdk.current = loaded;
        const button = place.element.ownerDocument.createElement('div');
        place.element.append(button);
        loaded.showButton?.(button);
        setState({ kind: 'ready', attempt });
      },
      () => {
        if (!leaving.signal.aborted) setState({ kind: 'unavailable', attempt });
      },
    );
    return () => {
      leaving.abort();
      sdk.current?.release();
      sdk.current = undefined;
      place.remove();
    };
  }, [host, key, slot, clientId, baseUrl, cspNonce, attempt]);

  const open = () => {
    setOutcome(undefined);
    sdk.current?.signIn?.().then(
      (who) => {
        if (who === undefined) setOutcome('cancelled');
        else onSignedIn(who);
      },
      () => setOutcome('failed'),
    );
  };
  return {
    sdk: state.kind,
    slot,
    open: key === 'apple' ? open : undefined,
    wasCancelled: outcome === 'cancelled',
    hasFailed: outcome === 'failed',
    retry: () => setState({ kind: 'loading', attempt: attempt + 1 }),
  };
}
