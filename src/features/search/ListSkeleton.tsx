import { PAGE_SIZE } from '../../domain/vehicle/pagination';
import { Skeleton } from '../../ui/Skeleton';
import { useStyles } from '../../ui/styles';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import listCss from './ResultList.css?inline';
import cardCss from './VehicleCard.css?inline';
import { times } from '../../lib/times';

/** The first vehicles on their way, in the geometry of the cards. */
export function ListSkeleton() {
  useStyles(listCss);
  useStyles(cardCss);
  return (
    <div className="results" aria-busy="true">
      <VisuallyHidden>Die Fahrzeuge werden geladen.</VisuallyHidden>
      <div className="results__chunk" aria-hidden="true">
        {times(PAGE_SIZE, (card) => (
          <div key={card} className="results__item">
            <div className="vehicle-card">
              <div className="vehicle-card__media" />
              <div className="vehicle-card__body">
                <Skeleton width="70%" height={22} />
                <Skeleton lines={2} />
                <Skeleton lines={3} />
                <div className="vehicle-card__offer">
                  <Skeleton width="45%" height={26} />
                  <Skeleton lines={4} height={12} />
                </div>
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
