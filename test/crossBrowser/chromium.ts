import { chromium } from 'playwright-core';
import { bringChromium, CHROMIUM_ARGUMENTS } from '../support/chromium';
import type { Engine } from './engine';

/** Keys by WebDriver's code points, which the other browsers read themselves. */
const KEYS: Readonly<Record<string, string>> = { '\uE007': 'Enter', '\uE00C': 'Escape' };

export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch({ executablePath: bringChromium(), args: CHROMIUM_ARGUMENTS });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  return {
    name: `Chromium ${browser.version()}`,
    open: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => (KEYS[text] ? page.keyboard.press(KEYS[text]) : page.keyboard.type(text)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: async () => (await page.screenshot()).toString('base64'),
    close: () => browser.close(),
  };
}
