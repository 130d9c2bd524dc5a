import type { Swiper } from 'swiper';

/**
 * Leaves swiping to the browser's scroll snapping: in CSS mode Swiper's touch handlers do nothing, but are on the host's document,
 * some of them not passive. They go with its handlers for scrolling and resizing, which are therefore added anew.
 *
 * @param index the slide that stays in view when the size changes
 */
export function scrollNatively(swiper: Swiper, index = () => swiper.activeIndex): void {
  swiper.detachEvents();
  // Taken off by `destroy`.
  swiper.wrapperEl.addEventListener('scroll', swiper.onScroll);
  swiper.on('resize', () => {
    // Keeps the last measurement while the host hides the shop.
    if (swiper.el.clientWidth === 0) return;
    swiper.updateSize();
    swiper.updateSlides();
    swiper.slideTo(index(), 0);
    swiper.onScroll();
  });
}
