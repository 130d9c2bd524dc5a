import { saveAs } from './fileSaver';
import { restoreGlobals } from './hiddenGlobals';

// All three modules are evaluated synchronously.
restoreGlobals();

/** The page's globals stay unchanged (rules/embedding: globals). */
export function saveFile(file: Blob, name: string): void {
  saveAs(file, name);
}
