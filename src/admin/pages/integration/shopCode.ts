import type { SnippetSource } from '../../../domain/integration/snippet';
import { useEnvironment, usePlatform, useTenant } from '../../../state/shopContext';

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

/** Mail with the code, to be sent to whoever looks after the dealer's website. */
export function useAgencyMail(): (code: string, placement: string) => string {
  const { companyName } = useTenant().settings;
  return (code, placement) => {
    const subject = `Shop von ${companyName} einbinden`;
    const body = `Guten Tag,\n\nbitte bauen Sie diesen Code in unsere Website ein. ${placement}\n\n${code}\n\nMit freundlichen Grüßen\n${companyName}`;
    return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  };
}
