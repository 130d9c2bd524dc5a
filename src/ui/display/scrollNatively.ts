import type { Swiper } from 'swiper';

/**
 * Leaves swiping to scroll snapping: in CSS mode Swiper's touch handlers do nothing, but are on the host's document, some not passive. Its
 * handlers for scrolling and resizing go with them and are added anew.
 * @param index the slide kept in view
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
