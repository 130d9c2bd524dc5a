/** Texts for the operator of a page, which no visitor needs: a chunk of the module build, and a part of the diagnosis beside the single script. */
export { IDLE_MESSAGE, OPTION_MESSAGES } from '../domain/integration/optionMessages';
export { misspeltAttributes, misspeltProperties } from './embedding/misspelt';
