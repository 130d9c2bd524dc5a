import { lazyDecoration } from '../../../ui/display/lazyDecoration';

/** Account entry of the header; loaded after the first view. */
export const AccountEntry = lazyDecoration(() => import('./AccountEntry').then((module) => module.AccountEntry));
