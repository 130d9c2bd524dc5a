export { UnsavedQuestion } from '../../parts/unsaved/UnsavedQuestion';
