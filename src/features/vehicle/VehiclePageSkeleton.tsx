import { Skeleton } from '../../ui/display/Skeleton';
import { useStyles } from '../../ui/styles';
import { VisuallyHidden } from '../../ui/display/VisuallyHidden';
import priceCss from './PriceBox.css?inline';
import css from './VehicleView.css?inline';

/** In the page's final size. */
export function VehiclePageSkeleton() {
  useStyles(css);
  useStyles(priceCss);
  return (
    <div className="vehicle-view" aria-busy="true">
      <VisuallyHidden>Das Fahrzeug wird geladen.</VisuallyHidden>
      <div className="vehicle-view__top">
        <Skeleton width={160} height={24} />
      </div>
      <div className="vehicle-view__columns grid grid-cols-1 gap-24">
        <div className="vehicle-view__gallery">
          <Skeleton ratio="3 / 2" />
        </div>
        <div className="vehicle-view__aside">
          <div className="price-box">
            <Skeleton width="80%" height={34} />
            <Skeleton lines={8} />
            <Skeleton width="50%" height={34} />
            <Skeleton height={52} />
          </div>
        </div>
        <div className="vehicle-view__details">
          <Skeleton lines={8} />
        </div>
      </div>
    </div>
  );
}
