import Phone from 'lucide-react/icons/phone';
import { phoneHref } from '../../../domain/person/phone';
import { isBinding } from '../../../domain/order/paymentOption/paymentOption';
import { vehiclePictures } from '../../../domain/vehicle/pictures';
import { vehicleAddress } from '../../../domain/vehicle/text/address';
import { vehicleHeading } from '../../../domain/vehicle/text/title';
import { DealerPromises } from '../../../shared/dealer/DealerPromises';
import { Link } from '../../../ui/actions/Link';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { breakpoints } from '../../../ui/breakpoints';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { useStyles } from '../../../ui/styles';
import { ContactButton } from '../../contact/ContactButton';
import { useCheckout, useCheckoutView } from '../runner/checkoutContext';
import { ProductPicture } from '../parts/ProductPicture';
import { RateText, OrderTotal } from './OrderTotal';
import { OrderBill } from './OrderBill';
import css from './OrderColumn.css?inline';

/** A column from 1024 px, below that a line that opens. */
export function OrderColumn({ hasRateText }: { hasRateText: boolean }) {
  useStyles(css);
  const isColumn = useIsAtLeast(breakpoints.large);
  const { vehicle, order } = useCheckout().view;
  const page = useRouteLink(vehicleAddress(vehicle));
  const title = order.paymentOption && !isBinding(order.paymentOption) ? 'Ihre Anfrage' : 'Ihre Bestellung';

  if (!isColumn) {
    return (
      <Disclosure
        className="order-line"
        summary={
          <span className="flex items-center gap-12">
            <VehiclePicture />
            <span className="grid min-w-0">
              <VisuallyHidden>{`${title}: `}</VisuallyHidden>
              <span className="order-line__name">{vehicleHeading(vehicle)}</span>
              <OrderTotal className="order-line__price" />
            </span>
          </span>
        }
      >
        <div className="order-contents grid grid-cols-1 gap-24">
          <OrderContents />
        </div>
      </Disclosure>
    );
  }
  return (
    <aside className="order-column" aria-label={title}>
      <h2 className="mb-16 text-16">{title}</h2>
      <div className="order-contents grid grid-cols-1 gap-24">
        <div className="order-contents__vehicle flex gap-16">
          <VehiclePicture />
          <div>
            <Link {...page}>{vehicleHeading(vehicle)}</Link>
            {vehicle.marketingTitle === undefined ? null : (
              <p className="text-14 text-muted">{vehicle.marketingTitle}</p>
            )}
          </div>
        </div>
        <OrderContents />
        {hasRateText ? <RateText /> : null}
      </div>
    </aside>
  );
}

function VehiclePicture() {
  const [picture] = vehiclePictures(useCheckoutView().vehicle);
  return picture === undefined ? null : (
    <span className="order-contents__picture">
      <ProductPicture url={picture} />
    </span>
  );
}

function OrderContents() {
  const { vehicle } = useCheckoutView();
  const phone = vehicle.location?.phone;
  const call = phoneHref(phone);
  return (
    <>
      <OrderBill />
      <DealerPromises />
      <ContactButton vehicle={vehicle} variant="secondary" isWide />
      {call === undefined ? null : (
        <Link href={call} className="order-contents__phone">
          <Phone />
          <span>{phone}</span>
        </Link>
      )}
    </>
  );
}
