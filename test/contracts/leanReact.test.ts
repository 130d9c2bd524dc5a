import { expect, it } from 'vitest';
import { readSources } from './sources';

/** What `test/tools/leanReact.ts` leaves out of the built script; development and unit tests run on React whole and would not notice. */
const LEFT_OUT: Record<string, RegExp> = {
  hydration: /\bhydrateRoot\b/,
  'hooks of transitions and actions': /\buse(?:Transition|ActionState|FormStatus|Optimistic)\b|<form[^>]*\saction=\{/,
  'view transitions and lists of suspense': /\b(?:ViewTransition|addTransitionType|SuspenseList)\b/,
  'elements of a document’s head and frame': /<(?:link|style|script|meta|title|base|html|head|body)[\s/>]/,
  'custom elements': /<[a-z]+-[a-z-]+[\s/>]/,
  'references to fragments': /<Fragment[^>]*\sref=/,
  'events that enter and leave, compose and select':
    /\bon(?:Mouse|Pointer)(?:Enter|Leave)=|\bonBeforeInput=|\bonComposition|<(?:input|textarea)[^>]*\sonSelect=/,
  'stacks of components': /\bcomponentStack\b|\bcaptureOwnerStack\b/,
};

it.each(Object.entries(LEFT_OUT))('no component uses what is left out of React: %s', (_, pattern) => {
  const users = readSources('src', 'embed')
    .filter(({ path, code }) => path.endsWith('.tsx') && pattern.test(code.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')))
    .map(({ path }) => path);
  expect(users).toEqual([]);
});
