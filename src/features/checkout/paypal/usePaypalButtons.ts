import type { CreateOrderActions, OnApproveActions } from '@paypal/paypal-js';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { THIRD_PARTY_ADDRESSES } from '../../../domain/thirdParties';
import { configuredAddress } from '../../../lib/configuredAddress';
import { useEnvironment } from '../../../state/shopContext';
import { createPaypalButtons, type PaypalButtons } from './paypalButtons';

const paypalUrl = () => configuredAddress(import.meta.env.VITE_PAYPAL_SDK_URL, THIRD_PARTY_ADDRESSES.paypal);

/** Loading state of PayPal's buttons. */
export type SdkState = 'idle' | 'loading' | 'ready' | 'unavailable';

/** Callbacks of PayPal's buttons. */
export interface PaymentActions {
  /** Resolves to the id of PayPal's order. */
  create: (actions: CreateOrderActions) => Promise<string>;
  /** Called after the visitor's approval; captures the payment. */
  approve: (paypalOrderId: string, actions: OnApproveActions) => Promise<void>;
  cancel: () => void;
  fail: () => void;
}

/** PayPal's buttons, from loading to removal. Created once; they always call the latest actions. */
export function usePaypalButtons(actions: PaymentActions, clientId: string): { sdk: SdkState; load: () => void } {
  const { host, config } = useEnvironment();
  const [sdk, setSdk] = useState<SdkState>('idle');
  const buttons = useRef<PaypalButtons>(undefined);
  const newest = useRef(actions);
  useLayoutEffect(() => {
    newest.current = actions;
  });

  useEffect(() => {
    const created = createPaypalButtons(
      host,
      { clientId, baseUrl: paypalUrl(), nonce: config.cspNonce },
      {
        createOrder: (_, actions) => newest.current.create(actions),
        onApprove: ({ orderID }, actions) => newest.current.approve(orderID, actions),
        onCancel: () => newest.current.cancel(),
        onError: () => newest.current.fail(),
      },
    );
    buttons.current = created;
    return created.leave;
  }, [host, clientId, config.cspNonce]);

  const load = useCallback(() => {
    setSdk('loading');
    buttons.current?.show().then(
      () => setSdk('ready'),
      () => setSdk('unavailable'),
    );
  }, []);
  return { sdk, load };
}
