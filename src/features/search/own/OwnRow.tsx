import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { hrefOf } from '../../../domain/addresses';
import { confirmationSchema } from '../../../domain/order/orderConfirmation';
import { isBinding } from '../../../domain/order/paymentOption/paymentOption';
import { paymentOptionById } from '../../../domain/order/paymentOption/paymentOptions';
import { SEARCH_PARAMETER } from '../../../domain/queryParameters';
import { vehiclePictures } from '../../../domain/vehicle/pictures';
import { vehicleAddress } from '../../../domain/vehicle/text/address';
import { vehicleHeading } from '../../../domain/vehicle/text/title';
import { formatDate } from '../../../lib/dates/formatDate';
import { useFavourites } from '../../../state/vehicles/favourites';
import { keptLists } from '../../../state/device-data/keptLists';
import { looseOrders } from '../../../state/device-data/ownOrders';
import { useDevice, useSession, useShop } from '../../../state/shopContext';
import { useSeenVehicles } from '../../../state/vehicles/vehicleList';
import { withQueryClient } from '../../../state/queries/withQueryClient';
import { Button } from '../../../ui/actions/Button';
import { useAnnounce } from '../../../ui/display/Announcer';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useStyles } from '../../../ui/styles';
import { useChips, useSearch } from '../SearchProvider';
import { formatSearch } from '../state/searchAddress';
import css from './OwnRow.css?inline';

/** Most vehicles of 'Zuletzt angesehen' in the row. */
const MAX_SEEN = 4;

/**
 * What is the visitor's own, in one row above the list: orders and requests of this browser, the last valuation and search and what was seen last
 * (rules/search: own row). Nothing without any.
 *
 * @param onForget called when nothing is left of it
 */
export const OwnRow = withQueryClient(function OwnRow({ onForget }: { onForget: () => void }) {
  useStyles(css);
  const { device, forget: forgetAll } = useShop();
  const announce = useAnnounce();
  // Read again with every navigation: the list stays mounted behind other screens.
  useLocation();
  const orders = useOwnOrders();
  const search = useLastSearch();
  const { recent, keepsRecent } = useFavourites((state) => state);
  const seen = useSeenVehicles(keepsRecent ? recent.slice(0, MAX_SEEN) : []);
  const { valuation } = keptLists(device.storage, device.adminId).read();
  const [isAsking, setAsking] = useState(false);
  if (orders.length === 0 && seen.length === 0 && search === undefined && valuation === undefined) return null;

  const forget = () => {
    setAsking(false);
    forgetAll('asked');
    onForget();
    announce('Ihre Angaben sind auf diesem Gerät vergessen.');
  };
  return (
    <section className="own-row" aria-label="Auf diesem Gerät gemerkt">
      {orders.map(({ orderId, kind, vehicle, href }) => (
        <Link key={orderId} to={href} className="own-row__entry">
          <span className="own-row__kind">{kind}</span>
          <span className="own-row__name">{vehicle}</span>
        </Link>
      ))}
      {valuation === undefined ? null : (
        <Link to={hrefOf('account')} className="own-row__entry">
          <span className="own-row__kind">{`Ihre Bewertung vom ${formatDate(valuation.day)}`}</span>
          <span className="own-row__name">{valuation.vehicle}</span>
        </Link>
      )}
      {search === undefined ? null : (
        <Link
          to={`${hrefOf('search')}?${SEARCH_PARAMETER}=${encodeURIComponent(search.query)}`}
          className="own-row__entry"
        >
          <span className="own-row__kind">Letzte Suche</span>
          <span className="own-row__name">{search.label}</span>
        </Link>
      )}
      {seen.map((vehicle) => (
        <Link key={vehicle.id} to={vehicleAddress(vehicle)} className="own-row__entry">
          {vehiclePictures(vehicle)
            .slice(0, 1)
            .map((url) => (
              <img key={url} src={url} alt="" width={56} height={42} loading="lazy" />
            ))}
          <span className="own-row__kind">Zuletzt angesehen</span>
          <span className="own-row__name">{vehicleHeading(vehicle)}</span>
        </Link>
      ))}
      <Button variant="quiet" size="small" onClick={orders.length > 0 ? () => setAsking(true) : forget}>
        Vergessen
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title="Auch Ihre Bestellungen und Anfragen vergessen?"
          confirmLabel="Alles vergessen"
          focusesCancel
          onConfirm={forget}
          onCancel={() => setAsking(false)}
        >
          Bestellt und angefragt bleibt, was Sie abgeschickt haben. Auf diesem Gerät sehen Sie es danach nicht mehr.
        </ConfirmDialog>
      ) : null}
    </section>
  );
});

/** Placed orders and requests that this browser holds, the latest first. */
function useOwnOrders() {
  const device = useDevice();
  // Read again with every login.
  useSession();
  return looseOrders(device)
    .read()
    .placedOrders.flatMap((order) => confirmationSchema.safeParse(order).data ?? [])
    .reverse()
    .map(({ orderId, vehicleId, vehicle, paymentOptionId, withdrawnAt }) => {
      const option = paymentOptionById(paymentOptionId);
      const placed = option !== undefined && isBinding(option) ? 'Ihre Bestellung' : 'Ihre Anfrage';
      return {
        orderId,
        vehicle,
        kind: withdrawnAt === undefined ? placed : `Widerrufen am ${formatDate(withdrawnAt)}`,
        href: hrefOf('checkout', { vehicleId, step: '9-summary' }),
      };
    });
}

/** The search of the last visit, while nothing is filtered; notes each search with a filter, if the visitor allows it. */
function useLastSearch() {
  const { storage, adminId } = useDevice();
  const chips = useChips();
  const keepsRecent = useFavourites((state) => state.keepsRecent);
  const query = useSearch((state) => formatSearch(state.criteria));
  const label = chips.map((chip) => chip.label).join(', ');
  const [lists] = useState(() => keptLists(storage, adminId));
  const note = useEffectEvent(() => lists.write({ search: { query, label } }));
  useEffect(() => {
    if (keepsRecent && label !== '') note();
  }, [keepsRecent, label, query]);
  return keepsRecent && chips.length === 0 ? lists.read().search : undefined;
}
