import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { hrefOf } from '../../../domain/addresses';
import { confirmationSchema } from '../../../domain/order/orderConfirmation';
import { isBinding } from '../../../domain/order/paymentOption/paymentOption';
import { paymentOptionById } from '../../../domain/order/paymentOption/paymentOptions';
import { SEARCH_PARAMETER } from '../../../domain/queryParameters';
import { keyFacts } from '../../../domain/vehicle/keyFacts';
import { vehiclePictures } from '../../../domain/vehicle/pictures';
import { vehicleAddress } from '../../../domain/vehicle/text/address';
import { vehicleHeading } from '../../../domain/vehicle/text/title';
import { addDays } from '../../../lib/dates/calendarDay';
import { shortDay } from '../../../lib/dates/calendarMonth';
import { joinFacts } from '../../../lib/formatFacts';
import { formatDate } from '../../../lib/dates/formatDate';
import { dayInGermany } from '../../../lib/dates/germanClock';
import { useRemembering } from '../../../state/remembering';
import { useFavourites } from '../../../state/vehicles/favourites';
import { keptLists } from '../../../state/device-data/keptLists';
import { looseOrders } from '../../../state/device-data/ownOrders';
import { useDevice, useNow, useSession, useShop } from '../../../state/shopContext';
import { useSeenVehicles } from '../../../state/vehicles/vehicleList';
import { withQueryClient } from '../../../state/queries/withQueryClient';
import { Button } from '../../../ui/actions/Button';
import { useAnnounce } from '../../../ui/display/Announcer';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog';
import { useStyles } from '../../../ui/styles';
import { useChips, useSearch } from '../SearchProvider';
import { formatSearch } from '../state/searchAddress';
import css from './OwnRow.css?inline';

const MAX_SEEN = 4;

/** Seen before the question whether this device may remember them. */
const MANY = 3;

/** As a confirmation. */
const DECISION_DAYS = 14;

/** Nothing without any, but once a question (rules/search: own row). */
export const OwnRow = withQueryClient(function OwnRow({ onForget }: { onForget: () => void }) {
  useStyles(css);
  const { device, forget: forgetAll } = useShop();
  const announce = useAnnounce();
  // At every navigation: the list stays mounted.
  useLocation();
  const orders = useOwnOrders();
  const search = useLastSearch();
  const { recent, keepsRecent } = useFavourites((state) => state);
  const { keep } = useRemembering();
  const seen = useSeenVehicles(keepsRecent ? recent.slice(0, MAX_SEEN) : []);
  const { valuation, together } = keptLists(device.storage, device.adminId).read();
  const oldest = addDays(dayInGermany(useNow()()), -DECISION_DAYS);
  const decision = together !== undefined && together.day >= oldest ? together : undefined;
  const [isForgetting, setForgetting] = useState(false);
  const [isAnswered, setAnswered] = useState(false);
  const isAsking = recent.length >= MANY && !keepsRecent && !isAnswered;
  const isEmpty =
    orders.length === 0 && seen.length === 0 && [decision, search, valuation].every((entry) => entry === undefined);
  if (isEmpty && !isAsking) return null;

  const forget = () => {
    setForgetting(false);
    setAnswered(true);
    forgetAll('asked');
    onForget();
    announce('Ihre Angaben sind auf diesem Gerät vergessen.');
  };
  return (
    <section className="own-row" aria-label="Auf diesem Gerät gemerkt">
      <div className="own-row__entries">
        {isAsking ? (
          <div className="own-row__question">
            <p>Auf diesem Gerät merken, was ich angesehen habe?</p>
            <Button size="small" onClick={() => keep(true)}>
              Ja
            </Button>
            <Button size="small" onClick={() => setAnswered(true)}>
              Nein
            </Button>
          </div>
        ) : null}
        {orders.map(({ orderId, kind, vehicle, picture, href }) => (
          <Link key={orderId} to={href} className="own-row__entry">
            {picture === undefined ? null : <Picture url={picture} />}
            <span className="own-row__kind">{kind}</span>
            <span className="own-row__name">{vehicle}</span>
          </Link>
        ))}
        {decision === undefined ? null : (
          <Link to={decision.address} className="own-row__entry">
            <span className="own-row__kind">Gemeinsam entscheiden</span>
            <span className="own-row__name">{decision.text}</span>
          </Link>
        )}
        {seen.map((vehicle, index) => (
          <Link key={vehicle.id} to={vehicleAddress(vehicle)} className="own-row__entry">
            {vehiclePictures(vehicle)
              .slice(0, 1)
              .map((url) => (
                <Picture key={url} url={url} />
              ))}
            <span className="own-row__kind">
              {index === 0
                ? 'Zuletzt angesehen'
                : joinFacts(
                    keyFacts(vehicle)
                      .slice(0, 2)
                      .map(({ text }) => text),
                  )}
            </span>
            <span className="own-row__name">{vehicleHeading(vehicle)}</span>
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
      </div>
      {isEmpty ? null : (
        <Button
          className="own-row__forget"
          variant="quiet"
          size="small"
          icon={<X />}
          aria-label="Vergessen"
          onClick={orders.length > 0 ? () => setForgetting(true) : forget}
        >
          <span className="below-small:hidden">Vergessen</span>
        </Button>
      )}
      {isForgetting ? (
        <ConfirmDialog
          title="Auch Ihre Bestellungen und Anfragen vergessen?"
          confirmLabel="Alles vergessen"
          focusesCancel
          onConfirm={forget}
          onCancel={() => setForgetting(false)}
        >
          Bestellt und angefragt bleibt, was Sie abgeschickt haben. Auf diesem Gerät sehen Sie es danach nicht mehr.
        </ConfirmDialog>
      ) : null}
    </section>
  );
});

function Picture({ url }: { url: string }) {
  return <img src={url} alt="" width={60} height={40} loading="lazy" />;
}

/** Latest first. */
function useOwnOrders() {
  const device = useDevice();
  useSession();
  return looseOrders(device)
    .read()
    .placedOrders.flatMap((order) => confirmationSchema.safeParse(order).data ?? [])
    .reverse()
    .map(({ orderId, vehicleId, vehicle, picture, paymentOptionId, appointment, withdrawnAt }) => {
      const option = paymentOptionById(paymentOptionId);
      const placed = option !== undefined && isBinding(option) ? 'Ihre Bestellung' : 'Ihre Anfrage';
      return {
        orderId,
        vehicle,
        picture,
        kind:
          withdrawnAt !== undefined
            ? `Widerrufen am ${formatDate(withdrawnAt)}`
            : appointment === undefined
              ? placed
              : `${placed} · ${shortDay(appointment.day)}, ${appointment.hour} Uhr`,
        href: hrefOf('checkout', { vehicleId, step: '9-summary' }),
      };
    });
}

/** While nothing is filtered; notes filtered searches, if the visitor allows it. */
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
