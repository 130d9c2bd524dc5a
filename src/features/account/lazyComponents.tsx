import { lazyDecoration } from '../../ui/display/lazyDecoration';
import { lazyWithRetry } from '../../ui/display/lazyWithRetry';

/** Account entry of the header; loaded after the first view. */
export const AccountEntry = lazyDecoration(() => import('./header/AccountEntry').then((module) => module.AccountEntry));

/** Login and registration as a dialog; loaded when it is opened. Render it inside a `Suspense`. */
export const SignInDialog = lazyWithRetry(() => import('./sign-in/SignInDialog').then((module) => module.SignInDialog));
