import type { Proof } from '../../../api/users';
import { THIRD_PARTY_ADDRESSES } from '../../../domain/thirdParties';
import { configuredAddress } from '../../../lib/webAddress';

/** A way to sign in without a password of the shop. */
export interface SignInProvider {
  /** Service of the consent, too. */
  key: 'google' | 'apple';
  name: string;
  clientId: string;
  /** Where its SDK comes from; without a slash at the end. */
  baseUrl: string;
  proofOf: (idToken: string) => Proof;
}

/** Those that the build is configured for (`VITE_GOOGLE_CLIENT_ID`, `VITE_APPLE_CLIENT_ID`), in the order of the screen. */
export function offeredProviders(): SignInProvider[] {
  const providers: SignInProvider[] = [
    {
      key: 'google',
      name: 'Google',
      clientId: import.meta.env.VITE_GOOGLE_CLIENT_ID ?? '',
      baseUrl: configuredAddress(import.meta.env.VITE_GOOGLE_SDK_URL, THIRD_PARTY_ADDRESSES.google),
      proofOf: (googleIdToken) => ({ googleIdToken }),
    },
    {
      key: 'apple',
      name: 'Apple',
      clientId: import.meta.env.VITE_APPLE_CLIENT_ID ?? '',
      baseUrl: configuredAddress(import.meta.env.VITE_APPLE_SDK_URL, THIRD_PARTY_ADDRESSES.apple),
      proofOf: (appleIdToken) => ({ appleIdToken }),
    },
  ];
  return providers.filter(({ clientId }) => clientId !== '');
}
