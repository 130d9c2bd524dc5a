import { hideGlobals } from '../hostGlobals';

/** Returns the page its AMD loader and its own `saveAs`, which file-saver would register with and replace while it is evaluated. */
export const restoreGlobals = hideGlobals('define', 'saveAs');
