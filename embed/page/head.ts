import type { HeadContent } from '../../src/state/environment';

/** While a vehicle or the search is open. */
export interface Head {
  show: (content: HeadContent) => () => void;
  /** The page's own content while the overlay is closed. */
  pause: () => void;
  resume: () => void;
}

/** Of the current screen; paused with its shop. */
interface Entry {
  content: HeadContent;
  isPaused: () => boolean;
}

interface PageHead {
  /** Newest last: it wins. */
  shown: Entry[];
  undo: (() => void)[];
}

/** By page: a second shop must not take the first one's description for the page's. */
const pageHeads = new WeakMap<Document, PageHead>();

/** `data-manage-head="false"` leaves the page's values alone. */
export function createHead(isManaged: boolean, page = document): Head {
  const head = pageHeads.get(page) ?? { shown: [], undo: [] };
  pageHeads.set(page, head);
  let isPaused = false;

  function refresh() {
    for (const step of head.undo.reverse()) step();
    head.undo = [];
    const content = head.shown.filter((entry) => !entry.isPaused()).at(-1)?.content;
    if (content === undefined) return;
    if (content.title !== undefined) head.undo.push(changeTitle(page, content.title));
    const description = content.description ?? (isDescribed(page) ? undefined : content.missingDescription);
    if (description !== undefined) head.undo.push(changeDescription(page, description));
    if (content.structuredData !== undefined) head.undo.push(addStructuredData(page, content.structuredData));
  }

  return {
    show(content) {
      if (!isManaged) return () => undefined;
      const entry: Entry = { content, isPaused: () => isPaused };
      head.shown.push(entry);
      refresh();
      return () => {
        const at = head.shown.indexOf(entry);
        if (at === -1) return;
        head.shown.splice(at, 1);
        refresh();
      };
    },
    pause() {
      isPaused = true;
      refresh();
    },
    resume() {
      isPaused = false;
      refresh();
    },
  };
}

function changeTitle(page: Document, title: string) {
  const before = page.title;
  page.title = title;
  const written = page.title;
  return () => {
    // Unless the page has changed it meanwhile.
    if (page.title === written) page.title = before;
  };
}

const descriptionOf = (page: Document) => page.querySelector<HTMLMetaElement>('meta[name="description" i]');
const isDescribed = (page: Document) => (descriptionOf(page)?.content.trim() ?? '') !== '';

function changeDescription(page: Document, description: string) {
  const existing = descriptionOf(page);
  if (existing) {
    const before = existing.getAttribute('content');
    existing.content = description;
    return () => {
      if (existing.content !== description) return;
      if (before === null) existing.removeAttribute('content');
      else existing.content = before;
    };
  }
  const added = page.createElement('meta');
  added.name = 'description';
  added.content = description;
  page.head.append(added);
  return () => {
    if (added.content === description) added.remove();
  };
}

interface PolicyWindow extends Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createScript: (text: string) => string },
    ) => { createScript: (text: string) => object };
  };
}

type ToScriptText = (text: string) => string | object;

/** On first use: a policy name is good for once per page; `null`: forbidden. */
let toScriptText: ToScriptText | null | undefined;

/** `require-trusted-types-for 'script'` applies to JSON scripts, too. */
function createPolicy({ trustedTypes }: PolicyWindow): ToScriptText | null {
  if (!trustedTypes) return (text) => text;
  try {
    const policy = trustedTypes.createPolicy('webshop-widget-json', { createScript: (text) => text });
    return (text) => policy.createScript(text);
  } catch {
    return null;
  }
}

/** Returns cleanup. */
function addStructuredData(page: Document, data: object): () => void {
  if (toScriptText === undefined) toScriptText = createPolicy(window);
  if (toScriptText === null) return () => undefined;
  const script = page.createElement('script');
  script.type = 'application/ld+json';
  // The DOM types lack Trusted Types.
  Object.assign(script, { textContent: toScriptText(JSON.stringify(data).replaceAll('<', '\\u003c')) });
  page.head.append(script);
  return () => script.remove();
}
