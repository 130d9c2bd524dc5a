import { lazyWithRetry } from '../../../ui/feedback/lazyWithRetry';

/** Render it inside a `Suspense`. */
export const SignInDialog = lazyWithRetry(() => import('./SignInDialog').then((module) => module.SignInDialog));
