import { lazyDecoration } from '../../ui/display/lazyDecoration';
import { lazyWithRetry } from '../../ui/display/lazyWithRetry';

/** The account in the shop's header, once the first view is painted. */
export const AccountEntry = lazyDecoration(() => import('./header/AccountEntry').then((module) => module.AccountEntry));

/** Login and registration as a dialog; comes with the press that opens it. To be rendered under a `Suspense`. */
export const SignInDialog = lazyWithRetry(() => import('./sign-in/SignInDialog').then((module) => module.SignInDialog));
