import type { SnippetSource } from '../../../domain/integration/snippet';
import { useEnvironment, usePlatform } from '../../../state/shopContext';

/**
 * URL of the folder with the widget's files, ending in a slash. This module is in its subfolder `esm/` (rules/embedding: admin
 * area of the single script). In development, the root of the server.
 */
const scriptFolder = new URL(/\/esm\/[^/]*$/.test(import.meta.url) ? '../' : '/', new URL(import.meta.url)).href;

/** Values of every snippet of this dealer. */
export function useSnippetSource(): SnippetSource {
  const { adminId } = usePlatform();
  return { adminId, apiUrl: useEnvironment().config.apiUrl, scriptFolder };
}
