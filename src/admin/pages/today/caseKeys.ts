/** J and K go through the cases, E does what is next (rules/admin: today). */
export function pressCaseKey(event: KeyboardEvent): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLElement) || !(currentTarget instanceof HTMLElement)) return;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target.closest('dialog, input, textarea, select') !== null) return;
  const names = [...currentTarget.querySelectorAll<HTMLElement>('.case-row__name')];
  const at = names.findIndex((name) => name.closest('li')?.contains(target));
  const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[key];
  const row = names[at]?.closest('li');
  if (step !== undefined) names[Math.max(0, Math.min(at + step, names.length - 1))]?.focus();
  else if (key === 'e' && row) press(row);
  else return;
  event.preventDefault();
}

/** What is next in a case; a call is only offered. */
function press(row: HTMLElement): void {
  const next = ['.case-row__first', '.button--secondary', '.case-row__acts button']
    .map((selector) => row.querySelector<HTMLElement>(selector))
    .find((each) => each !== null);
  if (next instanceof HTMLAnchorElement && next.protocol === 'tel:') next.focus();
  else next?.click();
}
