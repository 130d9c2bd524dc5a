/**
 * Copies a text; without a clipboard (a page without https, a frame without the permission) by a selection.
 *
 * @param near an element in the dialog and the shadow root that the visitor is in
 * @returns whether the browser has copied it
 */
export async function copyText(text: string, near: Element | null = focusedElement()): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return near !== null && copySelected(text, near);
  }
}

/** The element with the focus, also in a shadow root. */
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
  // Seen by nobody; iOS does not zoom at 16 px.
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
