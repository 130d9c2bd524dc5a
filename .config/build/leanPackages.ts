import type { Plugin } from 'vite';
import * as z from 'zod/mini';
import { onePath } from './leanIcons';
import { leanReact } from './leanReact';

/** What the shop never reaches in a module of a package, and no bundler can know. */
interface Diet {
  /** End of the module's path below `node_modules`. */
  file: string;
  /** The module as a whole, for short. */
  instead?: string;
  /** What else becomes of it. */
  change?: (code: string) => string;
  /** Functions and methods that are never called: they keep their names and lose their bodies. */
  unused?: string;
  /** Passages, from the first text up to the second (`''`: the first alone), and what stands there instead. */
  passages?: readonly (readonly [from: string, to: string, instead: string])[];
}

/** Of all that axios brings the shop uses one client, one adapter (XMLHttpRequest), its headers and its errors. */
const AXIOS: readonly Diet[] = [
  {
    file: 'axios/index.js',
    instead: `import Axios from './lib/core/Axios.js';
import AxiosError from './lib/core/AxiosError.js';
import isCancel from './lib/cancel/isCancel.js';
import mergeConfig from './lib/core/mergeConfig.js';
import defaults from './lib/defaults/index.js';
const create = (config) => new Axios(mergeConfig(defaults, config));
export { AxiosError };
export default { create, isCancel };`,
  },
  // The shop's transport turns bodies into text and leaves answers as they are.
  {
    file: 'axios/lib/defaults/index.js',
    instead: `import transitional from './transitional.js';
export default { transitional, timeout: 0, headers: { common: { Accept: 'application/json, text/plain, */*' } } };`,
  },
  {
    file: 'axios/lib/adapters/adapters.js',
    instead: `import xhr from './xhr.js';
export default { getAdapter: () => xhr };`,
  },
  // No base address, no parameters, no login by name, no cookies: the address comes complete.
  {
    file: 'axios/lib/helpers/resolveConfig.js',
    instead: `import AxiosHeaders from '../core/AxiosHeaders.js';
import * as utils from '../utils.js';
export default (config) => {
  const headers = AxiosHeaders.from(config.headers);
  // With its boundary the browser writes it itself.
  if (utils.isFormData(config.data)) headers.setContentType(undefined);
  return Object.assign(Object.create(null), config, { headers });
};`,
  },
  {
    file: 'axios/lib/core/mergeConfig.js',
    instead: `export default (a, b) => Object.assign(Object.create(null), a, b, { headers: { ...a.headers, ...b.headers } });`,
  },
  { file: 'axios/lib/core/InterceptorManager.js', instead: 'export default class { forEach() {} }' },
  {
    file: 'axios/lib/helpers/validator.js',
    instead: `const accept = () => {};
export default { assertOptions: accept, validators: { transitional: accept, spelling: accept } };`,
  },
  // What it knows of the browser is which addresses it can ask; the rest is for forms that nobody sends.
  { file: 'axios/lib/platform/index.js', instead: `export default { protocols: ['http', 'https', 'blob', 'data'] };` },
  { file: 'axios/lib/helpers/cookies.js', instead: 'export default {};' },
  { file: 'axios/lib/helpers/progressEventReducer.js', instead: 'export const progressEventReducer = () => [];' },
  {
    file: 'axios/lib/core/Axios.js',
    passages: [
      ['if (err instanceof Error) {', 'throw err;', ''],
      ['if (transitional !== undefined) {', '// Set config.allowAbsoluteUrls', ''],
      ['// filter out skipped interceptors', 'getUri(config) {', 'return dispatchRequest.call(this, config);\n}\n'],
      ['getUri(config) {', 'export default Axios', '}\n'],
    ],
  },
  {
    file: 'axios/lib/adapters/xhr.js',
    passages: [
      ['const store =', '} catch (e)', ''],
      ["if ('onloadend' in request) {", '// Handle browser request cancellation', 'request.onloadend = onloadend;\n'],
      ['if (onDownloadProgress) {', 'if (_config.cancelToken || _config.signal)', ''],
      ['if (xsrfCookieName) {', 'sendRequest();\n      }', '{\n'],
      ['// A final progress callback must not prevent', '_config.cancelToken && _config.cancelToken.unsub', ''],
      ['// When loadend is still dispatching', '// Prepare the response', ''],
    ],
  },
  {
    file: 'axios/lib/core/AxiosError.js',
    unused: 'toJSON from',
    passages: [['AxiosError.ERR_BAD_OPTION_VALUE =', 'AxiosError.ECONNABORTED', '']],
  },
  {
    file: 'axios/lib/core/AxiosHeaders.js',
    unused: 'delete clear getSetCookie parseTokens parseParameters matchHeaderValue formatHeader',
    passages: [
      ['// reserved names hotfix', 'export default', ''],
      ["  'Content-Length',", ']);', ''],
    ],
  },
];

const SWIPER: readonly Diet[] = [
  {
    file: 'swiper/shared/swiper-core.mjs',
    // CSS mode with one size, without loop, breakpoints, momentum and its own listeners for touch.
    unused: `loopCreate loopDestroy loopFix onTouchStart onTouchMove onTouchEnd closestElement preventEdgeSwipe setBreakpoint
      getBreakpoint onClick onLoad onDocumentTouchStart slideToClickedSlide slideToLoop slideNext slidePrev slideReset slideToClosest
      translateTo updateAutoHeight updateClickedSlide updateSlidesProgress setGrabCursor unsetGrabCursor checkOverflow Observer unlazy
      preload processLazyPreloader setProgress emitContainerClasses getSlideClasses emitSlidesClasses slidesPerViewDynamic update
      changeDirection changeLanguageDirection enable disable getSlideIndexByData moduleExtendParams updateSlidesClasses`,
  },
];

/** The shop names every element and attribute that it allows: the lists for those who name none stay out. */
const DOMPURIFY: readonly Diet[] = [
  {
    file: 'dompurify/dist/purify.es.mjs',
    passages: ['html$1', 'svg$1', 'svgFilters', 'mathMl$1', 'html', 'svg', 'mathMl', 'xml'].map(
      (list) => [`const ${list} = freeze([`, ']);', `const ${list} = freeze([`] as const,
    ),
  },
];

/** Routes over the shop's own history: no data router, no server, no prefetching. */
const ROUTER: readonly Diet[] = [
  {
    file: 'react-router/dist/production/chunk-7RTFRKQW.mjs',
    passages: [
      ['let dataRouterState = dataRouterOpts?.state;', '', 'const dataRouterState = void 0;'],
      ['return isDataRoute ? useNavigateStable() :', '', 'return'],
      ['let [shouldPrefetch, prefetchRef, prefetchHandlers] =', 'let internalOnClick', ''],
      ['...prefetchHandlers,', '', ''],
      ['ref: mergeRefs(forwardedRef, prefetchRef),', '', 'ref: forwardedRef,'],
      ['return shouldPrefetch && !isAbsolute ?', ';', 'return link'],
      ['if (mask) {', 'let internalOnClick', ''],
      ['var RenderErrorBoundary = class', 'var errorRedirectHandledMap', 'var RenderErrorBoundary;\n'],
      ['var AwaitErrorBoundary = class', '\nfunction', 'var AwaitErrorBoundary;'],
      ['var RemixErrorBoundary = class', '\nfunction', 'var RemixErrorBoundary;'],
    ],
  },
];

/** An icon is its drawing: one size, one stroke, and hidden from screen readers, which hear the text beside it. */
const LUCIDE: readonly Diet[] = [
  {
    file: 'lucide-react/dist/esm/createLucideIcon.mjs',
    instead: `import { createElement } from 'react';
export default ({ name, node }) => {
  const drawing = typeof node === 'string' ? [createElement('path', { d: node })] : node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className, ...rest }) =>
    createElement('svg', {
      xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor',
      strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true,
      ...rest,
      className: 'lucide lucide-' + name + (className ? ' ' + className : ''),
    }, ...drawing);
};`,
  },
];

const REACT: readonly Diet[] = [{ file: 'react-dom/cjs/react-dom-client.production.js', change: leanReact }];

const DIETS = [...REACT, ...ROUTER, ...LUCIDE, ...AXIOS, ...SWIPER, ...DOMPURIFY];

/** Empties a function, a method, or a function in a constant: from its first line to the brace below its beginning. */
function withoutBody(code: string, name: string): string | undefined {
  const found = new RegExp(
    `^( *)(?:static |async )*(?:function |const )?${name}(?: = )?\\(.*\\) (?:=> )?\\{\\n`,
    'm',
  ).exec(code);
  if (!found) return undefined;
  const start = found.index + found[0].length;
  const end = code.indexOf(`\n${found[1] ?? ''}}`, start - 1);
  return end < 0 ? undefined : code.slice(0, start) + code.slice(end + 1);
}

function without(code: string, from: string, to: string, instead: string): string | undefined {
  const start = code.indexOf(from);
  const end = to === '' ? start + from.length : code.indexOf(to, start + from.length);
  return start < 0 || end < 0 ? undefined : code.slice(0, start) + instead + code.slice(end);
}

const iconShapes = z.array(z.tuple([z.string(), z.record(z.string(), z.string())]));

/** Its drawing as one path; where it is none, at least without names for the parts of a list that never changes. */
function leanIcon(code: string): string | undefined {
  const drawing = /^ {2}node: (\[\[.*\]\]|\[\n[\s\S]*?\n {2}\]),?$/m.exec(code)?.[1];
  // Some files only give an icon another name.
  if (drawing === undefined) return code.includes('createLucideIcon') ? undefined : code;
  const shapes = z.parse(iconShapes, JSON.parse(drawing.replace(/([{,])\s+(\w+):/g, '$1 "$2":')));
  const path = onePath(shapes);
  return code.replace(drawing, path === undefined ? drawing.replace(/, key: "\w+"/g, '') : JSON.stringify(path));
}

/** Files of the table that the running build has met. */
const met = new Set<string>();

/**
 * Leaves out of the packages what no visitor of the shop reaches. The table above belongs to the versions in package.json: what is
 * no longer found in them ends the build.
 */
export const leanPackages: Plugin = {
  name: 'lean-packages',
  apply: 'build',
  buildStart: () => met.clear(),
  buildEnd(error) {
    const missing = error ? undefined : DIETS.find(({ file }) => !met.has(file));
    if (missing) this.error(`${missing.file} is no longer part of the build: look at leanPackages again`);
  },
  transform(code, id) {
    const path = id.replace(/\?.*$/, '');
    const diet = DIETS.find(({ file }) => path.endsWith(`/node_modules/${file}`));
    if (diet) met.add(diet.file);
    let lean = diet?.instead ?? diet?.change?.(code) ?? code;
    const hold = (after: string | undefined, what: string) => {
      if (after === undefined) this.error(`${diet?.file}: "${what}" is gone, look at leanPackages again`);
      lean = after;
    };
    for (const name of diet?.unused?.split(/\s+/) ?? []) hold(withoutBody(lean, name), name);
    for (const [from, to, instead] of diet?.passages ?? []) hold(without(lean, from, to, instead), from);
    if (path.includes('/axios/lib/')) lean = lean.replace(/import utils from/g, 'import * as utils from');
    // As one object all of its tools would come along, and one of them puts a listener on the host's window.
    if (path.endsWith('/axios/lib/utils.js'))
      lean = lean.replace(
        /export default \{([\s\S]*)\};/,
        (_, names: string) => `export {${names.replace(/(\w+): (\w+)/g, '$2 as $1')}};`,
      );
    if (path.includes('/react-router/dist/'))
      lean = lean
        .replace(/^\w+\.(?:displayName|contextType) = .*$/gm, '')
        .replace(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1');
    if (path.includes('/lucide-react/dist/esm/icons/')) hold(leanIcon(lean), 'the drawing of an icon');
    return lean === code ? undefined : { code: lean, map: null };
  },
};
