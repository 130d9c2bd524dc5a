import Swiper from 'swiper';
import { useEffect, useEffectEvent, useRef } from 'react';
import { scrollNatively } from '../../../ui/display/scrollNatively';

/** ms. In CSS mode Swiper only checks that it is not 0. */
const SMOOTH_MS = 300;
const INSTANT_MS = 0;

/**
 * CSS mode: the track scrolls with snap points, the style sheet sizes the slides.
 * @param count a new number creates a new Swiper
 */
export function useSwiper(index: number, count: number, onIndex: (index: number) => void) {
  const ref = useRef<HTMLDivElement>(null);
  const running = useRef<Swiper>(undefined);
  /** Of scrolling by code: slides passed on the way are ignored. */
  const target = useRef<number>(undefined);
  const visibleIndex = useRef(index);

  const release = () => {
    target.current = undefined;
  };

  const changeSlide = useEffectEvent(({ activeIndex }: Swiper) => {
    if (target.current !== undefined) {
      if (activeIndex === target.current) release();
      return;
    }
    if (activeIndex === visibleIndex.current) return;
    visibleIndex.current = activeIndex;
    onIndex(activeIndex);
  });

  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const swiper = new Swiper(element, {
      cssMode: true,
      wrapperClass: 'picture-slider__track',
      slideClass: 'picture-slider__slide',
      // Swiper would set widths, wrong in print and while resizing.
      slidesPerView: 'auto',
      initialSlide: visibleIndex.current,
      runCallbacksOnInit: false,
      lazyPreload: false,
      watchOverflow: false,
      on: { slideChange: changeSlide },
    });
    scrollNatively(swiper, () => visibleIndex.current);
    running.current = swiper;
    return () => {
      running.current = undefined;
      swiper.destroy();
    };
  }, [count]);

  useEffect(() => {
    const swiper = running.current;
    const from = visibleIndex.current;
    visibleIndex.current = index;
    if (swiper === undefined || from === index) return;
    target.current = swiper.activeIndex === index ? undefined : index;
    // Smooth only to a neighbour, without reduced motion.
    const isSmooth = Math.abs(from - index) === 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches;
    swiper.slideTo(index, isSmooth ? SMOOTH_MS : INSTANT_MS);
  }, [index]);

  return { ref, onPointerDown: release, onWheel: release };
}
