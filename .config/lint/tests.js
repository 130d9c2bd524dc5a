/** Locator methods that read without waiting for what they read to be final. */
const READ_ONCE =
  /^(all|count|boundingBox|textContent|innerText|allTextContents|allInnerTexts|inputValue|getAttribute|is(Visible|Hidden|Checked|Enabled|Disabled))$/;

/** `expect.poll(() => …)` asks again, `atRest(page, () => …)` waits first. */
const isWaiting = (node) =>
  node.type === 'CallExpression' &&
  (node.callee.name === 'atRest' || (node.callee.object?.name === 'expect' && node.callee.property?.name === 'poll'));

/** A function that only says what it reads: who calls it has to wait. */
const isReader = ({ type, body, parent }) =>
  body.type !== 'BlockStatement' ||
  ((type === 'FunctionDeclaration' || parent.type === 'VariableDeclarator') &&
    body.body.every((statement) => statement.type !== 'ExpressionStatement'));

/** What answers for a reading: 'waits', or the function that only reads; undefined in a row of steps. */
function answersFor(node) {
  for (let place = node.parent; place; place = place.parent) {
    if (isWaiting(place)) return 'waits';
    if (/Function/.test(place.type) && !isWaiting(place.parent)) return isReader(place) ? place : undefined;
  }
  return undefined;
}

/** Reports `await locator.count()` and the like, also by a function of the file: the page may still change. */
const waitFor = {
  meta: {
    type: 'problem',
    messages: {
      once: 'The page may still change: wait with expect.poll(() => …), or read with atRest(page, () => …) of support/place.',
    },
  },
  create(context) {
    const awaited = [];
    const readers = new Set();
    return {
      CallExpression(node) {
        const { callee, parent } = node;
        const isRead = READ_ONCE.test(callee.property?.name) && callee.object.name !== 'Promise';
        const answering = answersFor(node);
        if (isRead && answering !== undefined && answering !== 'waits')
          readers.add((answering.id ?? answering.parent.id)?.name);
        if (parent.type === 'AwaitExpression' && answering === undefined && (isRead || callee.type === 'Identifier'))
          awaited.push({ node, isRead });
      },
      'Program:exit'() {
        for (const { node, isRead } of awaited)
          if (isRead || readers.has(node.callee.name)) context.report({ node, messageId: 'once' });
      },
    };
  },
};

/** Queries of the test library. */
const QUERY = /^(find|get|query)(All)?By/;

const isQuery = (node) => node?.type === 'CallExpression' && QUERY.test(node.callee.property?.name ?? '');

const isFound = (init) => isQuery(init?.type === 'AwaitExpression' ? init.argument : init);

/** Reports `expect(element).toBeVisible()` of an element that was found before something was awaited. */
const findAgain = {
  meta: {
    type: 'problem',
    messages: {
      held: 'Since it was found a render may have replaced it: find it again, or say with expect(element.isConnected) that it is the same one.',
    },
  },
  create(context) {
    const found = new Map();
    let lastAwait = 0;
    return {
      VariableDeclarator({ id, init, range }) {
        const names = id.type === 'ArrayPattern' ? id.elements : [id];
        for (const name of names) found.set(name?.name, isFound(init) ? range[1] : Infinity);
      },
      'AwaitExpression:exit'({ range }) {
        lastAwait = range[1];
      },
      CallExpression(node) {
        const { callee, parent } = node;
        const [element] = node.arguments;
        if (callee.name !== 'expect' || element?.type !== 'Identifier') return;
        const matcher = parent.property?.name === 'not' ? parent.parent : parent;
        if (!/^(toBeVisible|toBeInTheDocument)$/.test(matcher.property?.name)) return;
        if ((found.get(element.name) ?? Infinity) < lastAwait) context.report({ node: element, messageId: 'held' });
      },
    };
  },
};

/** Linter plugin with rules about what a test reads of a page that still changes. */
export default { meta: { name: 'tests' }, rules: { 'wait-for': waitFor, 'find-again': findAgain } };
