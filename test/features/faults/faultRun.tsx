import { cleanup, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { SearchWidgetShop, startWidget } from '../../../src/app/SearchWidgetShop';
import { ShopStart } from '../../../src/app/ShopStart';
import { createShopBase } from '../../../src/state/shopBase';
import { StyleRoot } from '../../../src/ui/styles';
import { anEnvironment } from '../../builders/environment';
import { NOW } from '../../now';
import { FAULT_CLASSES, type CallMatcher, type Fault, type FaultClass } from '../../platform/faults';
import { platform } from '../../platformServer';
import { renderApp } from '../../render';
import { CRASH, expectItems, press, queryItem, RETRY, type ScreenItem } from './screenItems';
import { clockTransport, leaveUnanswered, settle, startShopClock, until, untilAnswered } from './shopClock';

type Items = readonly ScreenItem[];

/** By class of fault, else by its group, else `always`: what a call that fails in this way leaves on the screen. */
export interface Ending extends Partial<Record<FaultClass | 'damaged' | 'always', Items>> {
  /** After another try, which does something else, and succeeds; default: the whole screen. */
  retried?: Items;
  /** Nothing is read of the answer: whatever stands in it, it is the same. */
  isUnread?: true;
  /** Without it other calls of the table are not made. */
  isAlone?: true;
}

interface FaultScreen {
  /** Opens the screen, with everything that is kept for it. */
  open: () => void;
  /** On a screen that has loaded: its calls fail, and those of the loading do not. */
  action?: () => Promise<void> | void;
  /** The same action once more; absent: no button of the screen does it at once. */
  again?: () => Promise<void> | void;
  /** What stands there when nothing fails, and again after another try. */
  whole: Items;
  /** Before the action; default: the same. */
  ready?: Items;
  /** What has to hold as well before the action: that a part which shows nothing has asked what it asks at the start. */
  isSettled?: () => void;
  /** Every call by its name (`nameOf`). Those with the very same ending fail together. A text says which other screen shows its failing. */
  calls: Readonly<Record<string, Ending | string>>;
  /** What the visitor has entered or chosen before is still there. */
  isKept?: () => void;
  /** After it the visitor is elsewhere, and what was entered belongs to what is no longer there. */
  isLostBy?: FaultClass;
}

/** Calls that fail at the same time, and what they leave on the screen. */
interface Failing {
  faults: readonly (readonly [call: string, fault: Fault])[];
  items: Items;
  /** What another try leads to; absent: there is none. */
  retried?: Items;
  /** Another try does something else. */
  isElse?: boolean;
  isLosing?: boolean;
}

const CLASSES = Object.keys(FAULT_CLASSES) as FaultClass[];
/** Answers that arrive, but with something else in them than agreed: the screen shows what is left. */
const DAMAGED: readonly FaultClass[] = ['partial', 'wrong'];

function endingOf(ending: Ending, name: FaultClass): Items {
  const group = name === 'nothing' ? ending.nothing : DAMAGED.includes(name) ? ending.damaged : ending.lost;
  const items = ending[name] ?? group ?? ending.always;
  if (items === undefined) throw new Error(`nothing is expected of ${name}`);
  return items;
}

/** One of the faults of a class; which one changes from row to row. An answer without content cannot be cut. */
function faultOf(name: FaultClass, row: number): Fault {
  const faults = FAULT_CLASSES[name].filter((fault) => fault !== 'truncated');
  return faults[row % faults.length] ?? 'network';
}

/** Classes that end alike, damaged answers apart; which one of them is shown changes from row to row. */
function classesToShow(endingFor: (name: FaultClass) => unknown, row: number, isUnread = false): FaultClass[] {
  const groups = new Map<string, FaultClass[]>();
  for (const name of CLASSES) {
    const key = `${String(!isUnread && DAMAGED.includes(name))} ${String(endingFor(name))}`;
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return [...groups.values()].flatMap((alike) => {
    // The demo platform has done nothing where it answers nothing.
    const candidates = isUnread && alike.includes('wrong') ? DAMAGED : alike;
    return candidates[row % candidates.length] ?? [];
  });
}

/**
 * The visits that show every ending of a screen: what fails one after the other with a try in between, what has no way on, and at last,
 * together, the calls that the screen does without.
 */
function visitsOf({ calls, whole, again, isLostBy }: FaultScreen): Failing[][] {
  const rows = new Map<Ending, string[]>();
  for (const [call, ending] of Object.entries(calls)) {
    if (typeof ending !== 'string') rows.set(ending, [...(rows.get(ending) ?? []), call]);
  }
  const visits: Failing[][] = [];
  const spared: Failing['faults'][] = [];
  for (const [row, [ending, names]] of [...rows].entries()) {
    const { retried = whole, isUnread, isAlone } = ending;
    const steps = classesToShow((name) => endingOf(ending, name), row, isUnread).map((name): Failing => {
      const fault = faultOf(name, row);
      const faults = names.map((call) => [call, fault] as const);
      const items = endingOf(ending, name);
      const hasTry = items !== whole && (again !== undefined || items.includes(RETRY));
      return {
        faults,
        items,
        isLosing: name === isLostBy,
        isElse: ending.retried !== undefined,
        ...(hasTry && { retried }),
      };
    });
    const wholes = steps.filter(({ items }) => items === whole);
    const chain = steps.filter((step) => step.retried !== undefined);
    if (ending.retried !== undefined) visits.push(...chain.map((step) => [step]));
    else if (chain.length > 0) visits.push([...chain, ...wholes.splice(0, 1)]);
    const ends = steps.filter((step) => step.retried === undefined && step.items !== whole);
    visits.push(...[...new Map(ends.map((step) => [String(step.items), [step]])).values()]);
    if (isAlone) visits.push(...wholes.map((step) => [step]));
    else
      wholes.forEach(({ faults }, index) => {
        spared[index] = [...(spared[index] ?? []), ...faults];
      });
  }
  return [...visits, ...spared.map((faults) => [{ faults, items: whole }])];
}

const ID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';

function nameOf({ method, path }: { method: string; path: string }): string {
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

/** The calls of the list that a visitor comes to from elsewhere; its own rows show their failing. */
export const CALLS_OF_SEARCH = {
  'GET /cardealeradmin/{a}/cars/available-property-values-extended-by-cartypes': 'the search',
  'GET /cardealeradmin/{a}/cars/property-values-extended': 'the search',
  'GET /equipments': 'the search',
};

/** Endings of a call that must not be sent twice: any 2xx counts as a success, except the page of somebody else. */
export const endingOfWrite = (done: Items, lost: Items, more: Ending = {}): Ending => ({
  lost,
  nothing: done,
  damaged: done,
  isUnread: true,
  ...more,
});

/** Makes these calls fail, by name; returns undo. */
export function failCalls(faults: Failing['faults']): () => void {
  const planned = faults.map(([call, fault]) => [matcherOf(call), fault] as const);
  leaveUnanswered(planned.filter(([, fault]) => fault === 'timeout').map(([matcher]) => matcher));
  const undo = planned.map(([matcher, fault]) => platform.fail(matcher, fault));
  return () => {
    leaveUnanswered([]);
    for (const each of undo) each();
  };
}

/** Unmounts the shop and resets platform, storage and clock for the next visitor. */
export function leave(): void {
  cleanup();
  platform.reset();
  localStorage.clear();
  startShopClock();
}

export const requestedCalls = (from = 0) => [...new Set(platform.record.slice(from).map(nameOf))].toSorted();

/** Whether a visit comes to the whole screen by another try, or without a fault: it makes every call. */
const isComplete = (steps: readonly Failing[]) =>
  steps.length !== 1 || (steps[0]?.retried !== undefined && steps[0].isElse !== true);

/** Every ending of a screen, and that it makes the calls of the table and no other. */
export function describeFaults(name: string, screen: FaultScreen): void {
  const { calls, open, action, again, whole, ready = whole, isSettled, isKept } = screen;
  const expected = Object.keys(calls).toSorted();

  async function visit(steps: readonly Failing[]): Promise<void> {
    let undo: () => void = () => undefined;
    let asked = 0;
    /** Lets the calls of a step fail instead of those before; without a step none. */
    const turnTo = (step: Failing | undefined) => {
      undo();
      asked = platform.record.length;
      undo = failCalls(step?.faults ?? []);
    };
    const tryAgain = async () => {
      const retry = queryItem(RETRY);
      if (retry) press(retry);
      else await again?.();
    };
    if (action === undefined) turnTo(steps[0]);
    open();
    if (action !== undefined) {
      await expectItems(ready);
      await settle();
      if (isSettled) await until(isSettled);
      platform.record.length = 0;
      turnTo(steps[0]);
      await action();
    }
    for (const step of steps) {
      if (step !== steps[0]) {
        turnTo(step);
        await tryAgain();
      }
      await until(() =>
        expect(requestedCalls(asked)).toEqual(expect.arrayContaining(step.faults.map(([call]) => call))),
      );
      await untilAnswered();
      await expectItems(step.items);
      expect(queryItem(CRASH)).toBeUndefined();
      if (!step.isLosing) isKept?.();
    }
    const retried = steps.at(-1)?.retried;
    if (retried) {
      turnTo(undefined);
      await tryAgain();
      await expectItems(retried);
      if (action === undefined) isKept?.();
    }
    if (steps.length === 0) await expectItems(whole);
    if (!isComplete(steps)) return;
    await until(() => expect(requestedCalls(), 'calls of the screen, and those of its table').toEqual(expected));
    await settle();
    expect(requestedCalls()).toEqual(expected);
  }

  const visits = visitsOf(screen);
  const titleOf = (steps: readonly Failing[]) =>
    steps.map(({ faults }) => faults.map(([call, fault]) => `${call} (${fault})`).join(', ')).join('; then ');

  describe(name, () => {
    beforeEach(startShopClock);

    if (!visits.some(isComplete)) it('makes the calls of the table, and no other', () => visit([]));

    // Each of them that comes to the whole screen by another try holds the calls of the table as well.
    it.each(visits.map((steps) => [titleOf(steps), steps] as const))(
      'is of use without the right answer of %s',
      (_, steps) => visit(steps),
    );
  });
}

/** The compact search of a dealer's home page. */
export function renderWidget(): void {
  const environment = anEnvironment({ mode: 'search' });
  const base = createShopBase(environment, {
    transport: clockTransport,
    now: () => NOW,
    pause: () => Promise.resolve(),
  });
  const starter = startWidget(base);
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

export const openAt = (at: string | (() => string)) => () =>
  renderApp({ at: typeof at === 'string' ? at : at(), transport: clockTransport });
