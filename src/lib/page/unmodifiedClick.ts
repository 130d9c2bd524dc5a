/** With a modifier key the browser opens a tab or window, or saves the target. */
export function isUnmodifiedClick(event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
