import { describe, expect, it } from 'vitest';
import { isDisabledChoice, toggled } from '../../../src/ui/fields/choice';

const choices = [{ value: 'a' }, { value: 'b' }, { value: 'c' }];

describe('a press on one of several choices', () => {
  it.each([
    [[], 'b', ['b']],
    [['c'], 'a', ['a', 'c']],
    [['a', 'c'], 'a', ['c']],
    [['x', 'a'], 'b', ['a', 'b', 'x']],
    [['x', 'a'], 'a', ['x']],
  ])('turns %j with %s into %j', (chosen, pressed, expected) => {
    expect(toggled(choices, chosen, pressed)).toEqual(expected);
  });

  it.each([
    [{ count: 0 }, false, true],
    [{ count: 0 }, true, false],
    [{ count: 1 }, false, false],
    [{}, false, false],
    [{ isDisabled: true }, false, true],
  ])('on %j, chosen %s, is not possible: %s', (state, isChosen, expected) => {
    expect(isDisabledChoice({ value: 'a', label: 'A', ...state }, isChosen)).toBe(expected);
  });
});
