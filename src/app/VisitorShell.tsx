import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PrivacySettings } from '../features/consent/PrivacySettings';
import { ComparisonBar } from '../features/favourites/lazyComponents';
import { LegalFooter } from '../features/legal/LegalFooter';
import { screenAt } from '../domain/addresses';
import { useEnvironment } from '../state/shopContext';
import { breakpoints } from '../ui/breakpoints';
import { classNames } from '../ui/classNames';
import { useIsAtLeast } from '../ui/layout/shopSize';
import { useStyles } from '../ui/styles';
import { Notices } from './Notices';
import { screens, type Screen } from './screens';
import css from './VisitorShell.css?inline';
import { ShopHeader } from './ShopHeader';
import { ScreenChangeContext, createScreenChanges } from './useScreenChange';

type Around = Pick<Screen<never>, 'frame' | 'comparisonBar'>;

export function VisitorShell({ children }: { children: ReactNode }) {
  useStyles(css);
  const [arrivals] = useState(createScreenChanges);
  const match = screenAt(useLocation().pathname);
  const { frame = 'shop', comparisonBar = 'always' }: Around = match ? screens[match.name] : {};
  const { config } = useEnvironment();
  const isWide = useIsAtLeast(breakpoints.large);
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => arrivals.attach(region.current), [arrivals]);

  return (
    // Header and footer inside a `section` are no landmarks beside those of the dealer's page.
    <section
      className={classNames(
        'shell',
        match?.name === 'search' && isWide && 'shell--stage',
        config.layout === 'overlay' && frame === 'shop' && 'shell--overlay',
      )}
      aria-label="Fahrzeugshop"
    >
      {frame === 'shop' ? <ShopHeader /> : null}
      <Notices />
      <div ref={region} className="shell__region" tabIndex={-1}>
        <ScreenChangeContext value={arrivals}>{children}</ScreenChangeContext>
      </div>
      <ComparisonBar shows={comparisonBar} />
      <LegalFooter>
        <PrivacySettings className="legal-footer__link" />
      </LegalFooter>
    </section>
  );
}
