import { Suspense } from 'react';
import { whenIdle } from '../../lib/whenIdle';
import { lazyWithRetry, NoFallback } from '../../ui/display/lazyWithRetry';

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

// Nothing of the account is part of the first view.
const LazyEntry = lazyWithRetry(
  () => idle().then(() => import('./header/AccountEntry').then((module) => module.AccountEntry)),
  NoFallback,
);

/** The account in the shop's header, once the first view is painted. */
export function AccountEntry() {
  return (
    <Suspense>
      <LazyEntry />
    </Suspense>
  );
}

/** Login and registration as a dialog; comes with the press that opens it. To be rendered under a `Suspense`. */
export const SignInDialog = lazyWithRetry(() => import('./sign-in/SignInDialog').then((module) => module.SignInDialog));
