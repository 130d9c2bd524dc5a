import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';

/** Login and registration as a dialog; loaded when it is opened. Render it inside a `Suspense`. */
export const SignInDialog = lazyWithRetry(() => import('./SignInDialog').then((module) => module.SignInDialog));
