import { act, cleanup, render, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { SearchWidgetShop } from '../../../src/app/SearchWidgetShop';
import { ShopStart } from '../../../src/app/ShopStart';
import { startShop } from '../../../src/app/startShop';
import { axiosTransport } from '../../../src/lib/http/axiosTransport';
import { HttpError } from '../../../src/lib/http/errors';
import type { Transport } from '../../../src/lib/http/transport';
import { createShopBase } from '../../../src/state/shopBase';
import { StyleRoot } from '../../../src/ui/styles';
import { anEnvironment } from '../../builders/environment';
import { NOW } from '../../now';
import { FAULTS, type CallMatcher, type Fault } from '../../platform/faults';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { CRASH, expectItems, press, queryItem, RETRY, WAIT_OPTIONS, type ScreenItem } from './screenItems';

/** By fault, else by its group, else `always`: what a call that fails in this way leaves on the screen. */
export interface Ending extends Partial<
  Record<Fault | 'lost' | 'nothing' | 'damaged' | 'always', readonly ScreenItem[]>
> {
  /** After another try that succeeds; default: the whole screen. */
  retried?: readonly ScreenItem[];
}

interface FaultScreen {
  /** Opens the screen, with everything that is kept for it. */
  open: (transport: Transport) => void;
  /** On a screen that has loaded: its calls fail, and those of the loading do not. */
  action?: () => Promise<void> | void;
  /** The same action once more; absent: no button of the screen does it at once. */
  again?: () => Promise<void> | void;
  /** What stands there when nothing fails, and again after another try. */
  whole: readonly ScreenItem[];
  /** Before the action; default: the same. */
  ready?: readonly ScreenItem[];
  /** What has to hold as well before the action: that a part which shows nothing has asked what it asks at the start. */
  isSettled?: () => void;
  /**
   * Every call by its name (`nameOf`). Those with the very same ending fail together. A text says which other screen's
   * rows show its failing.
   */
  calls: Readonly<Record<string, Ending | string>>;
  /** What the visitor has entered or chosen before is still there. */
  isKept?: () => void;
  /** After these the visitor is elsewhere, and what was entered belongs to what is no longer there. */
  isLostBy?: readonly Fault[];
}

const GROUPS: Partial<Record<Fault, 'nothing' | 'damaged'>> = {
  empty: 'nothing',
  null: 'nothing',
  'optional-null': 'damaged',
  'wrong-types': 'damaged',
};

function endingOf(ending: Ending, fault: Fault): readonly ScreenItem[] {
  const sights = ending[fault] ?? ending[GROUPS[fault] ?? 'lost'] ?? ending.always;
  if (sights === undefined) throw new Error(`nothing is expected of ${fault}`);
  return sights;
}

/** Answers that arrive whole, but with something else in them than agreed: the screen has to show what is left. */
const DAMAGED: readonly Fault[] = ['optional-null', 'wrong-types'];

/**
 * Faults to show a screen with: one for each ending that they lead to, and one of the damaged answers wherever those end like a
 * lost one. Which of several that end alike changes from row to row. (How each fault is understood is proven without a screen:
 * test/lib/http/faults.test.ts.)
 */
export function faultsToShow(endingFor: (fault: Fault) => unknown, row: number): Fault[] {
  const groups = new Map<string, Fault[]>();
  for (const fault of FAULTS) {
    const key = `${String(DAMAGED.includes(fault))} ${String(endingFor(fault))}`;
    groups.set(key, [...(groups.get(key) ?? []), fault]);
  }
  return [...groups.values()].flatMap((alike) => alike[row % alike.length] ?? []);
}

const ID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';

/** Method and path of a call, its ids and dealers left out. */
export function nameOf({ method, path }: { method: string; path: string }): string {
  const short = decodeURIComponent(path)
    .replace(new RegExp(`00000000-0000-4000-8000-0000000000\\d\\d`, 'g'), '{a}')
    .replace(new RegExp(ID, 'g'), '{id}');
  return `${method} ${short}`;
}

function matcherOf(call: string): CallMatcher {
  const [method = '', path = ''] = call.split(' ');
  const pattern = path
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replaceAll('{a}', ID)
    .replaceAll('{id}', ID);
  return { method, path: new RegExp(`^[a-z]+://[^/]+${pattern}(\\?|$)`) };
}

/** What never answers now: the shop's own limit of half a minute is nothing to wait for. */
let unanswered: readonly CallMatcher[] = [];
const TIMEOUT_MS = 20;

/** Calls without an answer yet. */
let pending = 0;

/** The shop's own transport, without the waiting. */
export const shortTimeoutTransport: Transport = async (request) => {
  const isHopeless = unanswered.some(
    ({ method, path }) => method === request.method && path instanceof RegExp && path.test(request.url),
  );
  pending += 1;
  try {
    const answer = axiosTransport(request);
    if (!isHopeless) return await answer;
    answer.catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
    throw new HttpError(request.signal?.aborted ? 'aborted' : 'timeout');
  } finally {
    pending -= 1;
  }
};

/** The calls of the list that a visitor comes to from elsewhere; its own rows show their failing. */
export const CALLS_OF_SEARCH = {
  'GET /cardealeradmin/{a}/cars/available-property-values-extended-by-cartypes': 'the search',
  'GET /cardealeradmin/{a}/cars/property-values-extended': 'the search',
  'GET /cars/headerImages': 'the search',
  'GET /equipments': 'the search',
};

/** Endings of a call that must not be sent twice: any 2xx counts as a success, except the page of somebody else. */
export const endingOfWrite = (done: readonly ScreenItem[], lost: readonly ScreenItem[], more: Ending = {}): Ending => ({
  lost,
  truncated: done,
  nothing: done,
  damaged: done,
  ...more,
});

/** Makes every one of these calls fail, by name; returns undo. */
export function failCalls(calls: readonly string[], fault: Fault): () => void {
  const matchers = calls.map(matcherOf);
  pending = 0;
  unanswered = fault === 'timeout' ? matchers : [];
  const undo = matchers.map((matcher) => platform.fail(matcher, fault));
  return () => {
    unanswered = [];
    for (const each of undo) each();
  };
}

/** Unmounts the shop and resets platform and storage for the next visitor. */
export function leave(): void {
  unanswered = [];
  cleanup();
  platform.reset();
  localStorage.clear();
}

/** The matrix of one screen: every call × every fault, and that there is no call beside the table. */
export function describeFaults(name: string, screen: FaultScreen): void {
  const { calls, open, action, again, whole, ready = whole, isSettled, isKept, isLostBy } = screen;

  async function begin(): Promise<void> {
    open(shortTimeoutTransport);
    if (action === undefined) return;
    await expectItems(ready);
    await waitFor(() => {
      isSettled?.();
      expect(pending, 'calls without an answer').toBe(0);
    }, WAIT_OPTIONS);
    platform.record.length = 0;
  }

  async function run(failing: readonly string[], ending: Ending, fault: Fault): Promise<void> {
    let undo: () => void = () => undefined;
    const fail = () => {
      undo = failCalls(failing, fault);
    };
    try {
      if (action === undefined) fail();
      await begin();
      if (action !== undefined) fail();
      await action?.();
      await waitFor(() => {
        expect(requestedCalls()).toEqual(expect.arrayContaining([...failing]));
        expect(pending, 'calls without an answer').toBe(0);
      }, WAIT_OPTIONS);
      await expectItems(endingOf(ending, fault));
      expect(queryItem(CRASH)).toBeUndefined();
      if (!isLostBy?.includes(fault)) isKept?.();

      undo();
      const retry = queryItem(RETRY);
      const isDone = endingOf(ending, fault) === whole;
      if (retry) press(retry);
      else if (isDone || again === undefined) return;
      else await again();
      await expectItems(ending.retried ?? whole);
      if (action === undefined) isKept?.();
    } finally {
      leave();
    }
  }

  const rows = new Map<Ending, string[]>();
  for (const [call, ending] of Object.entries(calls)) {
    if (typeof ending !== 'string') rows.set(ending, [...(rows.get(ending) ?? []), call]);
  }

  describe(name, () => {
    // rules/platform-and-wire: calls.
    it('makes the calls of the table, and no other', async () => {
      const expected = Object.keys(calls).toSorted();
      await begin();
      await action?.();
      await expectItems(whole);
      await waitFor(() => expect(requestedCalls()).toEqual(expected), WAIT_OPTIONS);
      await calculatorsHavePaused();
      expect(requestedCalls()).toEqual(expected);
    });

    const cases = [...rows].flatMap(([ending, failing], row) =>
      faultsToShow((fault) => endingOf(ending, fault), row).map(
        (fault) => [failing.join(', '), fault, failing, ending] as const,
      ),
    );
    it.each(cases)('is of use without the right answer of %s (%s)', async (_, fault, failing, ending) => {
      await run(failing, ending, fault);
    });
  });
}

/** Calculators pause before they ask: what comes later than this does not come. */
const calculatorsHavePaused = () => act(() => new Promise((resolve) => setTimeout(resolve, 350)));

const requestedCalls = () => [...new Set(platform.record.map(nameOf))].toSorted();

/** The compact search of a dealer's home page. */
export function renderWidget(transport: Transport): void {
  const environment = anEnvironment({ mode: 'search' });
  const base = createShopBase(environment, { transport, now: () => NOW, pause: () => Promise.resolve() });
  const starter = startShop(base, (started) => started);
  const view = render(
    <StyleRoot root={document}>
      <ShopStart starter={starter} look={environment.look} isCompact>
        {(started) => <SearchWidgetShop base={base} {...started} />}
      </ShopStart>
    </StyleRoot>,
  );
  onTestFinished(() => {
    view.unmount();
    starter.stop();
  });
}

/** The shop at an address. */
export const openAt =
  (at: string | (() => string)) =>
  (transport: Transport): void => {
    renderApp({ at: typeof at === 'string' ? at : at(), transport });
  };
