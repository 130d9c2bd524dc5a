import { useState } from 'react';
import { Link } from 'react-router-dom';
import { hrefOf } from '../domain/addresses';
import { ContactButton } from '../features/contact/ContactButton';
import { useEnvironment, useSession, useTenant } from '../state/shopContext';
import { useSearchStore } from '../features/search/SearchProvider';
import { lazyDecoration } from '../ui/display/lazyDecoration';
import { useIsAtLeast } from '../ui/layout/shopSize';
import { breakpoints } from '../ui/breakpoints';
import { PARTS } from '../ui/parts';
import { useStyles } from '../ui/styles';
import css from './ShopHeader.css?inline';
import { useOpenVehicleId } from './openVehicle';

/** After the first view; together: one would move the other. */
const HeaderLinks = lazyDecoration(async () => {
  const [{ AccountEntry }, { FavouritesLink }] = await Promise.all([
    import('../features/account/header/AccountEntry'),
    import('../features/favourites/FavouritesLink'),
  ]);
  return function HeaderLinks() {
    return (
      <>
        <AccountEntry />
        <FavouritesLink />
      </>
    );
  };
});

/** Account, favourites, contact; in the overlay also the logo. */
export function ShopHeader() {
  useStyles(css);
  const { config } = useEnvironment();
  const { settings } = useTenant();
  const vehicleId = useOpenVehicleId();
  const { findVehicle } = useSearchStore();
  const hasLogout = useSession().user !== undefined;
  const isNarrow = !useIsAtLeast(breakpoints.phone);
  const isOverlay = config.layout === 'overlay';
  return (
    <header className={isOverlay ? 'shop-header shop-header--overlay' : 'shop-header'} part={PARTS.header}>
      {isOverlay ? (
        <Link
          to={hrefOf('search')}
          className="shop-header__brand"
          aria-label={`${settings.companyName}: zur Fahrzeugsuche`}
        >
          <Logo url={settings.logoUrl} name={settings.companyName} />
        </Link>
      ) : null}
      <div className="shop-header__actions">
        <HeaderLinks />
        <ContactButton
          vehicleId={vehicleId}
          vehicle={vehicleId === undefined ? undefined : findVehicle(vehicleId)}
          isIcon={hasLogout && isNarrow}
        />
      </div>
    </header>
  );
}

function Logo({ url, name }: { url: string | undefined; name: string }) {
  const [isBroken, setBroken] = useState(false);
  if (url === undefined || isBroken) return name;
  return <img className="shop-header__logo" src={url} alt="" onError={() => setBroken(true)} />;
}
