import createDOMPurify, { type Config } from 'dompurify';
import { webAddress } from '../webAddress';

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
type Sanitiser = (html: string, pictureOrigins: readonly string[]) => TrustedHTML;

/** Once per page, because a policy name can be used only once. `null` if the page forbids it. */
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

/** Opens in a new tab with `rel="noopener noreferrer"`; a link that hides its host loses its address. */
function secureLink(element: Element): void {
  const href = element.getAttribute('href') ?? '';
  if (/^https?:/i.test(href) && webAddress(href) === undefined) {
    element.removeAttribute('href');
    return;
  }
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
}

/** Becomes a link: loading it would reveal the visitor to a third party (rules/storage-and-privacy: pictures of other origins). */
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

function before(node: Node): Node | null {
  const sibling = node.previousSibling;
  return sibling?.nodeType === Node.TEXT_NODE && sibling.textContent?.trim() === '' ? before(sibling) : sibling;
}

/** As paragraphs of word processors are; also a second blank line. */
function isEmptyElement(element: Element): boolean {
  if (element.nodeName === 'BR') {
    const last = before(element);
    return last?.nodeName === 'BR' && before(last)?.nodeName === 'BR';
  }
  if (!element.matches('p, div, ul, ol, li, dl, blockquote, table')) return false;
  return element.textContent.trim() === '' && element.querySelector('img, hr') === null;
}

const config = {
  ALLOWED_TAGS: tags.split(/\s+/),
  ALLOWED_ATTR: attributes.split(' '),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'lang', 'start'],
  // Relative ones would lead into the host's page.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
  RETURN_TRUSTED_TYPE: true,
} satisfies Config;

function sanitiseBy(purify: Purify, policy: Policy | null): Sanitiser {
  return (html, pictureOrigins) => {
    const onElement = (element: Element) => {
      if (isEmptyElement(element)) element.remove();
      else if (element.nodeName === 'A' && element.hasAttribute('href')) secureLink(element);
      else if (element.nodeName === 'IMG') replaceForeignImage(element, pictureOrigins);
    };
    purify.addHook('afterSanitizeAttributes', onElement);
    try {
      if (document.contentType !== 'application/xhtml+xml')
        return purify.sanitize(html, { ...config, TRUSTED_TYPES_POLICY: policy });
      // An XHTML page reads what is written into it as XML.
      const { childNodes } = purify.sanitize(html, { ...config, RETURN_TRUSTED_TYPE: false, RETURN_DOM: true });
      const xml = [...childNodes].map((node) => new XMLSerializer().serializeToString(node)).join('');
      return policy?.createHTML(xml) ?? xml;
    } finally {
      purify.removeHook('afterSanitizeAttributes', onElement);
    }
  };
}

function createSanitiser(): Sanitiser | null {
  try {
    const purify = createDOMPurify(window);
    if (!purify.isSupported) return null;
    return sanitiseBy(purify, createPolicy(window));
  } catch {
    return null;
  }
}

function sanitiserOfPage(): Sanitiser | null {
  if (sanitiser === undefined) sanitiser = createSanitiser();
  return sanitiser;
}

const withoutHeadings = (html: string) =>
  html.replace(/<h[1-6]\b[^<>]*>/gi, '<p><strong>').replace(/<\/h[1-6]\s*>/gi, '</strong></p>');

/**
 * Removes scripts, styles, forms, frames and event handlers; links open in a new tab. Headings become bold paragraphs, because their levels
 * do not fit the page's outline.
 * @param pictureOrigins pictures of other origins become links
 * @returns `undefined` if the page's Trusted Types forbid HTML; use `textOf` then
 */
export function sanitisedHtml(html: string, pictureOrigins: readonly string[]): TrustedHTML | undefined {
  return sanitiserOfPage()?.(withoutHeadings(html), pictureOrigins);
}
