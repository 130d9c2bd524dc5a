import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { classNames } from '../../ui/classNames';
import { IconButton } from '../../ui/IconButton';
import { lazyPart } from '../../ui/lazyPart';
import { useStyles } from '../../ui/styles';
import css from './HeaderCarousel.css?inline';
import { useSearch } from './SearchProvider';

const DefaultHeader = lazyPart(() => import('./DefaultHeader').then((module) => module.DefaultHeader));

/** Milliseconds that a picture stays, of the build's configuration (storefront 2.2). */
const AUTOPLAY_DELAY_MS = Number(import.meta.env.VITE_HEADER_AUTOPLAY_DELAY_MS) || 6000;

/** The dealer's pictures above the search, on desktop; without any, a drawn one. Fades by itself until it is told not to. */
export function HeaderCarousel() {
  useStyles(css);
  const images = useSearch((state) => state.headerImages);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const shown = images?.filter(({ key }) => !broken.includes(key));
  const [current, setCurrent] = useState(0);
  const [isPlaying, setPlaying] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches);
  const count = shown?.length ?? 0;
  const index = count === 0 ? 0 : current % count;

  useEffect(() => {
    if (!isPlaying || count < 2) return;
    const timer = setInterval(() => setCurrent((before) => before + 1), AUTOPLAY_DELAY_MS);
    return () => clearInterval(timer);
  }, [count, isPlaying]);

  const go = (step: number) => {
    setPlaying(false);
    setCurrent(index + step + count);
  };

  return (
    <section className="header-carousel" aria-roledescription="Karussell" aria-label="Willkommen">
      {shown?.map(({ key, url }, at) => (
        <img
          key={key}
          className={classNames('header-carousel__picture', at === index && 'is-shown')}
          src={url}
          alt=""
          decoding="async"
          onError={() => setBroken((before) => [...before, key])}
        />
      ))}
      <Suspense>{shown?.length === 0 ? <DefaultHeader /> : null}</Suspense>
      {count > 1 ? (
        <div className="header-carousel__controls">
          <IconButton variant="floating" label="Vorheriges Bild" icon={<ChevronLeft />} onClick={() => go(-1)} />
          <IconButton
            variant="floating"
            label={isPlaying ? 'Bildwechsel anhalten' : 'Bildwechsel starten'}
            icon={isPlaying ? <Pause /> : <Play />}
            onClick={() => setPlaying(!isPlaying)}
          />
          <IconButton variant="floating" label="Nächstes Bild" icon={<ChevronRight />} onClick={() => go(1)} />
        </div>
      ) : null}
    </section>
  );
}
