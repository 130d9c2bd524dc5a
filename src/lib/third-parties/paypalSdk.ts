import { loadScript, type PayPalNamespace } from '@paypal/paypal-js';
import { randomUuid } from '../uuid';
import { REQUEST_TIMEOUT_MS } from '../http/transport';

export interface PaypalSdkOptions {
  clientId: string;
  /** Without a slash at the end. */
  baseUrl: string;
  nonce?: string;
  /** Aborted when the visitor leaves: loading rejects, nothing stays on the page. */
  signal: AbortSignal;
}

export interface LoadedPaypal {
  sdk: PayPalNamespace;
  /** Removes script and global from the page. */
  release: () => void;
}

/**
 * Under its own global, beside the host's `window.paypal`.
 * @throws {Error} blocked or unreachable; nothing stays
 */
export async function loadPaypal({ clientId, baseUrl, nonce, signal }: PaypalSdkOptions): Promise<LoadedPaypal> {
  const name = `webshopPaypal${randomUuid().slice(0, 8)}`;
  const release = () => {
    document.querySelector(`script[data-namespace="${name}"]`)?.remove();
    Reflect.deleteProperty(window, name);
  };
  const waiting = new AbortController();
  const givenUp = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error('no answer in time'));
    const timer = setTimeout(giveUp, REQUEST_TIMEOUT_MS);
    signal.addEventListener('abort', giveUp, { signal: waiting.signal });
    waiting.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  const loading = loadScript({
    clientId: encodeURIComponent(clientId),
    currency: 'EUR',
    locale: 'de_DE',
    intent: 'capture',
    components: 'buttons',
    dataNamespace: name,
    dataCspNonce: nonce,
    sdkBaseUrl: `${baseUrl}/sdk/js`,
  });
  try {
    const sdk = await Promise.race([loading, givenUp]);
    if (!sdk?.Buttons) throw new Error('the SDK has no buttons');
    return { sdk, release };
  } catch (error) {
    release();
    // An SDK may arrive after the abort.
    void loading.then(release, () => undefined);
    throw error;
  } finally {
    waiting.abort();
  }
}
