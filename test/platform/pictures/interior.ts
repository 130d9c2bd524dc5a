import { css, darker, lighter, rgb, type Rgb } from './colour';

const TRIMS: readonly (readonly [RegExp, string])[] = [
  [/beige/i, '#b9a585'],
  [/braun/i, '#7a4a2c'],
  [/grau/i, '#6d737a'],
];

export const trimColour = (name: string | undefined): Rgb =>
  rgb(TRIMS.find(([pattern]) => pattern.test(name ?? ''))?.[1] ?? '#33373c');

/** Dashboard and front seats, seen from the back seat. */
export function drawInterior(trim: Rgb, accent: Rgb, hasSeats: boolean): string {
  const [base, light, dark] = [css(trim), css(lighter(trim, 0.18)), css(darker(trim, 0.45))];
  const seat = (x: number) =>
    `<g transform="translate(${x} 0)"><path d="M-64 372c0-26 22-40 64-40s64 14 64 40l-8 40H-56Z" fill="url(#seat)"/><path d="M-118 600c-10-90 0-160 30-186 20-14 50-20 88-20s68 6 88 20c30 26 40 96 30 186Z" fill="url(#seat)"/><path d="M-60 600c-6-70 0-120 10-150 30-14 70-14 100 0 10 30 16 80 10 150Z" fill="${dark}" opacity=".35"/><path d="M-82 440c-16 40-20 100-16 160m180-160c16 40 20 100 16 160" stroke="${light}" stroke-width="3" fill="none" stroke-dasharray="7 6" opacity=".7"/></g>`;
  return `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#dfeaf3"/><stop offset=".6" stop-color="#b8cbd9"/><stop offset=".62" stop-color="#8fa08c"/><stop offset="1" stop-color="#6e7a74"/></linearGradient><linearGradient id="dash" x2="0" y2="1"><stop stop-color="#3a3f45"/><stop offset="1" stop-color="#17191c"/></linearGradient><linearGradient id="seat" x2="0" y2="1"><stop stop-color="${light}"/><stop offset=".5" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></linearGradient></defs>
<rect width="800" height="600" fill="#1d2024"/><path d="M0 0h800v70C620 40 180 40 0 70Z" fill="#e6e8ea"/><path d="M96 62c190-22 418-22 608 0l70 210H26Z" fill="url(#sky)"/><path d="M340 200h120l190 72H150Z" fill="#7b8186"/><path d="M398 206h4l6 66h-16Z" fill="#eef0f1"/>
<path d="M0 40 96 62 26 272H0Zm800 0-96 22 70 210h26Z" fill="#24282c"/><path d="M330 60h140l-14 44H344Z" fill="#24282c"/><path d="M344 66h112l-10 32H354Z" fill="#9fb2c0"/>
<path d="M0 262c110-34 250-40 400-40s290 6 400 40v150H0Z" fill="url(#dash)"/><path d="M0 338c200-22 600-22 800 0v16c-200-20-600-20-800 0Z" fill="${base}"/><path d="M0 334c200-22 600-22 800 0" stroke="${css(accent)}" stroke-width="3" fill="none" opacity=".9"/>
<rect x="110" y="236" width="200" height="84" rx="10" fill="#0b0d0f"/><g fill="none" stroke-width="5"><path d="M138 300a34 34 0 1 1 56 0" stroke="#e4e8eb"/><path d="M226 300a34 34 0 1 1 56 0" stroke="${css(lighter(accent, 0.3))}"/></g><text x="210" y="284" font-family="Arial" font-size="15" fill="#fff" text-anchor="middle">50</text>
<rect x="346" y="216" width="196" height="112" rx="9" fill="#0b0d0f"/><rect x="354" y="224" width="180" height="96" rx="5" fill="#1d2c38"/><path d="M354 300c50-10 60-50 100-50s50-20 80-22M400 224v96m70-96c-8 40 10 60 4 96" stroke="#4f6b80" stroke-width="5" fill="none"/><path d="M372 320c30-40 70-30 92-62" stroke="${css(lighter(accent, 0.35))}" stroke-width="6" fill="none"/><circle cx="464" cy="258" r="7" fill="#fff"/>
<g fill="#0d0f11"><rect x="18" y="286" width="76" height="30" rx="8"/><rect x="562" y="276" width="96" height="28" rx="8"/><rect x="690" y="286" width="84" height="30" rx="8"/></g><g stroke="#3c4247" stroke-width="3"><path d="M24 296h64m-64 10h64M568 285h84m-84 10h84M696 296h72m-72 10h72"/></g>
<path d="M356 350h180l14 250H340Z" fill="#1b1e21"/><rect x="378" y="366" width="134" height="20" rx="6" fill="#33383d"/><g fill="#5a6168"><circle cx="396" cy="376" r="6"/><circle cx="494" cy="376" r="6"/></g><path d="M430 410h32l6 50h-44Z" fill="#0d0f11"/><rect x="434" y="400" width="24" height="24" rx="8" fill="#8b9299"/><rect x="372" y="480" width="146" height="120" rx="12" fill="${base}"/>
<g transform="translate(210 350)"><ellipse rx="118" ry="112" fill="none" stroke="#15171a" stroke-width="24"/><ellipse rx="118" ry="112" fill="none" stroke="#3a3f45" stroke-width="3"/><path d="M-110-8h70c10-20 70-20 80 0h70v26H40c-6 16-20 26-28 30v64h-24V48c-8-4-22-14-28-30h-70Z" fill="#1d2023"/><rect x="-36" y="-24" width="72" height="60" rx="22" fill="#2b2f34"/><circle cy="6" r="12" fill="none" stroke="#aeb5bb" stroke-width="3"/></g>
${hasSeats ? seat(196) + seat(640) : ''}`;
}
