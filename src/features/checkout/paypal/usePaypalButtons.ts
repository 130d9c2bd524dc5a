import type { CreateOrderActions, OnApproveActions, PayPalButtonsComponent } from '@paypal/paypal-js';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { THIRD_PARTY_ADDRESSES } from '../../../domain/thirdParties';
import { configuredAddress } from '../../../lib/configuredAddress';
import { loadPaypal, type LoadedPaypal } from '../../../lib/third-parties/paypalSdk';
import { useEnvironment } from '../../../state/shopContext';

const paypalUrl = () => configuredAddress(import.meta.env.VITE_PAYPAL_SDK_URL, THIRD_PARTY_ADDRESSES.paypal);

export const PAYPAL_SLOT = 'paypal';

export type SdkState = 'idle' | 'loading' | 'ready' | 'unavailable';

export interface PaymentActions {
  /** Resolves to PayPal's order id. */
  create: (actions: CreateOrderActions) => Promise<string>;
  /** After the visitor's approval; captures the payment. */
  approve: (paypalOrderId: string, actions: OnApproveActions) => Promise<void>;
  cancel: () => void;
  fail: () => void;
}

/**
 * They stay until the checkout is left (rules/storage-and-privacy: third-party buttons outside the shadow root): PayPal
 * reports an approval only to a container that was never removed.
 * @returns `load` renders the buttons once, also after a failure
 */
export function usePaypalButtons(actions: PaymentActions, clientId: string): { sdk: SdkState; load: () => void } {
  const { host, config } = useEnvironment();
  const [sdk, setSdk] = useState<SdkState>('idle');
  const show = useRef<() => Promise<void>>(undefined);
  const newest = useRef(actions);
  useLayoutEffect(() => {
    newest.current = actions;
  });

  useEffect(() => {
    const slot = host.createSlot(PAYPAL_SLOT);
    const leaving = new AbortController();
    let loaded: LoadedPaypal | undefined;
    let buttons: PayPalButtonsComponent | undefined;
    let drawing: Promise<void> | undefined;

    async function draw() {
      loaded ??= await loadPaypal({
        clientId,
        baseUrl: paypalUrl(),
        nonce: config.cspNonce,
        signal: leaving.signal,
      });
      if (leaving.signal.aborted) {
        loaded.release();
        return;
      }
      buttons = loaded.sdk.Buttons?.({
        createOrder: (_, order) => newest.current.create(order),
        onApprove: ({ orderID }, order) => newest.current.approve(orderID, order),
        onCancel: () => newest.current.cancel(),
        onError: () => newest.current.fail(),
        style: { layout: 'vertical' },
      });
      await buttons?.render(slot.element);
    }
    show.current = () => {
      drawing ??= draw().catch((error: unknown) => {
        drawing = undefined;
        throw error;
      });
      return drawing;
    };
    return () => {
      leaving.abort();
      void buttons?.close().catch(() => undefined);
      slot.remove();
      loaded?.release();
    };
  }, [host, clientId, config.cspNonce]);

  const load = useCallback(() => {
    setSdk('loading');
    show.current?.().then(
      () => setSdk('ready'),
      () => setSdk('unavailable'),
    );
  }, []);
  return { sdk, load };
}
