import { Skeleton } from '../../ui/display/Skeleton';
import { useStyles } from '../../ui/styles';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import css from './CheckoutFrame.css?inline';

export function CheckoutSkeleton() {
  useStyles(css);
  return (
    <div className="checkout" aria-busy="true">
      <VisuallyHidden>Ihre Bestellung wird geladen.</VisuallyHidden>
      <div className="grid gap-8 large:col-full">
        <Skeleton width={180} height={24} />
        <Skeleton height={60} />
      </div>
      <div className="checkout__order">
        <Skeleton height={320} />
      </div>
      <div className="checkout__step grid content-start grid-cols-1 gap-24">
        <Skeleton width="60%" height={32} />
        <Skeleton height={92} />
        <Skeleton height={92} />
        <Skeleton height={92} />
      </div>
    </div>
  );
}
