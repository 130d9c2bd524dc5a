/**
 * Hears what the page in a frame says by `postMessage`, and nobody else: a message counts only from this frame's own window and
 * from the origin that was put into it. Gives back the undo.
 */
export function listenToFrame(
  frame: HTMLIFrameElement,
  origin: string,
  listener: (message: unknown) => void,
): () => void {
  const onMessage = (event: MessageEvent<unknown>) => {
    if (event.source !== null && event.source === frame.contentWindow && event.origin === origin) listener(event.data);
  };
  window.addEventListener('message', onMessage);
  return () => window.removeEventListener('message', onMessage);
}
