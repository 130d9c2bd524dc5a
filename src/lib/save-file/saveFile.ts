import { saveAs } from './fileSaver';
import { restoreGlobals } from './hiddenGlobals';

// All three modules are evaluated without a pause; here file-saver has been.
restoreGlobals();

/** Saves a file under a name, as a link with `download` does; the page's globals stay as they are (budgets, "A guest in a foreign page"). */
export function saveFile(file: Blob, name: string): void {
  saveAs(file, name);
}
