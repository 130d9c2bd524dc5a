import { PAGE_SIZE } from '../../../domain/vehicle/search/query';
import { Skeleton } from '../../../ui/display/Skeleton';
import { PARTS } from '../../../ui/parts';
import { useStyles } from '../../../ui/styles';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import listCss from './ResultList.css?inline';
import { useCardStyles } from './VehicleCard';
import { range } from '../../../lib/range';

export function ListSkeleton() {
  useStyles(listCss);
  useCardStyles();
  return (
    <div className="results" aria-busy="true">
      <VisuallyHidden>Die Fahrzeuge werden geladen.</VisuallyHidden>
      <div className="results__chunk" aria-hidden="true">
        {range(PAGE_SIZE, (card) => (
          <div key={card} className="results__item">
            <div className="vehicle-card" part={PARTS.card}>
              <div className="vehicle-card__media" />
              <div className="vehicle-card__title">
                <Skeleton lines={2} height={14} />
              </div>
              <div className="price">
                <Skeleton width="45%" height={24} />
              </div>
              <div className="vehicle-card__consumption">
                <Skeleton lines={4} height={12} />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
