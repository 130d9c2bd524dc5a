import Swiper from 'swiper';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

interface Swiping {
  /** For the element around the track. */
  ref: RefObject<HTMLDivElement | null>;
  /** For the track: from here on the visitor moves it. */
  onPointerDown: () => void;
  onWheel: () => void;
}

/** Milliseconds. In CSS mode Swiper leaves the pace to the browser and asks only whether it is more than none. */
const SMOOTH = 300;
const AT_ONCE = 0;

/**
 * Keeps an index and a Swiper the same, both ways. Swiper works in its CSS mode: the track (`picture-slider__track`) is an ordinary
 * scroller with snap points, whose slides (`picture-slider__slide`) have their size from the style sheet.
 *
 * @param count of slides; with another one Swiper begins anew
 * @param onIndex the visitor has scrolled to another slide
 */
export function useSwiper(index: number, count: number, onIndex: (index: number) => void): Swiping {
  const ref = useRef<HTMLDivElement>(null);
  const running = useRef<Swiper>(undefined);
  /** Where the track is being scrolled to by code: what it passes on the way is not chosen. */
  const target = useRef<number>(undefined);
  const shown = useRef(index);

  const release = () => {
    target.current = undefined;
  };

  const changeSlide = useEffectEvent(({ activeIndex }: Swiper) => {
    if (target.current !== undefined) {
      if (activeIndex === target.current) release();
      return;
    }
    if (activeIndex === shown.current) return;
    shown.current = activeIndex;
    onIndex(activeIndex);
  });

  const fit = useEffectEvent((swiper: Swiper) => {
    // Not shown at all by the host: it keeps what it has measured.
    if (swiper.el.clientWidth === 0) return;
    swiper.updateSize();
    swiper.updateSlides();
    swiper.slideTo(shown.current, AT_ONCE);
    swiper.onScroll();
  });

  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const swiper = new Swiper(element, {
      cssMode: true,
      wrapperClass: 'picture-slider__track',
      slideClass: 'picture-slider__slide',
      // Otherwise Swiper writes the width of each slide into it, which is wrong in print and for a moment while resizing.
      slidesPerView: 'auto',
      initialSlide: shown.current,
      runCallbacksOnInit: false,
      lazyPreload: false,
      watchOverflow: false,
      on: { slideChange: changeSlide, resize: fit },
    });
    // The touch is the browser's. Swiper's own handlers for it would lie on the host's document, some not passive, and do nothing
    // in CSS mode; of all that it listens to only the track's scrolling and its own event for a new size are needed.
    swiper.detachEvents();
    const { wrapperEl, onScroll } = swiper;
    wrapperEl.addEventListener('scroll', onScroll);
    running.current = swiper;
    return () => {
      running.current = undefined;
      wrapperEl.removeEventListener('scroll', onScroll);
      swiper.destroy();
    };
  }, [count]);

  useEffect(() => {
    const swiper = running.current;
    const from = shown.current;
    shown.current = index;
    if (swiper === undefined || from === index) return;
    target.current = swiper.activeIndex === index ? undefined : index;
    // A neighbour slides in unless the visitor wishes for less motion; anything further is there at once.
    const isSmooth = Math.abs(from - index) === 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    swiper.slideTo(index, isSmooth ? SMOOTH : AT_ONCE);
  }, [index]);

  return { ref, onPointerDown: release, onWheel: release };
}
