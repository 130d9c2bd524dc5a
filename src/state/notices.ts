import { createStore, type StoreApi } from 'zustand/vanilla';

/** A message above the screen. It is announced (role=status, or alert for an error), and nothing needed is lost with it. */
export interface Notice {
  id: number;
  text: string;
  kind: 'info' | 'success' | 'error';
  /** Milliseconds until the viewer takes it away; undefined: it stays until the visitor does. */
  durationMs?: number;
  /** A way on in the shop, behind the text. */
  link?: { label: string; path: string };
}

export interface NoticeState {
  notices: readonly Notice[];
  /** Shows a notice and answers its id. The same text in the same kind is shown once. */
  show: (notice: Omit<Notice, 'id' | 'kind'> & { kind?: Notice['kind'] }) => number;
  dismiss: (id: number) => void;
}

export type NoticeStore = StoreApi<NoticeState>;

export function createNoticeStore(): NoticeStore {
  let lastId = 0;
  return createStore<NoticeState>()((set) => ({
    notices: [],
    show: ({ kind = 'info', ...notice }) => {
      lastId += 1;
      const shown: Notice = { ...notice, kind, id: lastId };
      set(({ notices }) => ({
        notices: [...notices.filter(({ text, kind: other }) => text !== shown.text || other !== kind), shown],
      }));
      return shown.id;
    },
    dismiss: (id) => set(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
  }));
}
