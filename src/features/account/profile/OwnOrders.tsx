import { hrefOf } from '../../../domain/addresses';
import { orderNumber } from '../../../domain/order/orderNumber';
import { isRequest, orderedVehicleName, PAYMENT_LABELS, type PlacedOrder } from '../../../domain/order/placedOrder';
import type { Account } from '../../../domain/account/account';
import { hasWithdrawalButton } from '../../../domain/tenant/legalLinks';
import { exactPrice, formatAmount } from '../../../lib/format';
import { formatDate, formatDateTime } from '../../../lib/dates/formatDate';
import { isUnmodifiedClick } from '../../../lib/page/unmodifiedClick';
import { useShop, useTenant } from '../../../state/shopContext';
import { createWithdrawalEntryStore } from '../../../state/device-data/withdrawalEntry';
import { Button } from '../../../ui/actions/Button';
import { Link } from '../../../ui/actions/Link';
import { useRouteLink } from '../../../ui/actions/useRouteLink';
import { Badge } from '../../../ui/display/Badge';
import { dotted } from '../../../ui/display/dotted';
import { FactList } from '../../../ui/display/FactList';
import { LatestFirst } from './LatestFirst';

const TITLE = 'Meine Bestellungen und Anfragen';

export function OwnOrders({ account }: { account: Account }) {
  const search = useRouteLink(hrefOf('search'));
  const { orders } = account;
  return (
    <section className="account__section" aria-labelledby="account-orders">
      <h2 id="account-orders">{TITLE}</h2>
      {orders.length === 0 ? (
        <>
          <p>Sie haben noch nichts bestellt oder angefragt. Danach sehen Sie hier Stand, Termine und Dokumente.</p>
          <div className="account__actions">
            <Button {...search}>Fahrzeuge ansehen</Button>
          </div>
        </>
      ) : (
        <LatestFirst items={orders} name={TITLE}>
          {(order) => <Order order={order} account={account} />}
        </LatestFirst>
      )}
    </section>
  );
}

function Order({ order, account }: { order: PlacedOrder; account: Account }) {
  const { settings } = useTenant();
  const name = orderedVehicleName(order);
  const vehicle = useRouteLink(hrefOf('vehicle', { offer: 'fahrzeug', vehicleId: order.vehicleId ?? '' }));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-8">
        <h3>{name ?? (isRequest(order) ? 'Ihre Anfrage' : 'Ihre Bestellung')}</h3>
        {order.statusToString === undefined ? null : <Badge>{order.statusToString}</Badge>}
      </div>
      <p className="text-14 text-muted">{dotted(lineOf(order))}</p>
      <FactList layout="tiles" facts={factsOf(order, settings.isB2BShop)} />
      <div className="account__actions">
        {order.vehicleId === undefined ? null : (
          <Button size="small" {...vehicle}>
            Zum Fahrzeug
          </Button>
        )}
        {isRequest(order) ? null : <Withdrawal order={order} account={account} />}
        {order.documents.map(({ name: title = 'Dokument', url }) => (
          <Link key={url} href={url} isExternal>
            {title}
          </Link>
        ))}
      </div>
    </>
  );
}

function factsOf(order: PlacedOrder, isB2BShop: boolean) {
  // Sums with taxes; the platform does not name the VAT.
  const gross = isB2BShop ? ' brutto' : '';
  const { oneTimePayment = 0, monthlyPayment = 0, handoverDate, salesAppointmentAt } = order;
  return [
    { label: 'Termin im Autohaus', value: salesAppointmentAt && `${formatDateTime(salesAppointmentAt)} Uhr` },
    { label: 'Übergabe am', value: handoverDate && formatDate(handoverDate) },
    { label: 'Einmalig', value: oneTimePayment > 0 ? `${exactPrice(oneTimePayment)}${gross}` : undefined },
    { label: 'Monatlich', value: monthlyPayment > 0 ? `${formatAmount(monthlyPayment)}${gross}` : undefined },
  ];
}

function lineOf(order: PlacedOrder): string[] {
  const { id, createdAt, paymentOptionType } = order;
  return [
    `${isRequest(order) ? 'Anfragenummer' : 'Bestellnummer'} ${orderNumber(id)}`,
    createdAt && `vom\u00a0${formatDate(createdAt)}`,
    paymentOptionType && PAYMENT_LABELS[paymentOptionType],
  ].filter((fact) => fact !== undefined);
}

/** Prefilled in memory: URLs contain no personal data. */
function Withdrawal({ order, account }: { order: PlacedOrder; account: Account }) {
  const { settings } = useTenant();
  const link = useRouteLink(hrefOf('withdrawal'));
  const entry = useShop().lazyStore(createWithdrawalEntryStore);
  if (!hasWithdrawalButton(settings, true)) return null;
  const { firstName = '', lastName = '', email = '' } = account;
  const contract = [orderNumber(order.id), orderedVehicleName(order)].filter(Boolean).join(', ');
  return (
    <Button
      size="small"
      href={link.href}
      onClick={(event) => {
        if (isUnmodifiedClick(event)) entry.getState().begin({ firstName, lastName, email, order: contract });
        link.onClick(event);
      }}
    >
      Vertrag widerrufen
    </Button>
  );
}
