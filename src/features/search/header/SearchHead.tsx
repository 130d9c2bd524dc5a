import { Suspense } from 'react';
import { offeredKinds, paymentQuestion } from '../../../domain/finance/frame';
import { useEnvironment, useTenant } from '../../../state/shopContext';
import { breakpoints } from '../../../ui/breakpoints';
import { lazyDecoration } from '../../../ui/display/lazyDecoration';
import { VisuallyHidden } from '../../../ui/display/VisuallyHidden';
import { lazyWithRetry, NoFallback } from '../../../ui/feedback/lazyWithRetry';
import { useIsAtLeast } from '../../../ui/layout/shopSize';
import { classNames } from '../../../ui/classNames';
import { useStyles } from '../../../ui/styles';
import { PhraseSearch } from '../phrase/PhraseSearch';
import { useSearch } from '../SearchProvider';
import { CarTypeTabs } from './CarTypeTabs';
import { questionText } from './questionText';
import css from './SearchHead.css?inline';

/** After the cards; the stage reserves ground and height. */
const HeaderCarousel = lazyDecoration(() => import('./HeaderCarousel').then((module) => module.HeaderCarousel));

/** Its room is there before. */
const FrameLine = lazyWithRetry(
  () => import('../../../shared/vehicle/FrameLine').then((module) => module.FrameLine),
  NoFallback,
);
export const { preload: preloadFrameLine } = FrameLine;

export function SearchHead() {
  useStyles(css);
  const { config } = useEnvironment();
  const isStage = useIsAtLeast(breakpoints.large);
  const parts = (
    <>
      <h1>
        <VisuallyHidden>Fahrzeugsuche</VisuallyHidden>
      </h1>
      {isStage ? <Question /> : null}
      <PhraseSearch />
      <FramePlace />
      <CarTypeTabs />
    </>
  );
  if (!isStage) return <div className="search-head">{parts}</div>;
  return (
    <div
      className={classNames('search-head search-head--stage', config.layout === 'overlay' && 'search-head--branded')}
    >
      <HeaderCarousel />
      <div className="search-head__content">{parts}</div>
    </div>
  );
}

/** Keeps the room of the question until the line is there; without banks there is a line for an old car alone. */
function FramePlace() {
  const kinds = offeredKinds(useTenant().settings);
  const room = kinds.length === 0 ? null : <p className="search-head__line">{paymentQuestion(kinds)}</p>;
  return (
    <Suspense fallback={room}>
      <FrameLine />
    </Suspense>
  );
}

function Question() {
  const total = useSearch((state) => state.totalCount ?? 0);
  return <p className="search-head__question">{questionText(total)}</p>;
}
