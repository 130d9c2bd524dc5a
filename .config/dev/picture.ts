/** `npx tsx .config/dev/picture.ts`, beside `npm run demo`: takes the picture of the README anew. */
import { chromium } from 'playwright-core';
import { bringChromium } from '../../test/support/chromium';

const [address = 'http://localhost:4021/'] = process.argv.slice(2);
const PICTURE = 'embed/package/pictures/shop.jpg';

const browser = await chromium.launch({ executablePath: bringChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 1100 } });
await page.goto(address);
await page.locator('#fahrzeuge').evaluate((section) => section.scrollIntoView());
const count = page.getByRole('heading', { name: /Ergebnisse/ });
await count.waitFor();
await count.evaluate((heading) => window.scrollBy(0, heading.getBoundingClientRect().top - 265));
// Pictures of the cards come with the scrolling.
await page.waitForLoadState('networkidle');
await page.screenshot({ path: PICTURE, type: 'jpeg', quality: 55 });
await browser.close();
