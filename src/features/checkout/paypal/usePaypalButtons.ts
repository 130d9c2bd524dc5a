import type { CreateOrderActions, OnApproveActions } from '@paypal/paypal-js';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { THIRD_PARTY_ADDRESSES } from '../../../domain/thirdParties';
import { configuredAddress } from '../../../lib/configuredAddress';
import { useEnvironment } from '../../../state/shopContext';
import { createPaypalButtons, type PaypalButtons } from './paypalButtons';

const paypalUrl = () => configuredAddress(import.meta.env.VITE_PAYPAL_SDK_URL, THIRD_PARTY_ADDRESSES.paypal);

/** Of PayPal's buttons. */
export type SdkState = 'idle' | 'loading' | 'ready' | 'unavailable';

/** What PayPal's buttons ask for. */
export interface PaymentActions {
  /** Resolves to the id of PayPal's order. */
  create: (actions: CreateOrderActions) => Promise<string>;
  /** The visitor has agreed to the payment; the money is still to be captured. */
  approve: (paypalOrderId: string, actions: OnApproveActions) => Promise<void>;
  cancel: () => void;
  fail: () => void;
}

/** PayPal's buttons, from loading to removal. They are made once and always call the newest actions. */
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
