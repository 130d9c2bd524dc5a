import type { HistoryWindow } from '../../src/lib/history/historyEntries';

interface FakeWindow extends HistoryWindow {
  /** What the visitor does; each settles what the browser would do afterwards. */
  clickLink: (hash: string) => void;
  /** A router of the page, which writes by the history; in browsers without the Navigation API seen when something happens next. */
  writeByPage: (method: 'pushState' | 'replaceState', hash: string) => void;
  back: (steps?: number) => void;
  forward: (steps?: number) => void;
  reload: () => void;
  /** Lets the browser do what the page has asked for. */
  settle: () => void;
  listenerCount: () => number;
  /** Hashes of all entries, oldest first. */
  entries: () => string[];
}

interface FakeEntry {
  href: string;
  key: string;
}

/** A window with a history of its own, as browsers with and without the Navigation API have it. */
export function aWindow(href: string, { hasNavigation = true, earlier = [] as string[] } = {}): FakeWindow {
  let made = 0;
  const anEntry = (address: string): FakeEntry => ({ href: address, key: `native-${(made += 1)}` });
  let entries = [...earlier, href].map(anEntry);
  let index = entries.length - 1;
  const listeners = new Set<() => void>();
  const here = () => entries[index]?.href ?? '';
  const hashOf = (address: string) => (address.includes('#') ? address.slice(address.indexOf('#')) : '');

  /** Events and traversals come later than the call that asks for them. */
  const tasks: (() => void)[] = [];
  function settle() {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) task();
  }
  const entryListeners = new Set<() => void>();
  const tell = (told: Set<() => void>) => {
    for (const listener of [...told]) listener();
  };
  function changeEntry(apply: () => void) {
    const before = entries[index];
    apply();
    if (entries[index] !== before) tell(entryListeners);
  }
  function change(apply: () => void) {
    const before = hashOf(here());
    changeEntry(apply);
    if (hashOf(here()) !== before) tasks.push(() => tell(listeners));
  }
  function byVisitor(action: () => void) {
    settle();
    action();
    settle();
  }
  function add(hash: string) {
    const address = `${here().split('#', 1)[0] ?? ''}#${hash.replace(/^#/, '')}`.replaceAll(' ', '%20');
    if (address === here()) return;
    entries = [...entries.slice(0, index + 1), anEntry(address)];
    index += 1;
  }
  function go(delta: number) {
    const target = index + delta;
    if (entries[target] === undefined) return;
    change(() => {
      index = target;
    });
  }

  const location = {
    get href() {
      return here();
    },
    get hash() {
      return hashOf(here());
    },
    set hash(hash: string) {
      change(() => add(hash));
    },
    replace(address: string) {
      change(() => {
        entries[index] = { href: address, key: entries[index]?.key ?? '' };
      });
    },
  };
  return {
    location: location as Location,
    history: {
      go: (delta = 0) => void tasks.push(() => go(delta)),
      state: null,
      replaceState: (_state, _title, address) => {
        entries[index] = { href: String(address), key: entries[index]?.key ?? '' };
      },
      get length() {
        return entries.length;
      },
    },
    ...(hasNavigation && {
      navigation: {
        get currentEntry() {
          return { key: entries[index]?.key ?? '', index };
        },
        addEventListener: (_type: string, listener: unknown) => void entryListeners.add(listener as () => void),
        removeEventListener: (_type: string, listener: unknown) => void entryListeners.delete(listener as () => void),
      },
    }),
    addEventListener: (_type: string, listener: unknown) => {
      if (typeof listener === 'function') listeners.add(listener as () => void);
    },
    removeEventListener: (_type: string, listener: unknown) => {
      listeners.delete(listener as () => void);
    },
    writeByPage: (method, hash) =>
      byVisitor(() => {
        changeEntry(() => {
          const entry = anEntry(`${here().split('#', 1)[0] ?? ''}${hash}`);
          if (method === 'pushState') entries = [...entries.slice(0, (index += 1)), entry];
          else entries[index] = { ...entry, key: entries[index]?.key ?? '' };
        });
        if (!hasNavigation) tell(listeners);
      }),
    clickLink: (hash) => byVisitor(() => change(() => add(hash))),
    back: (steps = 1) => byVisitor(() => go(-steps)),
    forward: (steps = 1) => byVisitor(() => go(steps)),
    reload: () => byVisitor(() => [listeners, entryListeners].forEach((each) => each.clear())),
    settle,
    listenerCount: () => listeners.size + entryListeners.size,
    entries: () => entries.map((entry) => hashOf(entry.href)),
  };
}
