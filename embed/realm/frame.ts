/** Empty, for unchanged built-ins. Must stay while a script uses them. */
export function openFrame(page: Document): HTMLIFrameElement {
  const frame = page.createElement('iframe');
  frame.style.display = 'none';
  frame.setAttribute('aria-hidden', 'true');
  frame.setAttribute('data-webshop-realm', '');
  page.documentElement.appendChild(frame);
  return frame;
}
