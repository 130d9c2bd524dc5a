import { data, missingIn } from './support.js';

/** Interfaces and members that not all of them have, and why they can be used all the same. */
const ALLOWED = new Map([
  ['Touch', 'events that a browser without them never sends'],
  ['TouchEvent', 'the same'],
  ['TouchList', 'the same'],
  ['Navigator.share', 'asked for first; else the address is copied'],
]);

/**
 * Asks of everything that TypeScript finds in its description of the DOM whether the promised browsers have it.
 * Language built-ins are held by `lib` in tsconfig.json.
 */
export const newerApi = {
  meta: { type: 'problem', schema: [], messages: { newer: '{{name}} is missing in promised browsers: {{where}}.' } },
  create(context) {
    const { program, esTreeNodeToTSNodeMap } = context.sourceCode.parserServices;
    const checker = program.getTypeChecker();

    function interfaceOf(symbol) {
      const declared = symbol?.declarations?.find((each) =>
        /\/lib\.dom[\w.]*\.d\.ts$/.test(each.getSourceFile().fileName),
      );
      return declared?.parent?.name?.text;
    }

    function check(node, name, feature) {
      const where = missingIn(feature?.__compat);
      if (where !== '' && !ALLOWED.has(name) && !ALLOWED.has(name.split('.')[0]))
        context.report({ node, messageId: 'newer', data: { name, where } });
    }

    return {
      MemberExpression(node) {
        if (node.computed) return;
        const owner = interfaceOf(checker.getSymbolAtLocation(esTreeNodeToTSNodeMap.get(node.property)));
        if (owner === undefined) return;
        const { name } = node.property;
        check(node.property, `${owner}.${name}`, data.api[owner]?.[name] ?? data.api[owner]?.[`${name}_static`]);
      },
      NewExpression({ callee }) {
        if (callee.type !== 'Identifier' || data.api[callee.name] === undefined) return;
        if (
          checker.getSymbolAtLocation(esTreeNodeToTSNodeMap.get(callee))?.declarations?.[0]?.getSourceFile()
            .hasNoDefaultLib
        )
          check(callee, callee.name, data.api[callee.name]);
      },
    };
  },
};
