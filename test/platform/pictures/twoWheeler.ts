import { css, darker, lighter, type Rgb } from './colour';

const wheel = (x: number, r: number, spokes: number) =>
  `<g transform="translate(${x} 430)"><circle r="${r}" fill="#17191c"/><circle r="${r - 13}" fill="none" stroke="#2f343a" stroke-width="2"/><circle r="${r - 19}" fill="#cfd5da"/><circle r="${r - 25}" fill="#e9edf1" fill-opacity=".9"/>${Array.from(
    { length: spokes },
    (_, index) =>
      `<path d="M0 0V-${r - 22}" transform="rotate(${(360 / spokes) * index})" stroke="#3b4148" stroke-width="${spokes > 8 ? 3 : 7}"/>`,
  ).join(
    '',
  )}<circle r="${r * 0.45}" fill="none" stroke="#9097a0" stroke-width="5"/><circle r="13" fill="#4a5058"/></g>`;

const shadow =
  '<ellipse cx="400" cy="516" rx="290" ry="15" fill="#0a0f14" opacity=".16"/><ellipse cx="400" cy="515" rx="240" ry="9" fill="#0a0f14" opacity=".2"/>';

/** A motorbike from the left. */
export function drawMotorbike(paint: Rgb): string {
  const [base, light, dark] = [css(paint), css(lighter(paint, 0.35)), css(darker(paint, 0.35))];
  return `${shadow}<defs><linearGradient id="tank" x2="0" y2="1"><stop stop-color="${light}"/><stop offset=".45" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></linearGradient><linearGradient id="metal" x2="0" y2="1"><stop stop-color="#eceff2"/><stop offset="1" stop-color="#7d858d"/></linearGradient></defs>
<path d="M600 430 455 398" stroke="#555c64" stroke-width="20" stroke-linecap="round"/>${wheel(196, 88, 10)}${wheel(606, 88, 10)}
<path d="m262 208-66 222" stroke="#14171a" stroke-width="22" stroke-linecap="round"/><path d="m258 222-60 204" stroke="url(#metal)" stroke-width="13" stroke-linecap="round"/>
<path d="M118 372c10-42 44-64 78-66 36 2 62 16 76 44l-20 4c-30-24-84-24-114 12Z" fill="url(#tank)"/>
<path d="M304 300h150l34 60-20 66-120 12-56-30-12-58Z" fill="#23272c"/><path d="M318 330h120l16 34-14 44-84 8-38-22-10-36Z" fill="url(#metal)" opacity=".55"/><g stroke="#2c3137" stroke-width="5"><path d="M322 346h124M318 362h132M320 378h126"/></g><circle cx="420" cy="410" r="32" fill="#3b4148"/><circle cx="420" cy="410" r="22" fill="#8b939b"/>
<path d="m276 258 150 24 60 70-30 96" fill="none" stroke="${dark}" stroke-width="14" stroke-linejoin="round"/>
<path d="M300 420c40 30 150 36 210 24l120-38" fill="none" stroke="#7d858d" stroke-width="15" stroke-linecap="round"/><path d="m520 438 128-46 10 26-126 42Z" fill="url(#metal)"/>
<path d="M270 262c16-46 60-70 122-64 42 4 66 28 72 66-54 28-140 26-194-2Z" fill="url(#tank)"/><path d="M292 240c24-24 66-34 110-26" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="6" stroke-linecap="round"/>
<path d="M452 268c36-12 70-30 118-34 34-2 62-16 92-24 4 18-16 40-48 52-46 16-120 26-162 20Z" fill="#1b1e21"/><path d="M560 262c36-6 72-26 108-52l30 6c-18 32-66 58-124 62Z" fill="url(#tank)"/><path d="m686 214 18 2-4 16-20 4Z" fill="#c4231f"/>
<path d="m300 300-46 26 40 40 40-26Z" fill="url(#tank)"/>
<path d="M232 196c-26 4-40 26-36 54 16 14 44 16 62 4l14-46Z" fill="#22262a"/><ellipse cx="214" cy="234" rx="18" ry="21" fill="url(#lamp)"/><path d="m236 194-6-46 24 12 18 38Z" fill="#a9bac8" fill-opacity=".6"/>
<path d="m262 206 44-32 30 2" fill="none" stroke="#16191c" stroke-width="11" stroke-linecap="round"/><path d="m274 196-8-44" stroke="#16191c" stroke-width="5"/><ellipse cx="262" cy="144" rx="22" ry="12" fill="#22262a"/>
<path d="m640 300 62 44-10 12-66-36Z" fill="#1f2327"/><rect x="684" y="340" width="10" height="42" rx="3" fill="#f2f4f5" stroke="#555"/>`;
}

/** A scooter from the left. */
export function drawScooter(paint: Rgb): string {
  const [base, light, dark] = [css(paint), css(lighter(paint, 0.4)), css(darker(paint, 0.35))];
  return `${shadow}<defs><linearGradient id="tank" x2="0" y2="1"><stop stop-color="${light}"/><stop offset=".5" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
<g transform="translate(40 0)">${wheel(190, 68, 5).replaceAll('430', '448')}${wheel(540, 68, 5).replaceAll('430', '448')}
<path d="m262 190-66 250" stroke="#2a2e33" stroke-width="18" stroke-linecap="round"/>
<path d="M116 420c2-44 40-72 80-72 40 2 64 26 66 62-30-22-100-30-146 10Z" fill="url(#tank)"/>
<path d="M252 196c40 40 56 110 52 196l96 14c18 2 26 10 24 26l-110 18c-32-2-62-22-64-56 2-70-8-130-24-180Z" fill="url(#tank)"/><path d="M268 226c20 42 28 100 24 166" fill="none" stroke="#fff" stroke-opacity=".4" stroke-width="7" stroke-linecap="round"/>
<path d="M300 410h130v24l-116 18Z" fill="#25292d"/>
<path d="M396 430c6-64 30-124 80-140 60-14 134-6 168 22 4 60-26 100-76 110-20-44-92-46-112 12l-40 20Z" fill="url(#tank)"/><path d="M428 356c16-34 44-48 90-50" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="7" stroke-linecap="round"/>
<path d="M400 292c20-26 60-34 108-34 60 0 122 4 150 30-10 18-40 24-84 22-60 0-130 6-174-18Z" fill="#5a3d2b"/><path d="M418 286c60-16 150-18 222 0" stroke="#7d5a42" stroke-width="4" fill="none"/>
<path d="m636 316 24 4-2 26-20 2Z" fill="#c4231f"/><rect x="650" y="372" width="9" height="40" rx="3" fill="#f2f4f5" stroke="#555"/>
<path d="M226 150c-18 8-24 30-18 54 22 14 54 10 66-12l-6-36Z" fill="url(#tank)"/><circle cx="222" cy="182" r="21" fill="url(#lamp)" stroke="#8b939b" stroke-width="4"/>
<path d="m250 158 44-22 28 4" fill="none" stroke="#1a1d20" stroke-width="11" stroke-linecap="round"/><path d="m262 152-2-50" stroke="#6c737a" stroke-width="5"/><ellipse cx="258" cy="92" rx="22" ry="15" fill="#3b4148"/></g>`;
}
