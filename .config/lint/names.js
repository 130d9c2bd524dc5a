import { readFileSync } from 'node:fs';

const TERMS = new URL('../../docs/terms.md', import.meta.url);

/** Participles that are no names, as the last line of docs/terms.md lists them. */
const list = /refuses them as names of variables and parameters:(.*)/.exec(readFileSync(TERMS, 'utf8'))?.[1] ?? '';
const REFUSED = new Set([...list.matchAll(/`(\w+)`/g)].map(([, word]) => word));
if (REFUSED.size === 0) throw new Error('docs/terms.md has no list of refused names any more');

/** Identifiers that a pattern declares. */
function declaredIn(pattern) {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) => declaredIn(property.value ?? property.argument));
    case 'ArrayPattern':
      return pattern.elements.flatMap(declaredIn);
    case 'AssignmentPattern':
      return declaredIn(pattern.left);
    case 'RestElement':
      return declaredIn(pattern.argument);
    default:
      return [];
  }
}

/** Values are named by nouns. */
const nouns = {
  meta: { type: 'problem', messages: { bare: "'{{name}}' says no thing: name the value by a noun (docs/terms.md)." } },
  create(context) {
    const check = (patterns) => {
      for (const node of patterns.flatMap(declaredIn))
        if (REFUSED.has(node.name)) context.report({ node, messageId: 'bare', data: { name: node.name } });
    };
    const ofFunction = ({ id, params }) => check([id, ...params]);
    return {
      VariableDeclarator: ({ id }) => check([id]),
      FunctionDeclaration: ofFunction,
      FunctionExpression: ofFunction,
      ArrowFunctionExpression: ({ params }) => check(params),
    };
  },
};

/** Plugin of the linter: rules for names. */
export default { meta: { name: 'names' }, rules: { nouns } };
