import { posix } from 'node:path';

/** Rooms of the source (folders of `src`, `embed`, and its part that touches the page), each with the other rooms that it may import. */
export const ROOMS = {
  embed: ['app', 'admin', 'tools', 'page', 'state', 'domain', 'lib', 'ui', 'api'],
  app: ['features', 'shared', 'state', 'api', 'domain', 'ui', 'lib'],
  admin: ['tools', 'features', 'shared', 'state', 'api', 'domain', 'ui', 'lib'],
  features: ['shared', 'state', 'api', 'domain', 'ui', 'lib'],
  // For agencies and platforms: no visitor loads it.
  tools: ['page', 'shared', 'state', 'api', 'domain', 'ui', 'lib'],
  page: ['state', 'domain', 'lib'],
  shared: ['state', 'api', 'domain', 'ui', 'lib'],
  state: ['api', 'domain', 'lib'],
  api: ['domain', 'lib'],
  domain: ['lib'],
  ui: ['lib'],
  lib: [],
};

/** Features that contain another one; everything else goes through state or domain. */
export const FEATURES = {
  // A card carries the buttons of the list of marked vehicles; their chunk comes after the first cards.
  search: ['favourites', 'contact', 'finance'],
  vehicle: ['contact', 'consent', 'finance', 'favourites', 'running-costs', 'trade-in'],
  favourites: ['running-costs', 'finance'],
  together: ['favourites', 'contact'],
  checkout: ['contact', 'consent', 'finance', 'account'],
  'trade-in': ['contact', 'account'],
  // An account is offered after a request.
  contact: ['account'],
  account: ['consent'],
};

/** Folders below a room in their order: the left may use what is right of it, never the reverse. */
export const FOLDERS = {
  embed: ['api', 'load', 'shell', 'examples', 'page', 'realm'],
  'src/tools': ['embedding-page', 'page-check', 'platform-check', 'diagnose', 'embedding'],
  'src/admin': ['pages', 'shell', 'resources', 'links', 'search', 'engine'],
  'src/admin/engine': ['form', 'changes', 'list', 'write'],
  'src/admin/pages': ['today', 'integration', 'invalid-vehicles'],
  'src/admin/resources/settings': ['areas', 'law'],
  'src/shared': ['dealer', 'law'],
  'src/features/account': ['profile', 'header', 'sign-in'],
  'src/features/checkout': [
    'after',
    'leave',
    'paypal',
    'summary',
    'notices',
    'sending',
    'bill',
    'steps',
    'parts',
    'rate',
    'runner',
  ],
  'src/features/finance': ['card', 'rate', 'calculator', 'comparison', 'terms'],
  'src/features/search': ['header', 'filter-form', 'list', 'own', 'phrase', 'toolbar', 'state', 'filters'],
  'src/features/search/filters': ['body-types', 'kinds'],
  'src/features/vehicle': ['panels', 'gallery', 'pdf', 'month', 'thirdParty'],
  'src/state': ['queries', 'vehicles', 'device-data'],
  'src/domain': [
    'dealer',
    'account',
    'integration',
    'order',
    'postcodes',
    'handover',
    'products',
    'running-costs',
    'stock-check',
    'finance',
    'law',
    'trade-in',
    'vehicle',
    'tax',
    'tenant',
    'enums',
    'person',
  ],
  'src/domain/vehicle': ['phrase', 'search', 'text'],
  'src/ui': ['feedback', 'fields', 'overlay', 'actions', 'layout', 'display'],
  'src/lib': ['save-file', 'page', 'third-parties', 'http'],
};

/** Packages and the places that may import them. */
const PACKAGES = [
  [/^axios(?:\/|$)/, /^src\/lib\/http\//],
  [/^(?:react|react-dom|zustand)/, /^(?!src\/(?:api|domain|lib)\/)/],
];

const roomOf = (path) =>
  /^embed\/(?:page|realm)\//.test(path) ? 'page' : path.startsWith('embed/') ? 'embed' : path.split('/')[1];
const featureOf = (path) => /^src\/features\/([^/]+)/.exec(path)?.[1];

/** What is wrong with an import between two folders of one folder. */
function orderOffence(path, target) {
  const [from, to] = [path.split('/'), target.split('/')];
  const depth = from.findIndex((part, index) => part !== to[index]);
  if (depth >= from.length - 1 || depth >= to.length - 1) return undefined;
  const folder = from.slice(0, depth).join('/');
  const [user, used] = [from[depth], to[depth]];
  const [left, right] = [user, used].map((name) => FOLDERS[folder]?.indexOf(name) ?? -1);
  if (left >= 0 && left < right) return undefined;
  return left < 0 || right < 0
    ? `${user} imports ${used}: both need a place among the folders of ${folder}`
    : `in ${folder}, ${user} may not import ${used}`;
}

/** What is wrong with an import of `source` in the file at `path` (from the root of the repository); undefined: nothing. */
export function offenceOf(path, source) {
  if (!/^[./]/.test(source)) {
    const isRefused = PACKAGES.some(([name, places]) => name.test(source) && !places.test(path));
    return isRefused ? `${source} may not be imported here` : undefined;
  }
  const target = source.startsWith('/') ? source.slice(1) : posix.join(posix.dirname(path), source);
  if (!/^(?:src|embed)\//.test(target)) return undefined;
  const [room, other] = [roomOf(path), roomOf(target)];
  if (room !== other) return ROOMS[room]?.includes(other) ? undefined : `${room} may not import ${other}`;
  const [feature, contained] = [featureOf(path), featureOf(target)];
  if (feature === contained) return orderOffence(path, target);
  return FEATURES[feature]?.includes(contained) ? undefined : `the feature ${feature} may not import ${contained}`;
}

const ROOT = decodeURI(new URL('../../', import.meta.url).pathname);

/** Imports along the rooms. */
const imports = {
  meta: { type: 'problem', messages: { offence: '{{offence}}.' } },
  create(context) {
    const path = context.filename.replaceAll('\\', '/').replace(ROOT, '');
    const check = ({ source: node }) => {
      const source = node?.value ?? node?.quasis?.[0].value.cooked;
      const offence = typeof source === 'string' ? offenceOf(path, source) : undefined;
      if (offence) context.report({ node, messageId: 'offence', data: { offence } });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/** No import whose target only running the code would tell. */
const readable = {
  meta: { type: 'problem', messages: { computed: 'Computed import: its target is not known.' } },
  create(context) {
    return {
      ImportExpression({ source: node }) {
        if (node.type !== 'Literal' && node.expressions?.length !== 0) context.report({ node, messageId: 'computed' });
      },
      MemberExpression(node) {
        if (node.object.type === 'MetaProperty' && node.property.name === 'glob')
          context.report({ node, messageId: 'computed' });
      },
    };
  },
};

/** Navigation by the router, so that guards and carried parameters hold everywhere. */
const router = {
  meta: { type: 'problem', messages: { history: 'Navigate by the router.' } },
  create(context) {
    return {
      MemberExpression(node) {
        const owner = node.object.property?.name ?? node.object.name;
        if (owner === 'history' && /^(?:push|replace)$/.test(node.property.name))
          context.report({ node, messageId: 'history' });
      },
    };
  },
};

/** Plugin of the linter: rules for the rooms of the source. */
export default { meta: { name: 'rooms' }, rules: { imports, readable, router } };
