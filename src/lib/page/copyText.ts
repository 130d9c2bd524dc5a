/**
 * Copies by a selection without a clipboard (no https, no permission in a frame).
 * @param near an element in the same dialog and shadow root
 * @returns whether the text was copied
 */
export async function copyText(text: string, near: Element | null = focusedElement()): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return near !== null && copySelected(text, near);
  }
}

function focusedElement(): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}

function copySelected(text: string, near: Element): boolean {
  const focused = focusedElement();
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  // Invisible; below 16 px iOS would zoom.
  Object.assign(area.style, { position: 'fixed', top: '0', left: '0', opacity: '0', fontSize: '16px' });
  near.after(area);
  area.focus({ preventScroll: true });
  area.setSelectionRange(0, text.length);
  try {
    // eslint-disable-next-line typescript/no-deprecated
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
