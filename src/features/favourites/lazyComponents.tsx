import { lazyDecoration } from '../../ui/display/lazyDecoration';

export const CardActions = lazyDecoration(() => import('./CardActions').then((module) => module.CardActions));
export const ComparisonBar = lazyDecoration(() =>
  import('./comparison/ComparisonBar').then((module) => module.ComparisonBar),
);
