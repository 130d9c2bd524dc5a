import { render } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { StyleRoot, useStyles } from '../../src/ui/styles';
import { addUtilities } from '../../src/ui/utilities';

function Piece({ css }: { css: string }) {
  useStyles(css, 'ui');
  return null;
}

function Theme() {
  useStyles('.t { color: red; }', 'theme');
  return null;
}

function Feature({ css }: { css: string }) {
  useStyles(css);
  return null;
}

function textsOf(root: ShadowRoot): string[] {
  return root.adoptedStyleSheets.map((sheet) => Array.from(sheet.cssRules, (rule) => rule.cssText).join(''));
}

describe('the styles of the shop', () => {
  let root: ShadowRoot;
  beforeEach(() => {
    root = document.createElement('div').attachShadow({ mode: 'open' });
  });

  it('are adopted once, however many pieces ask for them, and stay out of the host page', () => {
    render(
      <StyleRoot root={root}>
        <Feature css=".a { color: red; }" />
        <Feature css=".a { color: red; }" />
        <Feature css=".b { color: red; }" />
      </StyleRoot>,
    );
    expect(textsOf(root).filter((text) => text.includes('.a'))).toHaveLength(1);
    expect(textsOf(root).filter((text) => text.includes('.b'))).toHaveLength(1);
    expect(document.adoptedStyleSheets).toHaveLength(0);
    expect(document.querySelector('style')).toBeNull();
  });

  it('come back when the shop is mounted again in a root that was emptied', () => {
    const shop = (
      <StyleRoot root={root}>
        <Piece css=".c { color: red; }" />
      </StyleRoot>
    );
    const { unmount } = render(shop);
    unmount();
    const sheets = [...root.adoptedStyleSheets];
    render(shop);
    expect(root.adoptedStyleSheets).toEqual(sheets);
    root.adoptedStyleSheets = [];
    render(<div>{shop}</div>);
    expect(root.adoptedStyleSheets).toHaveLength(sheets.length);
  });

  it('contain the utilities of what is loaded before and after the start', () => {
    addUtilities('.e { color: red; }');
    render(
      <StyleRoot root={root}>
        <Theme />
      </StyleRoot>,
    );
    addUtilities('.f { color: red; }');
    expect(textsOf(root).join('\n')).toMatch(/\.e .*\.f /);
  });

  it('do nothing outside a style root', () => {
    expect(() => render(<Piece css=".d {}" />)).not.toThrow();
  });
});
