/**
 * Who scrolls the page, and what the shop keeps in place meanwhile.
 *
 * | state          | who scrolls                       | what is kept                           | until                                              |
 * | idle           | nobody                            | nothing                                | something scrolls                                  |
 * | starting       | the page, perhaps, before mount   | height before the shop                 | two frames                                         |
 * | restoring      | the browser, after reload or Back | place of the visitor in the shop       | visitor, page or shop scrolls, or its content is there |
 * | pageScrolls    | the page: anchor, script          | height of the shop                     | rest                                               |
 * | pageRests      | nobody                            | element that the page has scrolled to  | visitor, page or shop scrolls                      |
 * | visitorScrolls | the visitor or the shop           | nothing                                | rest                                               |
 *
 * `Anchor` is an element of the page that it is about to scroll to.
 */
export type ScrollState<Anchor> =
  | { name: 'idle' | 'starting' | 'visitorScrolls' | 'pageRests' }
  /** The visitor may be dragging the scrollbar. */
  | { name: 'restoring'; isPressed: boolean }
  /** `aim`: where known. `hasScrolled`: since the height is held. */
  | { name: 'pageScrolls'; aim: Anchor | undefined; hasScrolled: boolean };

export type ScrollEvent<Anchor> =
  /** `isExpected`: what is kept stands where it is kept, or is on its way there. */
  | { type: 'scrolled'; isExpected: boolean }
  /** A click on the page, outside of the shop. */
  | { type: 'pagePressed'; aim: Anchor | undefined }
  /** Wheel, finger or key; the shop scrolls by itself, or shows another screen. */
  | { type: 'takenOver' }
  /** A pointer goes down, which may end in a click, in selecting text, or at the scrollbar. */
  | { type: 'pointerDown' }
  /** Nothing has scrolled for a while. `isAtAim`: a jump to `aim` would end here. */
  | { type: 'rested'; isAtAim: boolean; showsPage: boolean }
  /** Two frames after the start. */
  | { type: 'framesDrawn' }
  /** The shop shows what it showed before the reload. */
  | { type: 'contentSettled'; showsPage: boolean };

/** To be carried out in this order. */
export type ScrollEffect =
  | 'heightAsBefore'
  | 'holdHeight'
  | 'releaseHeight'
  | 'awaitBegin'
  | 'awaitRest'
  | 'awaitFrames'
  | 'keepShown'
  | 'forgetShown'
  | 'correctPlace'
  | 'endRestoring'
  | 'tellRest';

export interface ScrollStep<Anchor> {
  state: ScrollState<Anchor>;
  effects: readonly ScrollEffect[];
}

interface StartFacts<Anchor> {
  /** The browser brings the visitor back, and their place is known. */
  isRestorable: boolean;
  /** Anchor of the page that its address names. */
  fragment: Anchor | undefined;
  hasPainted: boolean;
}

/** First state of a mount. */
export function startScroll<Anchor>({ isRestorable, fragment, hasPainted }: StartFacts<Anchor>): ScrollStep<Anchor> {
  if (isRestorable) return { state: { name: 'restoring', isPressed: false }, effects: [] };
  // The page is scrolling to the fragment or has just done so.
  if (fragment !== undefined) {
    const state = { name: 'pageScrolls', aim: fragment, hasScrolled: false } as const;
    return { state, effects: ['heightAsBefore', 'holdHeight', 'awaitRest'] };
  }
  // The page may have started to scroll before the listeners were there, and then without the shop's height.
  if (hasPainted) return { state: { name: 'starting' }, effects: ['heightAsBefore', 'awaitFrames'] };
  return { state: { name: 'idle' }, effects: [] };
}

export function nextScroll<Anchor>(state: ScrollState<Anchor>, event: ScrollEvent<Anchor>): ScrollStep<Anchor> {
  const unchanged: ScrollStep<Anchor> = { state, effects: [] };
  switch (event.type) {
    case 'scrolled':
      return afterScroll(state, event.isExpected);
    case 'pagePressed': {
      const hasScrolled = state.name === 'pageScrolls' && state.hasScrolled;
      const hold: readonly ScrollEffect[] = state.name === 'pageScrolls' ? [] : [...leaving(state), 'holdHeight'];
      return { state: { name: 'pageScrolls', aim: event.aim, hasScrolled }, effects: [...hold, 'awaitBegin'] };
    }
    case 'pointerDown':
      if (state.name === 'restoring') return { state: { ...state, isPressed: true }, effects: [] };
      return takenOver(state);
    case 'takenOver':
      return takenOver(state);
    case 'rested':
      return afterRest(state, event);
    case 'framesDrawn':
      return state.name === 'starting' ? { state: { name: 'idle' }, effects: ['releaseHeight'] } : unchanged;
    case 'contentSettled':
      if (state.name !== 'restoring') return unchanged;
      return event.showsPage
        ? { state: { name: 'pageRests' }, effects: ['endRestoring', 'keepShown'] }
        : { state: { name: 'idle' }, effects: ['endRestoring'] };
  }
}

/** Gives up what a state keeps, but for the height, which the next one may keep too. */
function leaving(state: ScrollState<unknown>): readonly ScrollEffect[] {
  if (state.name === 'restoring') return ['endRestoring'];
  return state.name === 'pageRests' ? ['forgetShown'] : [];
}

function takenOver<Anchor>(state: ScrollState<Anchor>): ScrollStep<Anchor> {
  return { state: { name: 'visitorScrolls' }, effects: [...leaving(state), 'releaseHeight', 'awaitRest'] };
}

function afterScroll<Anchor>(state: ScrollState<Anchor>, isExpected: boolean): ScrollStep<Anchor> {
  if (state.name === 'visitorScrolls') return { state, effects: ['awaitRest'] };
  if (state.name === 'pageScrolls') return { state: { ...state, hasScrolled: true }, effects: ['awaitRest'] };
  // The browser was stopped by the end of a page that is still growing, or counts from the top of a page that is.
  if (state.name === 'restoring' && isExpected) return { state, effects: ['correctPlace'] };
  if (state.name === 'restoring' && state.isPressed) return takenOver(state);
  if (state.name === 'pageRests' && isExpected) return { state, effects: [] };
  return {
    state: { name: 'pageScrolls', aim: undefined, hasScrolled: true },
    effects: [...leaving(state), 'holdHeight', 'awaitRest'],
  };
}

function afterRest<Anchor>(
  state: ScrollState<Anchor>,
  { isAtAim, showsPage }: { isAtAim: boolean; showsPage: boolean },
): ScrollStep<Anchor> {
  if (state.name === 'visitorScrolls') return { state: { name: 'idle' }, effects: ['tellRest'] };
  if (state.name !== 'pageScrolls') return { state, effects: ['tellRest'] };
  // A fragment that the visitor has left long ago is nothing to keep.
  const isWanted = state.hasScrolled || state.aim === undefined || isAtAim;
  // Kept before the height is given back: it has to stay where it is now.
  return isWanted && showsPage
    ? { state: { name: 'pageRests' }, effects: ['keepShown', 'releaseHeight', 'tellRest'] }
    : { state: { name: 'idle' }, effects: ['releaseHeight', 'tellRest'] };
}
