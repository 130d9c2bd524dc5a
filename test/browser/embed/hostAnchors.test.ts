import type { Frame, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { press, restingPlace } from '../support/anchors';
import { adminIdOf, type HostPage } from '../support/hostPage';
import { searchIsShown } from '../support/shop';
import { setUpStage } from '../support/stage';

const stage = setUpStage();

const paragraphs = (count: number) => '<p style="height: 200px; margin: 0">Text</p>'.repeat(count);
const aPage = ({ above = 0, script = '' } = {}) =>
  `<nav style="position: fixed; top: 0"><a id="link" href="#über-uns">Über uns</a></nav>${paragraphs(above)}
  <div id="webshop"></div>${paragraphs(4)}<h2 id="über-uns">Über uns</h2>${paragraphs(20)}<script>${script}</script>`;

const UNANCHORED = '<style>html { overflow-anchor: none }</style>';
const SMOOTH = '<style>html { scroll-behavior: smooth; scroll-padding-top: 90px }</style>';
/** Nothing is pressed, and the browser anchors nothing. */
const ANIMATED = `document.querySelector('#link').addEventListener('go', function () {
  var from = scrollY, way = document.querySelector('#über-uns').getBoundingClientRect().top - 80, start = performance.now();
  (function step(now) {
    var done = Math.min(1, Math.max(0, (now - start) / 500));
    scrollTo(0, from + way * done);
    if (done < 1) requestAnimationFrame(step);
  })(start);
});`;

const isStarted = (page: Page | Frame) =>
  page.waitForFunction(() => (document.querySelector('#webshop')?.getBoundingClientRect().height ?? 0) > 1500);

type Moment = 'while the shop starts' | 'past a shop that has not started' | 'from the address' | 'past the whole list';

const CASES: readonly (readonly [name: string, moment: Moment, page: HostPage])[] = [
  ['a native jump', 'past the whole list', { body: aPage() }],
  ['smooth scrolling', 'while the shop starts', { head: SMOOTH, body: aPage() }],
  ['smooth scrolling', 'past a shop that has not started', { head: SMOOTH, body: aPage({ above: 12 }) }],
  [
    'a scripted scroll',
    'past a shop that has not started',
    { head: UNANCHORED, body: aPage({ above: 12, script: ANIMATED }) },
  ],
  ['smooth scrolling without scroll anchoring', 'from the address', { head: SMOOTH + UNANCHORED, body: aPage() }],
];

describe('an anchor of the page, below the shop', () => {
  it.each(CASES)('is where it is without the shop: %s, %s', async (name, moment, page) => {
    const address = moment === 'from the address' ? '#über-uns' : '';
    const rest = async (build: 'script' | 'none') => {
      const visit = await stage.visit({ ...page, address, build }, { motion: 'no-preference' });
      if (build === 'script' && moment === 'past the whole list') await searchIsShown(visit.page);
      if (name === 'a scripted scroll') await visit.page.locator('#link').dispatchEvent('go');
      else if (address === '') await press(visit.page, '#link');
      if (build === 'script') await isStarted(visit.page);
      return restingPlace(visit.page, '#über-uns');
    };
    const without = await rest('none');
    expect(Math.abs((await rest('script')) - without)).toBeLessThanOrEqual(8);
  });

  it.each([
    ['the page', UNANCHORED],
    [
      'an area of it',
      `<style>html { height: 100%; overflow: hidden }
      body { height: 100%; margin: 0; overflow: auto; overflow-anchor: none }</style>`,
    ],
  ])('stays where %s has scrolled to when the shop above it opens something else', async (_, head) => {
    const { page } = await stage.visit({ body: aPage(), head });
    await searchIsShown(page);
    await press(page, '#link');
    const before = await restingPlace(page, '#über-uns');
    await page.evaluate(async () => {
      const shop = document.querySelector('#webshop')?.shadowRoot?.firstElementChild;
      const grow = (height: number) => shop instanceof HTMLElement && (shop.style.paddingTop = `${height}px`);
      await new Promise(requestAnimationFrame);
      grow(333);
      // Once more before the page hears that it was scrolled by the first: what grows must not pass for scrolling of the page.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => void grow(777);
      port2.postMessage('');
    });
    expect(await restingPlace(page, '#über-uns')).toBe(before);
    // The visitor's own scrolling ends it.
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => restingPlace(page, '#über-uns')).toBe(before - 100);
  });

  it('is not what the visitor sees where the page scrolls to its top as the shop starts, as after a change of route', async () => {
    const { page } = await stage.visit({ body: aPage(), build: 'none' }, { height: 1000 });
    await press(page, '#link');
    await restingPlace(page, '#über-uns');
    await page.evaluate(() => history.pushState(null, '', location.pathname));
    const { script, platform } = stage.addresses;
    await page.evaluate(
      ({ src, ...given }) => {
        const tag = document.createElement('script');
        Object.assign(tag.dataset, given);
        tag.src = src;
        tag.addEventListener('load', () => scrollTo(0, 0));
        document.head.append(tag);
      },
      { src: script, adminId: adminIdOf(1), apiUrl: platform, target: '#webshop' },
    );
    await searchIsShown(page);
    await isStarted(page);
    await restingPlace(page, '#über-uns');
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
