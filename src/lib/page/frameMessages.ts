/**
 * Listens to messages (`postMessage`) of the page in a frame; returns unsubscribe. Only messages from this frame's window and from
 * the given origin are passed on.
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
