/** Locator methods that read without waiting. */
const READ_ONCE =
  /^(count|textContent|innerText|allTextContents|allInnerTexts|inputValue|getAttribute|is(Visible|Hidden|Checked|Enabled|Disabled))$/;

/** Reports `expect(await locator.count())`, which reads a page once that may still change. */
const waitFor = {
  meta: {
    type: 'problem',
    messages: { once: 'The page may still change: wait with expect.poll(() => …).' },
  },
  create(context) {
    return {
      CallExpression({ callee, arguments: [argument] }) {
        if (callee.name !== 'expect' || argument?.type !== 'AwaitExpression') return;
        const { property } = argument.argument.callee ?? {};
        if (READ_ONCE.test(property?.name)) context.report({ node: argument, messageId: 'once' });
      },
    };
  },
};

/** Linter plugin with rules for browser tests. */
export default { meta: { name: 'browser-tests' }, rules: { 'wait-for': waitFor } };
