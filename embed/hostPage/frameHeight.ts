/** Messages (`postMessage`) to the page around the shop's frame; lengths in px. */
type FrameMessage =
  | { source: 'webshop-widget'; type: 'height'; height: number }
  /** Asks the page to scroll the shop into view, which begins at `top` of the frame. */
  | { source: 'webshop-widget'; type: 'arrive'; top: number };

/**
 * Posts the height of the content to the page around the frame, at once and at every change, so that the frame can grow with it.
 * Messages contain no personal data, so every origin may receive them.
 */
export function reportFrameHeight(onChange: (height: number) => void): () => void {
  const page = document;
  let last = 0;
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(page.documentElement.getBoundingClientRect().height);
    if (height === last || height === 0) return;
    last = height;
    tellFrame({ source: 'webshop-widget', type: 'height', height });
    onChange(height);
  });
  observer.observe(page.documentElement);
  return () => observer.disconnect();
}

export const isFramed = (): boolean => window.parent !== window;

export function tellFrame(message: FrameMessage): void {
  window.parent.postMessage(message, '*');
}
