import type { PayPalButtonsComponent, PayPalButtonsComponentOptions } from '@paypal/paypal-js';
import { loadPaypal, type LoadedPaypal, type PaypalSdkOptions } from '../../../lib/paypalSdk';
import type { Host } from '../../../state/environment';

/** Name of the slot that shows the buttons. */
export const PAYPAL_SLOT = 'paypal';

export interface PaypalButtons {
  /** Loads the SDK and renders its buttons once; can be called again after a failure. @throws {Error} */
  show: () => Promise<void>;
  /** Removes all of PayPal's elements from the page. */
  leave: () => void;
}

/**
 * PayPal's buttons in a child of the mount element, because its SDK does not work in a shadow root (rules/storage-and-privacy: third-party
 * buttons outside the shadow root). They stay until the checkout is left: PayPal reports an approval only to a container that was never
 * removed.
 */
export function createPaypalButtons(
  host: Host,
  sdk: Omit<PaypalSdkOptions, 'signal'>,
  options: Pick<PayPalButtonsComponentOptions, 'createOrder' | 'onApprove' | 'onCancel' | 'onError'>,
): PaypalButtons {
  const slot = host.createSlot(PAYPAL_SLOT);
  const leaving = new AbortController();
  let loaded: LoadedPaypal | undefined;
  let buttons: PayPalButtonsComponent | undefined;
  let drawing: Promise<void> | undefined;

  async function draw() {
    loaded ??= await loadPaypal({ ...sdk, signal: leaving.signal });
    if (leaving.signal.aborted) {
      loaded.release();
      return;
    }
    buttons = loaded.sdk.Buttons?.({ ...options, style: { layout: 'vertical' } });
    await buttons?.render(slot.element);
  }

  return {
    show() {
      drawing ??= draw().catch((error: unknown) => {
        drawing = undefined;
        throw error;
      });
      return drawing;
    },
    leave() {
      leaving.abort();
      void buttons?.close().catch(() => undefined);
      slot.remove();
      loaded?.release();
    },
  };
}
