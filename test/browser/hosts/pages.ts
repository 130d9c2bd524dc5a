import { readFileSync } from 'node:fs';
import type { HostPage } from '../support/hostPage';

/** A page of a dealer, made of what dealers' pages are made of. */
export interface MatrixPage extends Pick<HostPage, 'head' | 'headers' | 'address' | 'attributes'> {
  name: string;
  /** Before the shop: what its looks are compared of. */
  before?: string;
  /** Around the shop: `%SHOP%` stands for its element. Default: a `main`. */
  around?: string;
  after?: string;
  doctype?: string;
  /** The shop's page stands in a frame of this one with this `sandbox`. */
  sandbox?: string;
  /** How often the tag stands on the page. Default: once */
  tags?: number;
  /** Changes no built-in, policy, address or frame, on which a request could fail: nothing is sent from it. */
  sendsNothing?: boolean;
  /** Adds the shop's element to `#app` when the script has long been there. */
  hasLateElement?: boolean;
  /** Asks for its own document at a press on an anchor, and scrolls once that is there. */
  asksBeforeScrolling?: boolean;
}

const packaged = (path: string) => readFileSync(`node_modules/${path}`, 'utf8');
/** Without the fonts that a package would bring. */
const style = (path: string) =>
  `<style>${packaged(path).replace(/@import url\([^)]*\);?|@font-face\s*\{[^}]*\}/g, '')}</style>`;
const script = (path: string) => `<script>${packaged(path).replaceAll('</script', '<\\/script')}</script>`;
const vendor = (name: string) => `<script>${readFileSync(`test/browser/hosts/vendor/${name}.js`, 'utf8')}</script>`;

const SMOOTH = '<style>html { scroll-behavior: smooth; }</style>';
const stickyHeader = (classes: string) =>
  `<header class="${classes}" style="position: sticky; top: 0; z-index: 10; background: #fff"><a href="#kontakt">Kontakt</a></header>`;

const scriptedScroll = (code: string) =>
  `<script>document.addEventListener('click', function (event) {
    if (!event.target.closest || !event.target.closest('[href="#kontakt"]')) return;
    event.preventDefault(); ${code}
  });</script>`;

/** What the platform's own anchor links are answered with on pages that scroll by script. */
const ANIMATED = scriptedScroll(
  `jQuery('html, body').animate({ scrollTop: jQuery('#kontakt').offset().top - 60 }, 300);`,
);
const GLIDING = scriptedScroll(
  `scrollTo({ top: document.querySelector('#kontakt').getBoundingClientRect().top + scrollY - 40, behavior: 'smooth' });`,
);

/** Replaces every text of the shop by an element with it, now and after each change, as the translators of browsers do. */
export function translateShop(): void {
  const root = document.querySelector('#webshop')?.shadowRoot;
  if (!root) throw new Error('no shop');
  const wrap = () => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, ({ textContent, parentElement }) =>
      textContent?.trim() === '' || parentElement?.closest('font, style, option, textarea, svg, [translate="no"]')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const found: Node[] = [];
    while (texts.nextNode()) found.push(texts.currentNode);
    for (const text of found) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.textContent;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  wrap();
  new MutationObserver(wrap).observe(root, { subtree: true, childList: true, characterData: true });
}

/** One line for each kind of page that breaks a shop in a way of its own: part of `npm test`. What is looked at on each stands in `matrix.ts`. */
export const MATRIX: readonly MatrixPage[] = [
  {
    name: 'Bootstrap 3, jQuery 1',
    sendsNothing: true,
    head:
      style('bootstrap3/dist/css/bootstrap.css') +
      script('jquery1/dist/jquery.js') +
      script('bootstrap3/dist/js/bootstrap.js') +
      ANIMATED,
    before:
      '<div class="navbar navbar-default"><div class="container"><a class="btn btn-primary" href="#x">A</a></div></div>',
    around: '<div class="container"><div class="row"><div class="col-md-12">%SHOP%</div></div></div>',
  },
  {
    name: 'Tailwind 4 (Preflight)',
    sendsNothing: true,
    head: style('tailwindcss/preflight.css') + SMOOTH,
    before: '<h1>Autohaus</h1><button>A</button>',
  },
  { name: 'Prototype 1.6', head: vendor('prototype-1.6') },
  {
    name: 'MooTools 1.4.5',
    head: vendor('mootools-core-1.4.5') + vendor('mootools-more-1.4.0'),
  },
  { name: 'Zone.js', head: script('zone.js/bundles/zone.umd.js') },
  {
    name: 'Turbo',
    head: script('@hotwired/turbo/dist/turbo.es2017-umd.js') + SMOOTH,
    asksBeforeScrolling: true,
  },
  // rules/embedding: strict policies.
  {
    name: 'strict policy, Trusted Types',
    headers: {
      'content-security-policy': `default-src 'self'; script-src 'self' %SCRIPT_ORIGIN%; style-src 'self'; connect-src 'self' %API%; img-src * data: blob:; require-trusted-types-for 'script'`,
    },
  },
  { name: 'own #/ routing', attributes: { hashPrefix: 'shop' }, address: '#/team' },
  {
    name: 'element that comes late',
    sendsNothing: true,
    around: '<main id="app"></main>',
    hasLateElement: true,
  },
  {
    name: 'SPA that swaps the element',
    sendsNothing: true,
    head: `<script>addEventListener('webshop:ready', function (event) {
      var next = document.createElement('div');
      next.id = 'webshop';
      document.querySelector('#webshop').replaceWith(next);
    }, { once: true });</script>`,
  },
  { name: 'sandboxed frame without forms', sandbox: 'allow-scripts' },
  {
    name: 'WordPress, block theme',
    sendsNothing: true,
    head: `<style>.is-layout-flow > * { margin-block-start: 0 } .is-layout-flow > * + * { margin-block-start: 24px }
      .is-layout-constrained > :where(:not(.alignfull)) { max-width: 645px; margin-inline: auto !important }</style>${SMOOTH}`,
    before: '<header class="wp-block-template-part"><h1>Autohaus</h1></header>',
    around:
      '<main class="wp-block-group is-layout-flow"><div class="wp-block-html is-layout-constrained">%SHOP%</div></main>',
  },
];

/** The others that dealers have: `npm run test:hosts`, before a release. */
export const MORE_PAGES: readonly MatrixPage[] = [
  {
    name: 'Bootstrap 5',
    head: style('bootstrap/dist/css/bootstrap.css') + script('bootstrap/dist/js/bootstrap.bundle.js'),
    before: `${stickyHeader('navbar')}<div class="container"><button class="btn btn-primary">A</button></div>`,
    around: '<div class="container"><div class="row"><div class="col-12">%SHOP%</div></div></div>',
  },
  {
    name: 'Bulma',
    sendsNothing: true,
    head: style('bulma/css/bulma.css'),
    before: '<nav class="navbar"><a class="button is-primary" href="#x">A</a></nav>',
    around: '<section class="section"><div class="container">%SHOP%</div></section>',
  },
  {
    name: 'UIkit',
    head: style('uikit/dist/css/uikit.css') + script('uikit/dist/js/uikit.js') + GLIDING,
    before: '<div class="uk-navbar-container"><button class="uk-button uk-button-primary">A</button></div>',
    around: '<div class="uk-container">%SHOP%</div>',
  },
  {
    name: 'Foundation 6',
    sendsNothing: true,
    head: `<style>${readFileSync('test/browser/hosts/vendor/foundation-6.9.0.css', 'utf8')}</style>`,
    before: '<div class="top-bar"><button class="button">A</button></div>',
    around: '<div class="grid-container"><div class="grid-x"><div class="cell">%SHOP%</div></div></div>',
  },
  {
    name: 'Fomantic',
    head:
      style('fomantic-ui-css/semantic.css') + script('jquery/dist/jquery.js') + script('fomantic-ui-css/semantic.js'),
    before: '<div class="ui menu"><a class="item" href="#x">A</a></div><button class="ui primary button">B</button>',
    around: '<div class="ui container"><div class="ui segment">%SHOP%</div></div>',
  },
  {
    name: 'Materialize',
    head: style('materialize-css/dist/css/materialize.css') + script('materialize-css/dist/js/materialize.js'),
    before: '<nav><div class="nav-wrapper"><a class="btn" href="#x">A</a></div></nav>',
    around: '<div class="container">%SHOP%</div>',
  },
  {
    name: 'Pico',
    sendsNothing: true,
    head: style('@picocss/pico/css/pico.css'),
    before: '<main class="container"><button>A</button></main>',
    around: '<section class="container">%SHOP%</section>',
  },
  { name: 'jQuery 4, animated anchors', head: script('jquery/dist/jquery.js') + ANIMATED, before: '<p>A</p>' },
  { name: 'Prototype 1.7', head: vendor('prototype-1.7.3') },
  // The last that is published, without its elements and effects; what it does to the built-ins is whole.
  { name: 'MooTools 1.5.2', head: script('mootools/lib/mootools-core-1.5.2-server.js') },
  { name: 'RequireJS', head: script('requirejs/require.js') },
  {
    name: 'React 16 global',
    head: script('react16/umd/react.production.min.js'),
  },
  { name: 'quirks mode', sendsNothing: true, doctype: '', before: '<table width="100%"><tr><td>A<td>B</table>' },
  // Its links to anchors leave the page, but for those that a script answers.
  { name: 'base href', head: `<base href="/unterordner/">${GLIDING}` },
  { name: 'tag twice', tags: 2 },
  { name: 'sandboxed frame', sandbox: 'allow-scripts allow-forms' },
  {
    name: 'right to left',
    sendsNothing: true,
    head: '<style>html { direction: rtl }</style>',
    before: '<p>A</p>',
  },
  {
    name: 'rude styles, 62.5 %',
    sendsNothing: true,
    head: `<style>html { font-size: 62.5% } * { letter-spacing: 2px; line-height: 3; color: rgb(200, 0, 0) }
      div, section { float: none } button, input { font-size: 40px !important }</style>`,
    before: '<p>A <button>B</button></p>',
  },
  {
    name: 'WordPress, classic editor',
    sendsNothing: true,
    head: '<style>.entry-content > * { max-width: 640px; margin: 0 auto 24px } .entry-content p { margin-bottom: 1.75em }</style>',
    before: '<header id="masthead"><h1>Autohaus</h1></header>',
    around: '<article class="post"><div class="entry-content"><p>Text</p>%SHOP%<p>Text</p></div></article>',
  },
  {
    name: 'theme that hides what is empty',
    sendsNothing: true,
    head: '<style>div:empty, section:empty { display: none !important }</style>',
    before: '<p>A</p>',
  },
  {
    name: 'built-ins changed after the start',
    head: `<script>addEventListener('webshop:ready', function () {
      Object.prototype.lateAddition = 'text';
      Object.prototype.lateFunction = function () {};
      Array.prototype.lateLast = function () { return this[this.length - 1]; };
    }, { once: true });</script>`,
  },
  {
    name: 'page that a browser translates',
    head: `<script>addEventListener('webshop:ready', function () { (${translateShop.toString()})(); }, { once: true });</script>`,
  },
  {
    name: 'both builds on one page',
    head: '<script type="module" src="%SCRIPT_ORIGIN%/esm/webshop-widget.js"></script>',
  },
];
