import { useRef, useState, type ReactNode } from 'react';
import { LegalFooter } from '../features/legal/LegalFooter';
import { useEnvironment } from '../state/shopContext';
import { useStyles } from '../ui/styles';
import { ShopHeader } from './ShopHeader';
import css from './Shell.css?inline';
import { ArrivalContext } from './useArrival';

/** What stands around every screen: the shop's header, its notices, and the legal footer. */
export function Shell({ children }: { children: ReactNode }) {
  useStyles(css);
  const { config } = useEnvironment();
  const region = useRef<HTMLElement>(null);
  const lastScreen = useRef<string>(undefined);
  const [arrivals] = useState({ region, lastScreen });
  const isOverlay = config.layout === 'overlay';
  // A dealer's page has its own <main>; only the overlay, which stands alone, brings one.
  const Region = isOverlay ? 'main' : 'section';

  return (
    <div className="shell">
      <ShopHeader />
      <Region ref={region} className="shell__region" aria-label="Fahrzeugshop" tabIndex={-1}>
        <ArrivalContext value={arrivals}>{children}</ArrivalContext>
      </Region>
      <LegalFooter />
    </div>
  );
}
