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

/** Linter plugin with rules for browser tests. */
export default { meta: { name: 'browser-tests' }, rules: { 'wait-for': waitFor } };
