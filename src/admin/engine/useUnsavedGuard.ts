export { useUnsavedGuard } from '../../parts/unsaved/useUnsavedGuard';
