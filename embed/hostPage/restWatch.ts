/** Time and frames without movement; frames as well, because on a busy page they are late. */
export interface RestTime {
  ms: number;
  frames: number;
}

/** Debounce by time and frames. */
interface RestWatch {
  /** Call at each movement: starts counting again. */
  begin: (time: RestTime) => void;
  stop: () => void;
}

/** @param onRest called when there was no movement for the time of the last `begin` */
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
