import { describe, expect, it, vi } from 'vitest';
import { listenToFrame } from '../../../src/lib/page/frameMessages';

const ORIGIN = 'https://navigator.test';

function listening() {
  const source = window.open('about:blank') ?? window;
  const frame = document.createElement('iframe');
  Object.defineProperty(frame, 'contentWindow', { value: source });
  const heard = vi.fn();
  const stop = listenToFrame(frame, ORIGIN, heard);
  const say = (init: MessageEventInit) => window.dispatchEvent(new MessageEvent('message', { data: 'hello', ...init }));
  return { source, heard, stop, say };
}

describe('what a frame says', () => {
  it('is heard from its own window and origin', () => {
    const { source, heard, stop, say } = listening();
    say({ source, origin: ORIGIN });
    expect(heard).toHaveBeenCalledExactlyOnceWith('hello');
    stop();
  });

  it('is not heard from another origin, another window or nobody', () => {
    const { source, heard, stop, say } = listening();
    say({ source, origin: 'https://evil.test' });
    say({ source, origin: `${ORIGIN}.evil.test` });
    say({ source: document.createElement('iframe').contentWindow ?? window.parent, origin: ORIGIN });
    say({ source: null, origin: ORIGIN });
    stop();
    say({ source, origin: ORIGIN });
    expect(heard).not.toHaveBeenCalled();
  });
});
