import { describe, expect, it } from 'vitest';
import {
  nextScroll,
  startScroll,
  type ScrollEffect,
  type ScrollEvent,
  type ScrollState,
} from '../../../embed/page/scrollState';

type State = ScrollState<string>;
type Event = ScrollEvent<string>;

const idle: State = { name: 'idle' };
const starting: State = { name: 'starting' };
const visitorScrolls: State = { name: 'visitorScrolls' };
const pageRests: State = { name: 'pageRests' };
const restoring: State = { name: 'restoring', isPressed: false };
const pressed: State = { name: 'restoring', isPressed: true };
const pageScrolls = (aim?: string, hasScrolled = false): State => ({ name: 'pageScrolls', aim, hasScrolled });

const takenOver: Event = { type: 'takenOver' };
const pointerDown: Event = { type: 'pointerDown' };
const framesDrawn: Event = { type: 'framesDrawn' };
const pressOn = (aim?: string): Event => ({ type: 'pagePressed', aim });
const moved: Event = { type: 'scrolled', isExpected: false };
const movedAsExpected: Event = { type: 'scrolled', isExpected: true };
const rested = (isAtAim = false, showsPage = true): Event => ({ type: 'rested', isAtAim, showsPage });
const settled = (showsPage: boolean): Event => ({ type: 'contentSettled', showsPage });

const STARTS: readonly (readonly [
  what: string,
  facts: [boolean, string | undefined, boolean],
  to: State,
  effects: string,
])[] = [
  ['a fresh visit before the first frame', [false, undefined, false], idle, ''],
  ['a fresh visit to a page that stands', [false, undefined, true], starting, 'heightAsBefore awaitFrames'],
  ['an anchor in the address', [false, 'kontakt', true], pageScrolls('kontakt'), 'heightAsBefore holdHeight awaitRest'],
  ['a reload', [true, undefined, true], restoring, ''],
  ['a reload of an address with an anchor that the visitor has left', [true, 'kontakt', true], restoring, ''],
];

/** Event, state before, state after, effects. */
const ROWS: readonly (readonly [what: string, from: State, event: Event, to: State, effects: string])[] = [
  ['the page scrolls by a script', idle, moved, pageScrolls(undefined, true), 'holdHeight awaitRest'],
  [
    'it has begun before the listeners were there',
    starting,
    moved,
    pageScrolls(undefined, true),
    'holdHeight awaitRest',
  ],
  ['it has not', starting, framesDrawn, idle, 'releaseHeight'],
  ['two frames later it is scrolling', pageScrolls('kontakt'), framesDrawn, pageScrolls('kontakt'), ''],
  ['a link to an anchor is pressed', idle, pressOn('kontakt'), pageScrolls('kontakt'), 'holdHeight awaitBegin'],
  ['a button of the page is pressed', visitorScrolls, pressOn(), pageScrolls(), 'holdHeight awaitBegin'],
  ['another link, while the page scrolls', pageScrolls('a', true), pressOn('b'), pageScrolls('b', true), 'awaitBegin'],
  ['another link, at rest', pageRests, pressOn('b'), pageScrolls('b'), 'forgetShown holdHeight awaitBegin'],
  ['the page goes on', pageScrolls('kontakt'), moved, pageScrolls('kontakt', true), 'awaitRest'],
  ['it has arrived', pageScrolls('kontakt', true), rested(true), pageRests, 'keepShown releaseHeight notifyRest'],
  ['it was there already', pageScrolls('kontakt'), rested(true), pageRests, 'keepShown releaseHeight notifyRest'],
  ['the anchor of the address was left long ago', pageScrolls('kontakt'), rested(), idle, 'releaseHeight notifyRest'],
  ['the shop fills the window', pageScrolls(undefined, true), rested(false, false), idle, 'releaseHeight notifyRest'],
  ['the shop above grows, which is made up for', pageRests, movedAsExpected, pageRests, ''],
  ['the page scrolls anew', pageRests, moved, pageScrolls(undefined, true), 'forgetShown holdHeight awaitRest'],
  ['the visitor turns the wheel', idle, takenOver, visitorScrolls, 'releaseHeight awaitRest'],
  [
    'in the middle of a smooth scroll',
    pageScrolls('kontakt', true),
    takenOver,
    visitorScrolls,
    'releaseHeight awaitRest',
  ],
  ['where the page has scrolled to', pageRests, takenOver, visitorScrolls, 'forgetShown releaseHeight awaitRest'],
  ['a finger goes down', pageRests, pointerDown, visitorScrolls, 'forgetShown releaseHeight awaitRest'],
  ['what the visitor scrolls is none of the page', visitorScrolls, moved, visitorScrolls, 'awaitRest'],
  ['the visitor rests', visitorScrolls, rested(), idle, 'notifyRest'],
  ['the browser scrolls back, or is stopped by a short page', restoring, movedAsExpected, restoring, 'correctPosition'],
  [
    'a script of the page scrolls elsewhere',
    restoring,
    moved,
    pageScrolls(undefined, true),
    'endRestoring holdHeight awaitRest',
  ],
  [
    'a link to an anchor meanwhile',
    restoring,
    pressOn('kontakt'),
    pageScrolls('kontakt'),
    'endRestoring holdHeight awaitBegin',
  ],
  ['the visitor scrolls meanwhile', restoring, takenOver, visitorScrolls, 'endRestoring releaseHeight awaitRest'],
  ['a press on the banner for consent ends nothing', restoring, pointerDown, pressed, ''],
  [
    'a press on the scrollbar does when it scrolls',
    pressed,
    moved,
    visitorScrolls,
    'endRestoring releaseHeight awaitRest',
  ],
  ['the shop is there again', restoring, settled(false), idle, 'endRestoring'],
  ['it is, above what the visitor reads', restoring, settled(true), pageRests, 'endRestoring keepShown'],
  ['it is, and the visitor has scrolled long since', visitorScrolls, settled(true), visitorScrolls, ''],
  ['a rest while the visitor is being brought back', restoring, rested(), restoring, 'notifyRest'],
];

const named = (effects: readonly ScrollEffect[]) => effects.join(' ');

describe('who scrolls the page', () => {
  it.each(STARTS)('at the start: %s', (_what, [isRestorable, fragment, hasPainted], to, effects) => {
    const step = startScroll({ isRestorable, fragment, hasPainted });
    expect([step.state, named(step.effects)]).toEqual([to, effects]);
  });

  it.each(ROWS)('%s', (_what, from, event, to, effects) => {
    const step = nextScroll(from, event);
    expect([step.state, named(step.effects)]).toEqual([to, effects]);
  });

  it('always gives the height back before nobody watches for rest', () => {
    for (const from of [idle, starting, visitorScrolls, pageRests, restoring, pressed, pageScrolls('kontakt', true)]) {
      const { state, effects } = nextScroll(from, takenOver);
      expect(state).toEqual(visitorScrolls);
      expect(effects).toContain('releaseHeight');
    }
  });
});
