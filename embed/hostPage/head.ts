import type { HeadContent } from '../../src/state/environment';
import { addStructuredData } from './structuredData';

/** Title, meta description and JSON-LD of the page while a vehicle is open. */
export interface Head {
  show: (content: HeadContent) => () => void;
  /** Gives the page its own content back while the overlay is closed; `resume` shows the shop's again. */
  pause: () => void;
  resume: () => void;
}

/** Leaves the page's own values alone from the start where the dealer wants it so (`data-manage-head="false"`). */
export function createHead(isManaged: boolean, page = document): Head {
  /** Newest last: a screen that takes over before the former one has left wins. */
  const shown: HeadContent[] = [];
  let isPaused = false;
  let undo: (() => void)[] = [];

  function refresh() {
    for (const step of undo.reverse()) step();
    undo = [];
    const content = shown.at(-1);
    if (content === undefined || isPaused) return;
    if (content.title !== undefined) undo.push(changeTitle(page, content.title));
    if (content.description !== undefined) undo.push(changeDescription(page, content.description));
    if (content.structuredData !== undefined) undo.push(addStructuredData(page, content.structuredData));
  }

  return {
    show(content) {
      if (!isManaged) return () => undefined;
      const entry = { ...content };
      shown.push(entry);
      refresh();
      return () => {
        const at = shown.indexOf(entry);
        if (at === -1) return;
        shown.splice(at, 1);
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
    // What the page has changed itself in the meantime stays.
    if (page.title === written) page.title = before;
  };
}

function changeDescription(page: Document, description: string) {
  const existing = page.querySelector<HTMLMetaElement>('meta[name="description" i]');
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
  return () => added.remove();
}
