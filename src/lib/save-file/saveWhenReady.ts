interface FileSaver {
  saveFile: (file: Blob, name: string) => void;
}

/**
 * Saves a file, which loads in parallel with the library that saves it.
 *
 * @throws the signal's reason if the visitor has cancelled meanwhile; then nothing is saved
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
