import { describe, expect, it } from 'vitest';
import { createNoticeStore } from '../../src/state/notices';

describe('notices above the screen', () => {
  it('stand in order until they are dismissed', () => {
    const store = createNoticeStore();
    const first = store.getState().show({ text: 'Dieses Fahrzeug ist nicht mehr verfügbar.' });
    store.getState().show({ text: 'Gespeichert.', kind: 'success', durationMs: 4000 });
    expect(store.getState().notices).toEqual([
      { id: 1, kind: 'info', text: 'Dieses Fahrzeug ist nicht mehr verfügbar.' },
      { id: 2, kind: 'success', text: 'Gespeichert.', durationMs: 4000 },
    ]);
    store.getState().dismiss(first);
    expect(store.getState().notices.map(({ id }) => id)).toEqual([2]);
  });

  it('say the same thing once', () => {
    const store = createNoticeStore();
    store.getState().show({ text: 'Offline' });
    store.getState().show({ text: 'Offline' });
    store.getState().show({ text: 'Offline', kind: 'error' });
    expect(store.getState().notices.map(({ id, kind }) => [id, kind])).toEqual([
      [2, 'info'],
      [3, 'error'],
    ]);
  });

  it('of two shops on a page do not meet', () => {
    const [one, other] = [createNoticeStore(), createNoticeStore()];
    one.getState().show({ text: 'Nur hier' });
    expect(other.getState().notices).toEqual([]);
  });
});
