/** Messages to the page that shows the shop in a frame, by `postMessage`; px. */
export type FrameMessage =
  | { source: 'webshop-widget'; type: 'height'; height: number }
  /** The shop begins at `top` of the frame, and the visitor is to see its beginning. */
  | { source: 'webshop-widget'; type: 'arrive'; top: number };

/**
 * Tells the page around a frame how high its content is, so that the frame can grow with it: at once, and whenever it changes. Nothing in them
 * is private, so that every page may receive them.
 */
export function tellFrameHeight(onChange: (height: number) => void): () => void {
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
