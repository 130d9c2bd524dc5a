import { hideGlobals } from '../page/hostGlobals';

/** Restores the page's AMD loader and `saveAs`, which file-saver would otherwise use and replace while it is evaluated. */
export const restoreGlobals = hideGlobals('define', 'saveAs');
