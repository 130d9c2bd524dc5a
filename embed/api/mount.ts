import { createEvents, type Events, type On } from '../page/events';
import { findTarget, hasBox, watchMountPoint, type Target } from '../page/mountPoint';
import { listenToOpenLinks, listenToPage } from '../page/pageEvents';
import type { MountedSession } from '../../src/tools/diagnose/mountedSession';
import { mountShop, type MountedShop } from './mountedShop';
import { attributeOf, WIDGET_ELEMENT, type MountOptions } from '../../src/domain/integration/mountOptions';
import { withoutMarks } from '../../src/domain/integration/withoutMarks';
import { readOptions, type AttributeOptions } from './options';
import { routeFor } from './route';
import { createShell } from '../shell/shell';
import { messagesOf, warnAboutUnknown } from '../load/dealerMessages';
import { warnDealer } from '../page/warnDealer';

/** Handle of a mounted shop. After `unmount` its methods do nothing. */
export interface Handle {
  /** Opens the overlay, or in normal layout scrolls the shop into view; with a path ('/angebote-x/1') on that screen. */
  open(path?: string): void;
  /** Closes the overlay. */
  close(): void;
  /** Navigates to a path of the shop ('/?carQueryParams=…'). */
  navigate(path: string): void;
  /** Resolves when the shop is rendered. */
  readonly ready: Promise<{ adminId: string }>;
  /** Subscribes to an event of the shop; returns unsubscribe. `ready` is also sent to listeners that are added after it. */
  on: On;
  /** Removes the shop with every listener, timer, style, request and node. */
  unmount(): void;
}

interface Session {
  handle: Handle;
  replay: Events['replay'];
  inspect: () => MountedSession;
  isFor: (target: Target, element: Element | undefined) => boolean;
}

let isUsed = false;
export const hasMounted = () => isUsed;

/** A second mount on the same target returns the same handle. */
const sessions = new Set<Session>();

/** For `diagnose`: selectors invalid or without a timely match; '' for what is neither selector nor element. */
const missingTargets = new Set<string>();
export const targetsMissed = (): readonly string[] => [...missingTargets];

/** Mounts a shop. Never throws: problems are logged and shown in the mount element, if there is one. Waits up to 10 s for a selector's element. */
export function mount(place: string | Element, options: MountOptions | AttributeOptions): Handle {
  const target = withoutMarks(place);
  isUsed = true;
  let element: Element | undefined;
  try {
    element = findTarget(target);
  } catch {
    missingTargets.add(typeof target === 'string' ? target : '');
    warnDealer('data-target', `${nameOf(target)} ist weder ein Element noch ein gültiger CSS-Selektor.`);
    return noopHandle();
  }
  const existing = [...sessions].find(({ isFor }) => isFor(target, element));
  if (existing) return existing.handle;
  const session = createSession(target, options);
  return session.handle;
}

/** Subscribes to every shop of the page, present and future; returns unsubscribe. A late listener gets the same as one of a handle. */
export const onPage: On = (type, listener) => {
  const leaving = new AbortController();
  const { signal } = leaving;
  listenToPage(type, listener, signal);
  for (const { replay } of sessions) replay(type, listener, signal);
  return () => leaving.abort();
};

export const mountedSessions = (): MountedSession[] => [...sessions].map(({ inspect }) => inspect());

const nameOf = (target: Target) => (typeof target === 'string' ? `"${target}"` : 'Das Ziel von mount');

function noopHandle(): Handle {
  const nothing = () => undefined;
  const never = new Promise<never>(nothing);
  return { open: nothing, close: nothing, navigate: nothing, ready: never, on: () => nothing, unmount: nothing };
}

interface Mounted {
  element: Element;
  shop?: MountedShop;
  remove: () => void;
}

function createSession(target: Target, options: unknown): Session {
  const isWidgetElement = typeof target !== 'string' && target.localName === WIDGET_ELEMENT;
  const { config, problems } = readOptions(options, window.location.href, isWidgetElement ? '' : 'data-');
  const texts = messagesOf(problems);
  void texts.then((messages) => messages.forEach(({ attribute, message }) => warnDealer(attribute, message)));
  warnAboutUnknown(Object.keys(options ?? {}).map((name) => attributeOf(name)));

  const selector = typeof target === 'string' ? target : undefined;
  const given = typeof target === 'string' ? undefined : new WeakRef(target);
  let mounted: Mounted | undefined;
  let opensAtOnce = false;
  let isOver = false;
  let stopWatching: () => void = () => undefined;
  const events = createEvents(() => mounted?.element);
  const isShown = () => {
    const element = mounted?.element ?? given?.deref();
    return element === undefined || hasBox(element);
  };
  const route = config && routeFor(config, isShown);
  const history = route?.history;
  const stopLinks = config?.mode === 'shop' ? listenToOpenLinks((path) => handle.open(path)) : () => undefined;

  const goTo = (path: string) => route?.history.push(route.readPath(path));

  const handle: Handle = {
    open(path) {
      if (isOver) return;
      if (path !== undefined) goTo(path);
      if (mounted?.shop) mounted.shop.open();
      else opensAtOnce = true;
    },
    close() {
      mounted?.shop?.close();
      opensAtOnce = false;
    },
    navigate(path) {
      if (!isOver) goTo(path);
    },
    ready: events.ready,
    on: events.on,
    unmount() {
      if (isOver) return;
      isOver = true;
      sessions.delete(session);
      stopWatching();
      mounted?.remove();
      stopLinks();
      history?.dispose();
      route?.release();
      events.clear();
    },
  };
  const session: Session = {
    handle,
    replay: events.replay,
    inspect: () => ({ name: nameOf(target), element: mounted?.element, config, problems, isReady: events.isReady() }),
    isFor: (other, element) =>
      typeof other === 'string'
        ? other === selector || (element !== undefined && element === mounted?.element)
        : other === mounted?.element || other === given?.deref(),
  };
  sessions.add(session);

  function arrive(element: Element) {
    // Another selector for the same element may have waited, too.
    if ([...sessions].some((other) => other !== session && other.isFor(element, element))) {
      handle.unmount();
      return;
    }
    mounted = { element, remove: () => undefined };
    if (selector !== undefined) missingTargets.delete(selector);
    try {
      if (config && route) {
        const { history, hasAddress, currentUrl } = route;
        const shop = mountShop(element, { config, history, hasAddress, currentUrl, events, opensAtOnce });
        mounted = { element, shop, remove: shop.detach };
      } else mounted = { element, remove: showProblems(element, texts) };
    } catch (error) {
      warnDealer('data-target', `In diesem Element kann kein Shop stehen (${String(error)}).`);
    }
    opensAtOnce = false;
  }

  stopWatching = watchMountPoint(target, {
    onArrive: arrive,
    onLeave() {
      mounted?.remove();
      mounted = undefined;
    },
    onMissing() {
      if (selector !== undefined) missingTargets.add(selector);
      warnDealer('data-target', `Auf dieser Seite gibt es ${nameOf(target)} nicht.`);
      handle.unmount();
    },
    onForgotten: () => handle.unmount(),
  });
  return session;
}

function showProblems(element: Element, messages: ReturnType<typeof messagesOf>): () => void {
  const shell = createShell(element, 'normal', () => undefined);
  // Without its chunk only the console has it.
  Promise.all([messages, import('../shell/setUpMessage')]).then(
    ([[problem], { setUpMessage }]) => shell.container.append(setUpMessage(problem)),
    () => undefined,
  );
  return shell.remove;
}
