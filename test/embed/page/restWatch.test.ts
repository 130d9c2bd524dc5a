import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createRestWatch } from '../../../embed/page/pageScroll';

/** Milliseconds of the page, and the frame that was asked for last. */
let now = 0;
let next: { id: number; draw: FrameRequestCallback } | undefined;

function draw(frames: number, msPerFrame: number) {
  for (let frame = 0; frame < frames; frame += 1) {
    now += msPerFrame;
    const asked = next;
    next = undefined;
    asked?.draw(now);
  }
}

beforeEach(() => {
  now = 0;
  next = undefined;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  let id = 0;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    id += 1;
    next = { id, draw: callback };
    return id;
  });
  vi.stubGlobal('cancelAnimationFrame', (cancelled: number) => {
    if (next?.id === cancelled) next = undefined;
  });
});

describe('the watch for a page at rest', () => {
  it('waits for the time and for the frames, whichever comes later', () => {
    const onRest = vi.fn();
    const watch = createRestWatch(onRest);
    watch.begin({ ms: 150, frames: 10 });
    draw(9, 100);
    expect(onRest).not.toHaveBeenCalled();
    draw(1, 100);
    expect(onRest).toHaveBeenCalledOnce();
    watch.begin({ ms: 150, frames: 10 });
    draw(14, 10);
    expect(onRest).toHaveBeenCalledOnce();
    draw(1, 10);
    expect(onRest).toHaveBeenCalledTimes(2);
  });

  it('counts anew from each movement, and asks for no frame once it is at rest', () => {
    const onRest = vi.fn();
    const watch = createRestWatch(onRest);
    watch.begin({ ms: 50, frames: 2 });
    draw(4, 10);
    watch.begin({ ms: 50, frames: 2 });
    draw(4, 10);
    expect(onRest).not.toHaveBeenCalled();
    draw(1, 10);
    expect(onRest).toHaveBeenCalledOnce();
    expect(next).toBeUndefined();
  });

  it('says nothing once it is stopped', () => {
    const onRest = vi.fn();
    const watch = createRestWatch(onRest);
    watch.begin({ ms: 50, frames: 2 });
    watch.stop();
    draw(10, 100);
    expect(onRest).not.toHaveBeenCalled();
  });
});
