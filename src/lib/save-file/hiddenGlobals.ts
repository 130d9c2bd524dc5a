import { hideGlobals } from '../page/hostGlobals';

/** The page's AMD loader and `saveAs`, which file-saver would use and replace. */
export const restoreGlobals = hideGlobals('define', 'saveAs');
