import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Autoplay } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import type { HeaderImage } from '../../../api/headerImages';
import { IconButton } from '../../../ui/actions/IconButton';
import { scrollNatively } from '../../../ui/display/scrollNatively';
import { useReducedMotion } from '../../../ui/layout/useReducedMotion';
import { autoplayDelay } from './autoplayDelay';

export interface HeaderPicturesProps {
  pictures: readonly HeaderImage[];
  onBroken: (key: string) => void;
}

const SMOOTH_MS = 300;

/** Several header pictures: they change by themselves until an arrow is pressed or the keyboard comes; never with reduced motion. */
export function HeaderSlides({ pictures, onBroken }: HeaderPicturesProps) {
  const delay = autoplayDelay(import.meta.env.VITE_HEADER_AUTOPLAY_DELAY_MS);
  const prefersReducedMotion = useReducedMotion();
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const [playOverride, setPlaying] = useState<boolean>();
  const isPlaying = delay > 0 && (playOverride ?? !prefersReducedMotion);

  useEffect(() => {
    // The search was hidden, and the next one is on its way.
    if (swiper?.destroyed !== false) return;
    if (isPlaying) swiper.autoplay.start();
    else swiper.autoplay.stop();
  }, [swiper, isPlaying]);

  const stop = () => setPlaying(false);
  return (
    <section aria-roledescription="Karussell" aria-label="Willkommen">
      <Swiper
        className="header-carousel__slides"
        modules={[Autoplay]}
        cssMode
        slidesPerView="auto"
        rewind
        lazyPreload={false}
        watchOverflow={false}
        speed={prefersReducedMotion ? 0 : SMOOTH_MS}
        autoplay={{ delay: delay || SMOOTH_MS, pauseOnMouseEnter: true }}
        onSwiper={(instance) => {
          scrollNatively(instance);
          setSwiper(instance);
        }}
        // Whichever picture it is, a swipe's too, it stays as long as all.
        onSlideChange={({ autoplay }) => {
          if (autoplay.running) autoplay.start();
        }}
      >
        {/* Inside the track, so that it is no tab stop of its own. */}
        <div slot="wrapper-start" className="header-carousel__layer">
          <div
            className="header-carousel__controls"
            onFocus={({ target }) => {
              if (target.matches(':focus-visible')) stop();
            }}
          >
            <IconButton
              variant="floating"
              label="Vorheriges Bild"
              icon={<ChevronLeft />}
              onClick={() => {
                stop();
                swiper?.slidePrev();
              }}
            />
            {delay > 0 ? (
              <IconButton
                variant="floating"
                label={isPlaying ? 'Bildwechsel anhalten' : 'Bildwechsel starten'}
                icon={isPlaying ? <Pause /> : <Play />}
                onClick={() => setPlaying(!isPlaying)}
              />
            ) : null}
            <IconButton
              variant="floating"
              label="Nächstes Bild"
              icon={<ChevronRight />}
              onClick={() => {
                stop();
                swiper?.slideNext();
              }}
            />
          </div>
        </div>
        {pictures.map(({ key, url }, position) => (
          <SwiperSlide key={key}>
            <img
              className="header-carousel__picture"
              src={url}
              alt=""
              // The first is there already: no frame without it.
              decoding={position === 0 ? 'sync' : 'async'}
              onError={() => onBroken(key)}
            />
          </SwiperSlide>
        ))}
      </Swiper>
    </section>
  );
}
