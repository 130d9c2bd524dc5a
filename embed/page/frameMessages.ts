/** `postMessage` to the page around the frame; px. */
type FrameMessage =
  | { source: 'webshop-widget'; type: 'height'; height: number }
  /** Asks the page to scroll the shop into view, which begins at `top` of the frame. */
  | { source: 'webshop-widget'; type: 'arrive'; top: number };

export const isFramed = (): boolean => window.parent !== window;

export function tellFrame(message: FrameMessage): void {
  window.parent.postMessage(message, '*');
}
