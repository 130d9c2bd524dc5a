import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PrivacySettings } from '../features/consent/PrivacySettings';
import { ComparisonBar } from '../features/favourites/lazyComponents';
import { LegalFooter } from '../features/legal/LegalFooter';
import { isInTradeIn } from '../domain/trade-in/address';
import { useStyles } from '../ui/styles';
import { Notices } from './Notices';
import css from './Shell.css?inline';
import { ShopHeader } from './ShopHeader';
import { ScreenChangeContext, createScreenChanges } from './useScreenChange';

/** What stands around every screen: the shop's header and the legal footer. */
export function Shell({ children }: { children: ReactNode }) {
  useStyles(css);
  const [arrivals] = useState(createScreenChanges);
  // The valuation of a vehicle has the whole screen, and a head of its own (checkout 2).
  const isFullScreen = isInTradeIn(useLocation().pathname);
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => arrivals.attach(region.current), [arrivals]);

  return (
    // One region of the dealer's page: inside it, header and footer are no landmarks beside the page's own.
    <section className="shell" aria-label="Fahrzeugshop">
      {isFullScreen ? null : <ShopHeader />}
      <Notices />
      <div ref={region} className="shell__region" tabIndex={-1}>
        <ScreenChangeContext value={arrivals}>{children}</ScreenChangeContext>
      </div>
      {isFullScreen ? null : <ComparisonBar />}
      <LegalFooter>
        <PrivacySettings className="legal-footer__link" />
      </LegalFooter>
    </section>
  );
}
