import createDOMPurify, { type Config } from 'dompurify';
import { webAddress } from './webAddress';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;

interface PolicyWindow extends Window {
  trustedTypes?: {
    createPolicy: (
      name: string,
      rules: { createHTML: (html: string) => string; createScriptURL: () => never },
    ) => Policy;
  };
}

const tags = `p br hr div span strong b em i u s small sub sup code pre blockquote ul ol li dl dt dd a img figure figcaption
  table caption thead tbody tfoot tr th td`;
const attributes = 'href src alt title colspan rowspan lang start';

/** Of the text that is being sanitised: from there its pictures are loaded. */
let pictureOrigins: readonly string[] = [];

type Sanitise = (html: string) => TrustedHTML;

/** Built at the first use, once per page: a policy's name may only be taken once. `null` where the page forbids it. */
let sanitiser: Sanitise | null | undefined;

function createPolicy({ trustedTypes }: PolicyWindow): Policy | null {
  if (!trustedTypes) return null;
  return trustedTypes.createPolicy('webshop-widget', {
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new TypeError('The shop loads no script from HTML.');
    },
  });
}

function secureLink(element: Element): void {
  if (element.nodeName === 'A' && element.hasAttribute('href')) {
    element.setAttribute('target', '_blank');
    element.setAttribute('rel', 'noopener noreferrer');
  }
  if (element.nodeName === 'IMG') replaceForeignImage(element);
}

/** A picture from elsewhere would tell a third party who looks at it (decisions 5): it becomes a way to it. */
function replaceForeignImage(element: Element): void {
  const address = webAddress(element.getAttribute('src') ?? undefined);
  const alt = element.getAttribute('alt') ?? '';
  if (address === undefined) element.remove();
  else if (pictureOrigins.includes(address.origin)) element.setAttribute('alt', alt);
  else {
    const link = element.ownerDocument.createElement('a');
    link.href = address.href;
    link.textContent = alt === '' ? 'Bild öffnen' : alt;
    element.replaceWith(element.closest('a') ? link.textContent : link);
  }
}

function createSanitiser(): Sanitise | null {
  try {
    const purify = createDOMPurify(window);
    purify.addHook('afterSanitizeAttributes', secureLink);
    const config = {
      ALLOWED_TAGS: tags.split(/\s+/),
      ALLOWED_ATTR: attributes.split(' '),
      ALLOW_ARIA_ATTR: false,
      ALLOW_DATA_ATTR: false,
      ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'lang', 'start'],
      // A relative address would lead into the host's page.
      ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
      TRUSTED_TYPES_POLICY: createPolicy(window),
      RETURN_TRUSTED_TYPE: true,
    } satisfies Config;
    return purify.isSupported ? (html) => purify.sanitize(html, config) : null;
  } catch {
    return null;
  }
}

/** Whether a text from the platform is HTML at all; many descriptions are plain text. */
export function isHtml(text: string): boolean {
  return /<[a-z!/][^>]*>|&(?:[a-z]+|#\d+);/i.test(text);
}

/**
 * HTML from the platform, made harmless: no script, style, form, frame or event handler, links in a new tab that learns nothing of
 * its opener. Pictures are loaded from the origins that are given, and from nowhere else: the others become links. Headings become bold paragraphs, because they know nothing of the page's outline.
 * `undefined` where the page's Trusted Types policy lets nobody write HTML; then `textOf` is left.
 */
export function sanitisedHtml(html: string, origins: readonly string[]): TrustedHTML | undefined {
  pictureOrigins = origins;
  if (sanitiser === undefined) sanitiser = createSanitiser();
  const flat = html.replace(/<h[1-6]\b[^>]*>/gi, '<p><strong>').replace(/<\/h[1-6]\s*>/gi, '</strong></p>');
  return sanitiser?.(flat);
}

/** The words of an HTML text, one line a block; never to be written as HTML. */
export function textOf(html: string): string {
  return html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
    .replace(/<br\b[^>]*>|<\/(?:p|div|li|tr|h[1-6])\s*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, '\u00a0')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
