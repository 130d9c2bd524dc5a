import { tellFrame } from './frameMessages';

/** To the page around the frame; no personal data, so for every origin. */
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
