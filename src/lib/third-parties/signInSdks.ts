import { loadScript } from './loadScript';
import { REQUEST_TIMEOUT_MS } from '../http/transport';

/** The provider's ID token. */
export interface SignedIn {
  idToken: string;
  firstName?: string;
  lastName?: string;
}

export interface SignInSdk {
  /** Renders the provider's button; providers without one have `signIn`. */
  showButton?: (element: HTMLElement) => void;
  /**
   * `undefined` if the visitor closed the window.
   * @throws {Error}
   */
  signIn?: () => Promise<SignedIn | undefined>;
  /** Removes script and globals from the page. */
  release: () => void;
}

interface SignInSdkOptions {
  baseUrl: string;
  clientId: string;
  parent: HTMLElement;
  nonce?: string;
  signal: AbortSignal;
}

interface GoogleId {
  initialize: (options: { client_id: string; callback: (answer: { credential?: string }) => void }) => void;
  renderButton: (element: HTMLElement, look: Record<string, string | number>) => void;
  disableAutoSelect: () => void;
  cancel: () => void;
}

interface AppleAuth {
  init: (options: { clientId: string; scope: string; redirectURI: string; usePopup: true }) => void;
  signIn: () => Promise<{
    authorization?: { id_token?: string };
    user?: { name?: { firstName?: string; lastName?: string } };
  }>;
}

interface SdkWindow {
  google?: { accounts?: { id?: GoogleId } };
  AppleID?: { auth?: AppleAuth };
}

const sdkWindow = (): SdkWindow => window as SdkWindow;

/** @throws {Error} blocked, unreachable, too late or aborted */
function scriptOf(url: string, { parent, nonce, signal }: SignInSdkOptions): Promise<() => void> {
  return new Promise((resolve, reject) => {
    let remove: () => void = () => undefined;
    const fail = () => {
      clearTimeout(timer);
      remove();
      reject(new Error('the SDK could not be loaded'));
    };
    const timer = setTimeout(fail, REQUEST_TIMEOUT_MS);
    signal.addEventListener('abort', fail);
    remove = loadScript(url, {
      parent,
      nonce,
      onLoad: () => {
        clearTimeout(timer);
        signal.removeEventListener('abort', fail);
        resolve(remove);
      },
      onError: fail,
    });
  });
}

/**
 * Google Identity Services. Rejects if the host uses it: there is one per page, and the shop would receive the host's answers.
 * @param onSignedIn after Google's button
 */
export async function loadGoogle(
  options: SignInSdkOptions,
  onSignedIn: (result: SignedIn) => void,
): Promise<SignInSdk> {
  if (sdkWindow().google?.accounts?.id) throw new Error('the page has a sign-in by Google of its own');
  const remove = await scriptOf(`${options.baseUrl}/gsi/client`, options);
  const release = () => {
    const { google } = sdkWindow();
    google?.accounts?.id?.cancel();
    if (google) delete google.accounts;
    if (google && Object.keys(google).length === 0) Reflect.deleteProperty(window, 'google');
    remove();
  };
  const id = sdkWindow().google?.accounts?.id;
  if (id === undefined) {
    release();
    throw new Error('the SDK has no sign-in');
  }
  id.initialize({
    client_id: options.clientId,
    callback: ({ credential }) => {
      if (credential === undefined) return;
      leave = () => id.disableAutoSelect();
      onSignedIn({ idToken: credential });
    },
  });
  return {
    showButton: (element) =>
      id.renderButton(element, { theme: 'outline', size: 'large', text: 'continue_with', locale: 'de' }),
    release,
  };
}

/** Logout of the last sign-in by Google; module state, because the SDK is unloaded by then. */
let leave: (() => void) | undefined;

/** Ends Google's automatic sign-in; a sign-in of the host stays. */
export function signOutOfGoogle(): void {
  leave?.();
  leave = undefined;
}

const isClosedByVisitor = (error: unknown) =>
  typeof error === 'object' &&
  error !== null &&
  'error' in error &&
  (error.error === 'popup_closed_by_user' || error.error === 'user_cancelled_authorize');

/** Its window is opened by the shop's own button. */
export async function loadApple(options: SignInSdkOptions, redirectUrl: string): Promise<SignInSdk> {
  if (sdkWindow().AppleID) throw new Error('the page has a sign-in by Apple of its own');
  const remove = await scriptOf(`${options.baseUrl}/appleauth/static/jsapi/appleid/1/de_DE/appleid.auth.js`, options);
  const release = () => {
    Reflect.deleteProperty(window, 'AppleID');
    remove();
  };
  const auth = sdkWindow().AppleID?.auth;
  if (auth === undefined) {
    release();
    throw new Error('the SDK has no sign-in');
  }
  auth.init({ clientId: options.clientId, scope: 'name email', redirectURI: redirectUrl, usePopup: true });
  return {
    signIn: async () => {
      try {
        const { authorization, user } = await auth.signIn();
        const idToken = authorization?.id_token;
        if (idToken === undefined) throw new Error('Apple has answered without a token');
        return { idToken, firstName: user?.name?.firstName, lastName: user?.name?.lastName };
      } catch (error) {
        if (isClosedByVisitor(error)) return undefined;
        throw error;
      }
    },
    release,
  };
}
