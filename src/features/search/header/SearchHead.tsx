import { useEnvironment } from '../../../state/shopContext';
import { breakpoints } from '../../../ui/breakpoints';
import { lazyDecoration } from '../../../ui/display/lazyDecoration';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { classNames } from '../../../ui/classNames';
import { useStyles } from '../../../ui/styles';
import { PhraseSearch } from '../phrase/PhraseSearch';
import { CarTypeTabs } from './CarTypeTabs';
import css from './SearchHead.css?inline';

/** Loaded after the cards; the stage has its ground and its height before. */
const HeaderCarousel = lazyDecoration(() => import('./HeaderCarousel').then((module) => module.HeaderCarousel));

/**
 * Head of the search: title, sentence box and types, on desktop on the dealer's header pictures. The
 * shop's header stands on them, too (app/Shell.css).
 */
export function SearchHead() {
  useStyles(css);
  const { config } = useEnvironment();
  if (!useIsAtLeast(breakpoints.large)) {
    return (
      <div className="search-head">
        <h1>
          <VisuallyHidden>Fahrzeugsuche</VisuallyHidden>
        </h1>
        <PhraseSearch />
        <CarTypeTabs />
      </div>
    );
  }
  return (
    <div
      className={classNames('search-head search-head--stage', config.layout === 'overlay' && 'search-head--branded')}
    >
      <HeaderCarousel />
      <div className="search-head__content">
        <h1 className="search-head__title">Fahrzeugsuche</h1>
        <PhraseSearch />
        <CarTypeTabs />
      </div>
    </div>
  );
}
