import Phone from 'lucide-react/icons/phone';
import { isBinding } from '../../../domain/order/paymentOption/paymentOption';
import { vehicleAddress } from '../../../domain/vehicle/text/address';
import { vehiclePictures } from '../../../domain/vehicle/pictures';
import { vehicleHeading } from '../../../domain/vehicle/text/heading';
import { Disclosure } from '../../../ui/layout/Disclosure';
import { Link } from '../../../ui/actions/Link';
import { ratesNamed } from '../../../domain/order/order';
import { CreditText } from '../../../shared/law/CreditText';
import { breakpoints } from '../../../ui/breakpoints';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { useStyles } from '../../../ui/styles';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { DealerPromises } from '../../../shared/dealer/DealerPromises';
import { phoneHref } from '../../../domain/person/phone';
import { ContactButton } from '../../contact/ContactButton';
import { useCheckout } from '../checkoutContext';
import { ProductPicture } from '../ProductPicture';
import { OrderBill } from './OrderBill';
import css from './OrderColumn.css?inline';

interface OrderColumnProps {
  /** The step shows the rate with its legal text, which is omitted here. */
  isRateShownElsewhere?: boolean;
}

/** Current order with its total: a column from 1024 px, a disclosure below that width. */
export function OrderColumn(props: OrderColumnProps) {
  useStyles(css);
  const isColumn = useIsAtLeast(breakpoints.large);
  const { order } = useCheckout().view;
  const title = order.paymentOption && !isBinding(order.paymentOption) ? 'Ihre Anfrage' : 'Ihre Bestellung';

  if (isColumn) {
    return (
      <aside className="order-column" aria-label={title}>
        <h2 className="order-column__title">{title}</h2>
        <OrderContents {...props} />
      </aside>
    );
  }
  return (
    <Disclosure className="order-line" summary={title}>
      <OrderContents {...props} />
    </Disclosure>
  );
}

function OrderContents({ isRateShownElsewhere = false }: OrderColumnProps) {
  const { vehicle, order } = useCheckout().view;
  const [picture] = vehiclePictures(vehicle);
  const page = useRouteLink(vehicleAddress(vehicle));
  const phone = vehicle.location?.phone;
  const call = phoneHref(phone);
  const { legalTextHtml } = order.financing ?? order.leasing ?? {};
  return (
    <div className="order-contents">
      <div className="order-contents__vehicle">
        {picture === undefined ? null : (
          <span className="order-contents__picture">
            <ProductPicture url={picture} />
          </span>
        )}
        <div>
          <Link {...page}>{vehicleHeading(vehicle)}</Link>
          {vehicle.marketingTitle === undefined ? null : (
            <p className="order-contents__title">{vehicle.marketingTitle}</p>
          )}
        </div>
      </div>
      <OrderBill />
      {(order.financing ?? order.leasing) === undefined || isRateShownElsewhere ? null : (
        <div className="checkout__legal">
          <CreditText place="summary" {...ratesNamed(order)} html={legalTextHtml} />
        </div>
      )}
      <DealerPromises />
      <ContactButton vehicle={vehicle} variant="secondary" isWide />
      {call === undefined ? null : (
        <Link href={call} className="order-contents__phone">
          <Phone />
          <span>{phone}</span>
        </Link>
      )}
    </div>
  );
}
