/** `data-layer`: order of a shop's modal dialogs, which no browser tells. */

const layerOf = ({ dataset }: HTMLDialogElement) => Number(dataset.layer ?? 0);

function dialogsOf(dialog: HTMLDialogElement): HTMLDialogElement[] {
  const root = dialog.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return [];
  return [...root.querySelectorAll<HTMLDialogElement>('dialog[data-layer]')];
}

export const dialogsAbove = (dialog: HTMLDialogElement): HTMLDialogElement[] =>
  dialogsOf(dialog)
    .filter((other) => layerOf(other) > layerOf(dialog))
    .sort((one, other) => layerOf(one) - layerOf(other));

export function showOnTop(dialog: HTMLDialogElement): void {
  dialog.dataset.layer = String(1 + Math.max(0, ...dialogsOf(dialog).map(layerOf)));
  dialog.showModal();
}

/** Below the dialogs that lay above it. */
export function showAgain(dialog: HTMLDialogElement): void {
  for (const each of [dialog, ...dialogsAbove(dialog)]) {
    each.close();
    each.showModal();
  }
}
