/** How long nothing must move; frames too, because on a busy page both come late. */
export interface RestTime {
  ms: number;
  frames: number;
}

/** Tells when nothing has moved for a while. */
export interface RestWatch {
  /** To be called at each movement: counts from here on. */
  begin: (time: RestTime) => void;
  stop: () => void;
}

export function createRestWatch(onRest: () => void): RestWatch {
  let wanted: RestTime = { ms: 0, frames: 0 };
  let begun = 0;
  let frames = 0;
  let request: number | undefined;

  function countFrame(now: number) {
    frames += 1;
    const isAtRest = frames >= wanted.frames && now - begun >= wanted.ms;
    request = isAtRest ? undefined : requestAnimationFrame(countFrame);
    if (isAtRest) onRest();
  }

  return {
    begin(time) {
      wanted = time;
      begun = performance.now();
      frames = 0;
      request ??= requestAnimationFrame(countFrame);
    },
    stop() {
      if (request !== undefined) cancelAnimationFrame(request);
      request = undefined;
    },
  };
}
