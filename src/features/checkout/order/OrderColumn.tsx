import { vehicleAddress } from '../../../domain/vehicle/address';
import { vehiclePictures } from '../../../domain/vehicle/pictures';
import { vehicleHeading } from '../../../domain/vehicle/title';
import { useEnvironment } from '../../../state/shopContext';
import { Disclosure } from '../../../ui/Disclosure';
import { Link } from '../../../ui/Link';
import { useIsAtLeast } from '../../../ui/shopSize';
import { useStyles } from '../../../ui/styles';
import { ContactButton } from '../../contact/ContactButton';
import { useCheckoutView } from '../checkoutContext';
import { ProductPicture } from '../ProductPicture';
import { exactPrice } from '../productText';
import { OrderBill } from './OrderBill';
import css from './OrderColumn.css?inline';

interface OrderColumnProps {
  /** Products could not be loaded: the checkout goes on without them, and offers another try. */
  onRetry?: () => void;
  isRetrying: boolean;
}

/** The order so far with its running total: a column from 1024 px, below it a line that opens (ui.md). */
export function OrderColumn(props: OrderColumnProps) {
  useStyles(css);
  const isColumn = useIsAtLeast(1024);
  const { totals } = useCheckoutView();

  if (isColumn) {
    return (
      <aside className="order-column" aria-label="Ihre Bestellung">
        <h2 className="order-column__title">Ihre Bestellung</h2>
        <OrderContents {...props} />
      </aside>
    );
  }
  return (
    <Disclosure
      className="order-line"
      summary={
        <span className="order-line__summary">
          <span>Ihre Bestellung</span>
          <span className="order-line__total">
            {exactPrice(totals.oneTime)}
            {totals.monthly > 0 ? ` + ${exactPrice(totals.monthly)} monatlich` : ''}
          </span>
        </span>
      }
    >
      <OrderContents {...props} />
    </Disclosure>
  );
}

function OrderContents({ onRetry, isRetrying }: OrderColumnProps) {
  const { vehicle } = useCheckoutView();
  const { history } = useEnvironment();
  const [picture] = vehiclePictures(vehicle);
  const path = vehicleAddress(vehicle);
  return (
    <div className="order-contents">
      <div className="order-contents__vehicle">
        {picture === undefined ? null : (
          <span className="order-contents__picture">
            <ProductPicture url={picture} />
          </span>
        )}
        <div>
          <Link
            href={history.createHref(path)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              history.push(path);
            }}
          >
            {vehicleHeading(vehicle)}
          </Link>
          {vehicle.marketingTitle === undefined ? null : (
            <p className="order-contents__title">{vehicle.marketingTitle}</p>
          )}
        </div>
      </div>
      <OrderBill />
      {onRetry ? (
        <p className="order-contents__retry">
          Angebote und Übergabe konnten nicht geladen werden.{' '}
          <button type="button" className="link" onClick={onRetry} disabled={isRetrying}>
            Erneut versuchen
          </button>
        </p>
      ) : null}
      <ContactButton vehicle={vehicle} variant="secondary" isWide />
    </div>
  );
}
