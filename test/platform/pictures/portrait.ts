import { createRandom } from '../stock/random';

/** Skin and hair that go together. */
const LOOKS = [
  ['#f3cfb3', '#5a3a22'],
  ['#f3cfb3', '#8a5a2b'],
  ['#f3cfb3', '#b98a4a'],
  ['#f3cfb3', '#6d6f73'],
  ['#e8b892', '#2b211c'],
  ['#e8b892', '#5a3a22'],
  ['#c98f67', '#2b211c'],
  ['#8f5e3f', '#2b211c'],
] as const;
const SHIRTS = ['#24405f', '#3a5a52', '#5b3f56', '#39424d', '#7a3b36'] as const;

/** A drawn head and shoulders, always the same for the same person. @param id 'frau-…' or 'mann-…' */
export function drawPortrait(id: string): string {
  const random = createRandom(id);
  const [skin, hair] = random.pick(LOOKS);
  const shirt = random.pick(SHIRTS);
  const isLong = id.startsWith('frau');
  const shade = '#00000018';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200"><defs><linearGradient id="b" x2="0" y2="1"><stop stop-color="#eef2f6"/><stop offset="1" stop-color="#cfd8e1"/></linearGradient></defs><rect width="200" height="200" fill="url(#b)"/>${isLong ? `<path d="M58 92c0-34 18-54 42-54s42 20 42 54c0 26 8 44 4 58H54c-4-14 4-32 4-58Z" fill="${hair}"/>` : ''}<path d="M20 200c2-36 30-50 80-50s78 14 80 50Z" fill="${shirt}"/><path d="M84 128h32v24c0 10-7 18-16 18s-16-8-16-18Z" fill="${skin}"/><path d="M84 138c8 10 24 10 32 0v8c-8 9-24 9-32 0Z" fill="${shade}"/><path d="m84 152 16 22-22 8-10-26Zm32 0-16 22 22 8 10-26Z" fill="#fff"/><ellipse cx="100" cy="94" rx="33" ry="42" fill="${skin}"/><path d="M66 96c-4-38 14-58 36-57 24 1 36 22 32 56-3-14-8-22-14-28-14 5-34 6-44 2-5 6-8 14-10 27Z" fill="${hair}"/><g fill="#2a2320"><ellipse cx="87" cy="97" rx="3.400" ry="3.800"/><ellipse cx="113" cy="97" rx="3.400" ry="3.800"/></g><g fill="none" stroke="${hair}" stroke-width="3" stroke-linecap="round"><path d="M80 88q7-5 13-1"/><path d="M107 87q7-4 13 1"/></g><path d="M100 98q-5 11-1 13h4" fill="none" stroke="${shade}" stroke-width="3" stroke-linecap="round"/><path d="M88 119q12 10 24 0" fill="none" stroke="#9b4a44" stroke-width="3.500" stroke-linecap="round"/></svg>`;
}
