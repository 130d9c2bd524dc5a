/** An empty frame of the page, for the built-ins of its own. It stays as long as a script runs on them, and shows nothing. */
export function openFrame(page: Document): HTMLIFrameElement {
  const frame = page.createElement('iframe');
  frame.style.display = 'none';
  frame.setAttribute('aria-hidden', 'true');
  frame.setAttribute('data-webshop-realm', '');
  page.documentElement.appendChild(frame);
  return frame;
}
