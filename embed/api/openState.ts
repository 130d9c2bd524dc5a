/**
 * State machine of opening and closing a shop from the page.
 *
 * | state   | `open`                            | `close`                    | until                         |
 * | inPage  | starts it, scrolls to it          | –                          | it is detached                |
 * | loading | is done when the code has arrived | forgets that it was wanted | the overlay's code, or none   |
 * | overlay | starts and opens it               | closes it                  | it is detached                |
 * | dialog  | the shop all the same, bare       | closes the dialog          | it is detached                |
 */
export type OpenState = { name: 'inPage' | 'overlay' | 'dialog' | 'detached' } | { name: 'loading'; isWanted: boolean };

/** `arrived`, `missing`: the code of the overlay. */
export type OpenEvent = 'open' | 'close' | 'arrived' | 'missing' | 'detached';

export type OpenEffect = 'start' | 'scrollIntoView' | 'openOverlay' | 'closeOverlay' | 'showDialog' | 'closeDialog';

interface OpenStep {
  state: OpenState;
  effects: readonly OpenEffect[];
}

const OPENING = {
  inPage: ['start', 'scrollIntoView'],
  overlay: ['start', 'openOverlay'],
  dialog: ['start', 'showDialog'],
} as const;

export function nextOpen(state: OpenState, event: OpenEvent): OpenStep {
  const unchanged: OpenStep = { state, effects: [] };
  if (event === 'detached') return { state: { name: 'detached' }, effects: [] };
  if (state.name === 'detached') return unchanged;
  if (state.name === 'loading') {
    if (event === 'open' || event === 'close')
      return { state: { name: 'loading', isWanted: event === 'open' }, effects: [] };
    const name = event === 'arrived' ? 'overlay' : 'dialog';
    return { state: { name }, effects: state.isWanted ? OPENING[name] : [] };
  }
  if (event === 'open') return { state, effects: OPENING[state.name] };
  if (event !== 'close' || state.name === 'inPage') return unchanged;
  return { state, effects: [state.name === 'overlay' ? 'closeOverlay' : 'closeDialog'] };
}
