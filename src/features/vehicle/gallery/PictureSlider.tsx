import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { Zoom } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { classNames } from '../../../ui/classNames';
import { IconButton } from '../../../ui/IconButton';
import { useStyles } from '../../../ui/styles';
import { VisuallyHidden } from '../../../ui/VisuallyHidden';
import { Picture } from './Picture';
import css from './PictureSlider.css?inline';
import { stepOfKey, wrap } from './steps';
import swiperCss from './swiper.css?inline';

const ZOOM_MODULES = [Zoom];
const SLIDE_MS = 250;

interface PictureSliderProps {
  /** Names the pictures for those who cannot see them. */
  title: string;
  pictures: readonly string[];
  index: number;
  onIndex: (index: number) => void;
  /** A press on the picture; without it the slider shows pictures in full and lets them be zoomed. */
  onOpen?: () => void;
}

/**
 * One picture at a time: by swipe, by arrow buttons, by arrow keys on any of its buttons. Swiper carries the touch; buttons, keys and
 * names are our own, because its modules for them listen on the host's document, to which a key typed into one of our
 * fields looks like one typed on the page.
 */
export function PictureSlider({ title, pictures, index, onIndex, onOpen }: PictureSliderProps) {
  useStyles(swiperCss);
  useStyles(css);
  const [swiper, setSwiper] = useState<SwiperInstance>();
  const [furthest, setFurthest] = useState(index);
  if (index > furthest) setFurthest(index);

  useEffect(() => {
    if (swiper && !swiper.destroyed && swiper.activeIndex !== index) swiper.slideTo(index);
  }, [swiper, index]);

  const isZoomable = onOpen === undefined;
  const count = pictures.length;
  const move = (step: number) => onIndex(wrap(index + step, count));
  const pressKey = (event: KeyboardEvent) => {
    const step = stepOfKey(event.key);
    if (step === undefined || count < 2) return;
    event.preventDefault();
    move(step);
  };
  /** Pictures seen before and the ones beside the current are there; the rest of forty waits. */
  const isWanted = (position: number) => position <= furthest + 1 || Math.abs(position - index) < 2;

  return (
    <div className={classNames('picture-slider', isZoomable && 'picture-slider--whole')}>
      <Swiper
        modules={ZOOM_MODULES}
        zoom={isZoomable}
        touchEventsTarget="container"
        speed={SLIDE_MS}
        initialSlide={index}
        onSwiper={setSwiper}
        onSlideChange={({ activeIndex }) => onIndex(activeIndex)}
      >
        {pictures.map((url, position) => (
          <SwiperSlide key={`${position} ${url}`} aria-hidden={position !== index}>
            <div className={isZoomable ? 'swiper-zoom-container' : 'picture-slider__frame'}>
              <Picture
                url={isWanted(position) ? url : undefined}
                alt={`${title}, Bild ${position + 1} von ${count}`}
                isUrgent={position === 0}
              />
            </div>
          </SwiperSlide>
        ))}
        {onOpen ? (
          <button
            slot="container-end"
            type="button"
            className="picture-slider__open"
            onClick={onOpen}
            onKeyDown={pressKey}
          >
            <VisuallyHidden>Bilder in voller Größe zeigen</VisuallyHidden>
          </button>
        ) : null}
      </Swiper>
      {count > 1 ? (
        <>
          <IconButton
            className="picture-slider__arrow picture-slider__arrow--back"
            variant="floating"
            label="Vorheriges Bild"
            icon={<ChevronLeft />}
            onClick={() => move(-1)}
            onKeyDown={pressKey}
          />
          <IconButton
            className="picture-slider__arrow picture-slider__arrow--on"
            variant="floating"
            label="Nächstes Bild"
            icon={<ChevronRight />}
            onClick={() => move(1)}
            onKeyDown={pressKey}
          />
          <p className="picture-slider__counter" aria-live="polite">
            <VisuallyHidden>Bild </VisuallyHidden>
            {index + 1} / {count}
          </p>
        </>
      ) : null}
    </div>
  );
}
