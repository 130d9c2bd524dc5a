import type { Proof } from '../../../../api/users';
import { THIRD_PARTY_ADDRESSES } from '../../../../domain/thirdParties';
import { configuredAddress } from '../../../../lib/configuredAddress';

export interface SignInProvider {
  key: 'google' | 'apple';
  name: string;
  clientId: string;
  baseUrl: string;
  proofOf: (idToken: string) => Proof;
}

/** By `VITE_GOOGLE_CLIENT_ID`, `VITE_APPLE_CLIENT_ID`, in display order. */
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
