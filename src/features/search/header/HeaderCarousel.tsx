import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { Suspense, useEffect, useState } from 'react';
import { classNames } from '../../../ui/classNames';
import { IconButton } from '../../../ui/actions/IconButton';
import { lazyWithRetry, NoFallback } from '../../../ui/display/lazyWithRetry';
import { useStyles } from '../../../ui/styles';
import { useReducedMotion } from '../../../ui/layout/useReducedMotion';
import { autoplayDelay } from './autoplayDelay';
import css from './HeaderCarousel.css?inline';
import { useSearch } from '../SearchProvider';

const DefaultHeader = lazyWithRetry(() => import('./DefaultHeader').then((module) => module.DefaultHeader), NoFallback);

/** Carousel of the dealer's pictures above the search, on desktop, or a drawn picture. Plays until the visitor pauses it. */
export function HeaderCarousel() {
  useStyles(css);
  const delay = autoplayDelay(import.meta.env.VITE_HEADER_AUTOPLAY_DELAY_MS);
  const images = useSearch((state) => state.headerImages);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const pictures = images?.filter(({ key }) => !broken.includes(key));
  const [current, setCurrent] = useState(0);
  /** The other pictures are loaded only after the first one, so that they do not delay it and those of the vehicles. */
  const [hasLoadedFirst, setLoadedFirst] = useState(false);
  const prefersReducedMotion = useReducedMotion();
  const [playOverride, setPlaying] = useState<boolean>();
  const isPlaying = delay > 0 && (playOverride ?? !prefersReducedMotion);
  const count = pictures?.length ?? 0;
  const index = count === 0 ? 0 : current % count;

  useEffect(() => {
    if (!isPlaying || count < 2) return;
    const timer = setInterval(() => setCurrent((before) => before + 1), delay);
    return () => clearInterval(timer);
  }, [count, delay, isPlaying]);

  const go = (step: number) => {
    setPlaying(false);
    setCurrent(index + step + count);
  };

  return (
    // A single picture, or the drawn one, is decorative.
    <section
      className="header-carousel"
      {...(count > 1 ? { 'aria-roledescription': 'Karussell', 'aria-label': 'Willkommen' } : {})}
    >
      {pictures?.map(({ key, url }, at) =>
        at === index || hasLoadedFirst ? (
          <img
            key={key}
            className={classNames('header-carousel__picture', at === index && 'is-shown')}
            src={url}
            alt=""
            decoding="async"
            onLoad={() => setLoadedFirst(true)}
            onError={() => setBroken((before) => [...before, key])}
          />
        ) : null,
      )}
      <Suspense>{pictures?.length === 0 ? <DefaultHeader /> : null}</Suspense>
      {count > 1 ? (
        <div className="header-carousel__controls">
          <IconButton variant="floating" label="Vorheriges Bild" icon={<ChevronLeft />} onClick={() => go(-1)} />
          {delay > 0 ? (
            <IconButton
              variant="floating"
              label={isPlaying ? 'Bildwechsel anhalten' : 'Bildwechsel starten'}
              icon={isPlaying ? <Pause /> : <Play />}
              onClick={() => setPlaying(!isPlaying)}
            />
          ) : null}
          <IconButton variant="floating" label="Nächstes Bild" icon={<ChevronRight />} onClick={() => go(1)} />
        </div>
      ) : null}
    </section>
  );
}
