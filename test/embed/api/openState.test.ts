import { expect, it } from 'vitest';
import { nextOpen, type OpenEffect, type OpenEvent, type OpenState } from '../../../embed/api/openState';

const LOADING: OpenState = { name: 'loading', isWanted: false };

function effectsOf(start: OpenState, events: readonly OpenEvent[]): readonly OpenEffect[] {
  let state = start;
  return events.flatMap((event) => {
    const step = nextOpen(state, event);
    state = step.state;
    return step.effects;
  });
}

it.each<[string, OpenState, readonly OpenEvent[], readonly OpenEffect[]]>([
  ['a shop in the page is scrolled to', { name: 'inPage' }, ['open', 'close'], ['start', 'scrollIntoView']],
  ['an overlay opens when its code is there', LOADING, ['open', 'arrived'], ['start', 'openOverlay']],
  ['an overlay that was closed before its code is there stays closed', LOADING, ['open', 'close', 'arrived'], []],
  ['without its code the shop opens all the same', LOADING, ['open', 'missing'], ['start', 'showDialog']],
  ['and closes', LOADING, ['missing', 'open', 'close'], ['start', 'showDialog', 'closeDialog']],
  ['nothing opens after the element has left the page', LOADING, ['open', 'detached', 'arrived', 'open', 'close'], []],
])('%s', (_, state, events, effects) => expect(effectsOf(state, events)).toEqual(effects));
