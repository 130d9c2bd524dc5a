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

type Purify = ReturnType<typeof createDOMPurify>;
interface Sanitiser {
  /** To be written. */
  clean: (html: string, pictureOrigins: readonly string[]) => TrustedHTML;
  /** To be read: as the browser writes it, every entity but those of HTML itself is a character. */
  parsed: (html: string) => string;
}

/** Created on first use, once per page, because a policy name can be used only once. `null` if the page forbids it. */
let sanitiser: Sanitiser | null | undefined;

function createPolicy({ trustedTypes }: PolicyWindow): Policy | null {
  if (!trustedTypes) return null;
  return trustedTypes.createPolicy('webshop-widget', {
    createHTML: (html) => html,
    createScriptURL: () => {
      throw new TypeError('The shop loads no script from HTML.');
    },
  });
}

/** Makes a link open in a new tab with `rel="noopener noreferrer"`; one that hides its host leads nowhere. */
function secureLink(element: Element): void {
  const href = element.getAttribute('href') ?? '';
  if (/^https?:/i.test(href) && webAddress(href) === undefined) {
    element.removeAttribute('href');
    return;
  }
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
}

/** Replaces a picture of another origin by a link: loading it would reveal the visitor to a third party (rules/storage-and-privacy: pictures of other origins). */
function replaceForeignImage(element: Element, pictureOrigins: readonly string[]): void {
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

const config = {
  ALLOWED_TAGS: tags.split(/\s+/),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'lang', 'start'],
  // A relative address would lead into the host's page.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
  RETURN_TRUSTED_TYPE: true,
} satisfies Config;

function sanitiseBy(purify: Purify, policy: Policy | null): Sanitiser['clean'] {
  return (html, pictureOrigins) => {
    const onElement = (element: Element) => {
      if (element.nodeName === 'A' && element.hasAttribute('href')) secureLink(element);
      if (element.nodeName === 'IMG') replaceForeignImage(element, pictureOrigins);
    };
    purify.addHook('afterSanitizeAttributes', onElement);
    try {
      return purify.sanitize(html, { ...config, TRUSTED_TYPES_POLICY: policy });
    } finally {
      purify.removeHook('afterSanitizeAttributes', onElement);
    }
  };
}

function createSanitiser(): Sanitiser | null {
  try {
    const purify = createDOMPurify(window);
    if (!purify.isSupported) return null;
    const policy = createPolicy(window);
    return {
      clean: sanitiseBy(purify, policy),
      parsed: (html) => purify.sanitize(html, { ...config, RETURN_TRUSTED_TYPE: false, TRUSTED_TYPES_POLICY: policy }),
    };
  } catch {
    return null;
  }
}

function sanitiserOfPage(): Sanitiser | null {
  if (sanitiser === undefined) sanitiser = createSanitiser();
  return sanitiser;
}

/** Whether a text contains HTML; many descriptions are plain text. */
export function isHtml(text: string): boolean {
  return /<[a-z!/][^>]*>/i.test(splitAtLastTag(text)[0]) || /&(?:[a-z]+|#\d+);/i.test(text);
}

/**
 * A text up to its last '>', and the rest, which contains no tag. Behind it a search for the end of a tag would read on to the end of the text
 * from every '<', in quadratic time.
 */
function splitAtLastTag(html: string): [tagged: string, rest: string] {
  const end = html.lastIndexOf('>') + 1;
  return [html.slice(0, end), html.slice(end)];
}

function withoutHeadings(html: string): string {
  const [tagged, rest] = splitAtLastTag(html);
  return tagged.replace(/<h[1-6]\b[^>]*>/gi, '<p><strong>').replace(/<\/h[1-6]\s*>/gi, '</strong></p>') + rest;
}

/**
 * Sanitises HTML from the platform: removes scripts, styles, forms, frames and event handlers; links open in a new tab. Headings become
 * bold paragraphs, because their levels do not fit the page's outline.
 *
 * @param pictureOrigins origins from which pictures may be loaded; others become links
 * @returns `undefined` if the page's Trusted Types forbid writing HTML; use `textOf` then
 */
export function sanitisedHtml(html: string, pictureOrigins: readonly string[]): TrustedHTML | undefined {
  return sanitiserOfPage()?.clean(withoutHeadings(html), pictureOrigins);
}

/** Common entities of descriptions; any other one stays as it is. */
const ENTITIES: Readonly<Partial<Record<string, string>>> = {
  nbsp: '\u00A0',
  shy: '\u00AD',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  amp: '&',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  euro: '€',
  ndash: '–',
  bdquo: '„',
  ldquo: '“',
};

/** Plain text of an HTML text, one line per block; the cells of a row stand side by side. Never write it as HTML. */
export function textOf(html: string): string {
  // As a browser reads them, a script or style without an end takes all that follows.
  const written = html.replace(/[\t\n\r ]+/g, ' ').replace(/<(script|style)\b.*?(?:<\/\1 ?>|$)/gi, '');
  const [tagged, rest] = splitAtLastTag(written);
  const text = tagged
    .replace(/<\/t[dh]\s*>|<\/?d[td]\b[^>]*>/gi, ' ')
    .replace(/<br\b[^>]*>|<\/?(?:p|div|[uod]l|li|table|tr|h[1-6]|pre|hr|blockquote)\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '');
  return (text + rest)
    .replace(/&(?:#(\d{1,6})|([a-z]+));/gi, (entity, code: string | undefined, name: string | undefined) =>
      code === undefined ? (ENTITIES[name ?? ''] ?? entity) : String.fromCodePoint(Number(code)),
    )
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim();
}

/** Plain text of an HTML text where the browser may read it: every entity is known then. Never write it as HTML. */
export function readTextOf(html: string): string {
  return textOf(sanitiserOfPage()?.parsed(withoutHeadings(html)) ?? html);
}
