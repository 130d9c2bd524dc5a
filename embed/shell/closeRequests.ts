import { showAgain } from '../../src/ui/overlay/layers';

interface CloseRequestParts {
  dialog: HTMLDialogElement;
  /** Back would leave the page on which the overlay was opened. */
  isAtOpening: () => boolean;
  isOpen: () => boolean;
  close: () => void;
  goBack: () => void;
}

const WITHOUT_TEXT = ['button', 'checkbox', 'color', 'file', 'hidden', 'image', 'radio', 'range', 'reset', 'submit'];

/**
 * Escape closes the overlay, unless something in it is open or typed. Back of Android, which Chrome gives to the top dialog, goes a step back,
 * and closes only on the screen on which a press has opened it.
 */
export function watchCloseRequests({ dialog, isAtOpening, isOpen, close, goBack }: CloseRequestParts) {
  const page = dialog.ownerDocument;
  const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
  const leaving = new AbortController();
  const { signal } = leaving;
  let isEscape = false;

  function isInUse() {
    const isTyped = [...typed].some((field) => field.value !== '' && field.getClientRects().length > 0);
    return isTyped || dialog.querySelector('dialog[open]') !== null;
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.isComposing || !isOpen()) return;
    isEscape = true;
    // Without `closedby` the browser asks the dialog right after.
    setTimeout(() => (isEscape = false));
    if (event.defaultPrevented || isInUse()) return;
    event.preventDefault();
    close();
  }

  function onCloseRequest() {
    if (isEscape || !isOpen()) return;
    if (!isAtOpening()) {
      goBack();
      return;
    }
    // An Escape for lists and fields.
    const root = dialog.getRootNode();
    const focused = root instanceof ShadowRoot ? root.activeElement : null;
    (dialog.contains(focused) ? focused : dialog)?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
    );
    // The next one leaves the page, as without the shop.
    if (isOpen()) dialog.setAttribute('closedby', 'none');
  }

  dialog.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLTextAreaElement) typed.add(target);
      if (target instanceof HTMLInputElement && !WITHOUT_TEXT.includes(target.type)) typed.add(target);
    },
    { signal },
  );
  dialog.addEventListener('keydown', onKey, { signal });
  // A banner has its own Escape.
  page.addEventListener('keydown', (event) => event.target === page.body && onKey(event), { signal });
  dialog.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== dialog) return;
      event.preventDefault();
      onCloseRequest();
    },
    { signal },
  );
  // Without a press between two requests the browser closes without asking.
  dialog.addEventListener(
    'close',
    (event) => {
      if (event.target !== dialog || dialog.open || !isOpen()) return;
      showAgain(dialog);
      onCloseRequest();
    },
    { signal },
  );

  return {
    follow: () => dialog.setAttribute('closedby', isAtOpening() ? 'closerequest' : 'none'),
    stop: () => leaving.abort(),
  };
}
