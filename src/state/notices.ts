import { createStore, type StoreApi } from 'zustand/vanilla';

/** Announced as `status`, or as `alert` for an error. Never the only source of needed information. */
export interface ScreenNotice {
  id: number;
  text: string;
  kind: 'info' | 'success' | 'error';
  /** `undefined`: until it is dismissed or the screen changes. */
  durationMs?: number;
  /** Within the shop, after the text. */
  link?: { label: string; path: string };
}

export interface NoticeState {
  notices: readonly ScreenNotice[];
  /** Returns its id. The same text of a kind is shown once. */
  show: (notice: Omit<ScreenNotice, 'id' | 'kind'> & { kind?: ScreenNotice['kind'] }) => number;
  dismiss: (id: number) => void;
}

export type NoticeStore = StoreApi<NoticeState>;

export function createNoticeStore(): NoticeStore {
  let lastId = 0;
  return createStore<NoticeState>()((set) => ({
    notices: [],
    show: ({ kind = 'info', ...notice }) => {
      lastId += 1;
      const entry: ScreenNotice = { ...notice, kind, id: lastId };
      set(({ notices }) => ({
        notices: [...notices.filter(({ text, kind: other }) => text !== entry.text || other !== kind), entry],
      }));
      return entry.id;
    },
    dismiss: (id) => set(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) })),
  }));
}
