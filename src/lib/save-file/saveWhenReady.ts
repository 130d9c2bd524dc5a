interface FileSaver {
  saveFile: (file: Blob, name: string) => void;
}

/**
 * Loads file and library in parallel.
 * @throws the signal's reason if cancelled; nothing is saved
 */
export async function saveWhenReady(
  file: Promise<Blob>,
  name: string,
  signal: AbortSignal,
  loadSaver: () => Promise<FileSaver> = () => import('./saveFile'),
): Promise<void> {
  const [ready, { saveFile }] = await Promise.all([file, loadSaver()]);
  signal.throwIfAborted();
  saveFile(ready, name);
}
