import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState } from 'react';
import Swiper from 'swiper';
import type { HeaderImage } from '../../../api/headerImages';
import { scrollNatively } from '../../../ui/display/scrollNatively';
import { useMedia } from '../../../ui/layout/useMedia';
import { autoplayDelay } from './autoplayDelay';

export interface HeaderPicturesProps {
  pictures: readonly HeaderImage[];
  onBroken: (key: string) => void;
}

const SMOOTH_MS = 300;

/** Change by themselves until a dot is pressed or the keyboard comes; never with reduced motion. */
export function HeaderSlides({ pictures, onBroken }: HeaderPicturesProps) {
  const delay = autoplayDelay(import.meta.env.VITE_HEADER_AUTOPLAY_DELAY_MS);
  const prefersReducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  const slides = useRef<HTMLDivElement>(null);
  const running = useRef<Swiper>(undefined);
  const [playOverride, setPlaying] = useState<boolean>();
  const [active, setActive] = useState(0);
  const isPlaying = delay > 0 && (playOverride ?? !prefersReducedMotion);
  const speed = prefersReducedMotion ? 0 : SMOOTH_MS;
  const count = pictures.length;

  useEffect(() => {
    if (slides.current === null) return;
    const swiper = new Swiper(slides.current, {
      cssMode: true,
      wrapperClass: 'header-carousel__track',
      slideClass: 'header-carousel__slide',
      slidesPerView: 'auto',
      rewind: true,
      lazyPreload: false,
      watchOverflow: false,
      speed,
      on: { slideChange: ({ activeIndex }) => setActive(activeIndex) },
    });
    scrollNatively(swiper);
    running.current = swiper;
    return () => {
      running.current = undefined;
      swiper.destroy();
    };
  }, [count, speed]);

  // Any picture stays as long, also after a swipe.
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => {
      if (slides.current?.matches(':hover') !== true) running.current?.slideNext();
    }, delay);
    return () => clearInterval(timer);
  }, [isPlaying, active, count, delay, speed]);

  const stop = () => setPlaying(false);
  return (
    <section aria-roledescription="Karussell" aria-label="Willkommen">
      <div ref={slides} className="header-carousel__slides">
        <div className="header-carousel__track">
          {/* Inside the track, so that it is no tab stop of its own. */}
          <div className="header-carousel__layer">
            <div
              className="header-carousel__controls"
              onFocus={({ target }) => {
                if (target.matches(':focus-visible')) stop();
              }}
            >
              {pictures.map(({ key }, position) => (
                <button
                  key={key}
                  type="button"
                  className="header-carousel__dot"
                  aria-label={`Bild ${position + 1} von ${count}`}
                  aria-current={position === active}
                  onClick={() => {
                    stop();
                    running.current?.slideTo(position);
                  }}
                />
              ))}
              {delay > 0 ? (
                <button
                  type="button"
                  className="header-carousel__pause"
                  aria-label={isPlaying ? 'Bildwechsel anhalten' : 'Bildwechsel starten'}
                  onClick={() => setPlaying(!isPlaying)}
                >
                  {isPlaying ? <Pause /> : <Play />}
                </button>
              ) : null}
            </div>
          </div>
          {pictures.map(({ key, url }, position) => (
            <div key={key} className="header-carousel__slide">
              <img
                className="header-carousel__picture"
                src={url}
                alt=""
                decoding={position === 0 ? 'sync' : 'async'}
                onError={() => onBroken(key)}
              />
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
