import type { SnippetSource } from '../../../tools/embedding/snippet';
import { useEnvironment, usePlatform } from '../../../state/shopContext';

/** Folder of the widget's files, ending in a slash: this module is in its subfolder `esm/`; in development the server's root. */
const scriptFolder = new URL(/\/esm\/[^/]*$/.test(import.meta.url) ? '../' : '/', new URL(import.meta.url)).href;

export function useSnippetSource(): SnippetSource {
  const { adminId } = usePlatform();
  return { adminId, apiUrl: useEnvironment().config.apiUrl, scriptFolder };
}
