/** What a locator reads at once. */
const READ_ONCE =
  /^(count|textContent|innerText|allTextContents|allInnerTexts|inputValue|getAttribute|is(Visible|Hidden|Checked|Enabled|Disabled))$/;

/** `expect(await locator.count())` looks once at a page that may still change. */
const waitFor = {
  meta: {
    type: 'problem',
    messages: { once: 'What the page shows may still change: wait for it with expect.poll(() => …).' },
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

/** Plugin of the linter: rules for the tests in a browser. */
export default { meta: { name: 'browser-tests' }, rules: { 'wait-for': waitFor } };
