/**
 * State machine of the scroll position while the shop is loading and growing (rules/embedding: place on the page).
 *
 * | state          | scrolled by                       | kept by the shop               | until                                   |
 * | idle           | –                                 | –                              | any scrolling                           |
 * | starting       | possibly the page, before mount   | height before the shop         | two frames                              |
 * | restoring      | the browser, after reload or Back | stored position in the shop    | any scrolling, or its content is loaded |
 * | pageScrolls    | the page: anchor, script          | height of the shop             | rest                                    |
 * | pageRests      | –                                 | position of the page's element | any scrolling                           |
 * | visitorScrolls | the visitor or the shop           | –                              | rest                                    |
 *
 * `Anchor` is an element of the page, the target of its scrolling.
 */
export type ScrollState<Anchor> =
  | { name: 'idle' | 'starting' | 'visitorScrolls' | 'pageRests' }
  | { name: 'restoring'; isPressed: boolean }
  /** `aim`: if known. `hasScrolled`: since the height is held. */
  | { name: 'pageScrolls'; aim: Anchor | undefined; hasScrolled: boolean };

export type ScrollEvent<Anchor> =
  /** `isExpected`: at its position, or on the way. */
  | { type: 'scrolled'; isExpected: boolean }
  | { type: 'pagePressed'; aim: Anchor | undefined }
  /** Wheel, touch or key; the shop scrolls or shows another screen. */
  | { type: 'takenOver' }
  /** `pointerdown`: possibly a click, a text selection, or a drag of the scrollbar. */
  | { type: 'pointerDown' }
  /** No scroll event for a while. `isAtAim`: a jump to `aim` would end here. */
  | { type: 'rested'; isAtAim: boolean; showsPage: boolean }
  /** Two frames after the start. */
  | { type: 'framesDrawn' }
  /** The content of before the reload is rendered. */
  | { type: 'contentSettled'; showsPage: boolean };

export type ScrollEffect =
  | 'heightAsBefore'
  | 'holdHeight'
  | 'releaseHeight'
  | 'awaitBegin'
  | 'awaitRest'
  | 'awaitFrames'
  | 'keepShown'
  | 'forgetShown'
  | 'correctPosition'
  | 'endRestoring'
  | 'notifyRest';

interface ScrollStep<Anchor> {
  state: ScrollState<Anchor>;
  effects: readonly ScrollEffect[];
}

interface StartFacts<Anchor> {
  /** By the browser, and a position is stored. */
  isRestorable: boolean;
  /** Target of the URL's fragment. */
  fragment: Anchor | undefined;
  hasPainted: boolean;
}

export function startScroll<Anchor>({ isRestorable, fragment, hasPainted }: StartFacts<Anchor>): ScrollStep<Anchor> {
  if (isRestorable) return { state: { name: 'restoring', isPressed: false }, effects: [] };
  if (fragment !== undefined) {
    const state = { name: 'pageScrolls', aim: fragment, hasScrolled: false } as const;
    return { state, effects: ['heightAsBefore', 'holdHeight', 'awaitRest'] };
  }
  // The page may have scrolled before the listeners, without the shop's height.
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

/** Not the height, which the next state may keep. */
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
  // Restored too early on a growing page, or content has grown above.
  if (state.name === 'restoring' && isExpected) return { state, effects: ['correctPosition'] };
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
  if (state.name === 'visitorScrolls') return { state: { name: 'idle' }, effects: ['notifyRest'] };
  if (state.name !== 'pageScrolls') return { state, effects: ['notifyRest'] };
  // Not a fragment that the visitor has left.
  const isWanted = state.hasScrolled || state.aim === undefined || isAtAim;
  // Before the height is released, which may move the element.
  return isWanted && showsPage
    ? { state: { name: 'pageRests' }, effects: ['keepShown', 'releaseHeight', 'notifyRest'] }
    : { state: { name: 'idle' }, effects: ['releaseHeight', 'notifyRest'] };
}
