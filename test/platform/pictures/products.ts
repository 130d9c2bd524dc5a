/** Pictures of accessories, on the same pale ground. */
const DRAWINGS = {
  wheel:
    '<g transform="translate(200 150)"><circle r="96" fill="#1d2024"/><circle r="70" fill="#c9ced4"/><circle r="62" fill="#3a4047"/><g fill="#dfe3e7"><path id="s" d="M-9-14-14-64h28L9-14Z"/><use href="#s" transform="rotate(72)"/><use href="#s" transform="rotate(144)"/><use href="#s" transform="rotate(216)"/><use href="#s" transform="rotate(288)"/></g><circle r="17" fill="#aeb5bc"/></g>',
  'roof-box':
    '<path d="M70 190c0-52 40-88 130-88s132 40 136 78c1 12-6 18-18 18H82c-8 0-12-2-12-8Z" fill="#24282d"/><path d="M72 182h264" stroke="#555c64" stroke-width="4"/><path d="M96 150c20-24 50-34 90-36" stroke="#5e666f" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M110 198v20m180-20v20M90 220h220" stroke="#8d959d" stroke-width="9" stroke-linecap="round"/>',
  'bike-rack':
    '<g fill="none" stroke="#2b3036" stroke-width="9" stroke-linecap="round"><circle cx="140" cy="162" r="46"/><circle cx="262" cy="162" r="46"/><path d="m140 162 34-62h62l26 62m-88-62 30 62-64 0m64 0 32-62-8-18h20m-92 18h-18"/></g><path d="M84 226h232" stroke="#9aa2aa" stroke-width="12" stroke-linecap="round"/>',
  mats: '<g fill="#2a2e33" stroke="#4a5058" stroke-width="4"><path d="M90 90h90l10 60-8 70H96l-14-66Z"/><path d="M220 90h90l8 64-14 66h-86l-8-70Z"/></g><g stroke="#555c64" stroke-width="5"><path d="M104 116h66m-68 24h72m-74 24h74m-70 24h66"/><path d="M230 116h66m-66 24h72m-72 24h74m-70 24h66"/></g>',
  wallbox:
    '<rect x="140" y="60" width="120" height="150" rx="18" fill="#f8fafb" stroke="#c2c9d0" stroke-width="4"/><circle cx="200" cy="118" r="34" fill="#2b3138"/><circle cx="200" cy="118" r="20" fill="#0f1215"/><path d="m205 162-16 22h12l-6 18 18-24h-12Z" fill="#19a463"/><path d="M200 210c0 44 96 44 96-10s-40-50-20-82" fill="none" stroke="#2b3138" stroke-width="10" stroke-linecap="round"/>',
  package:
    '<path d="m200 62 104 44v98l-104 44-104-44v-98Z" fill="#c99d6b"/><path d="m200 150 104-44v98l-104 44Z" fill="#ab8153"/><path d="m200 150-104-44 104-44 104 44Z" fill="#e0bb8c"/><path d="m148 84 104 44v34l-22 9v-34L126 93Z" fill="#f4e7d3"/>',
} as const;

export type ProductPicture = keyof typeof DRAWINGS;

export const isProductPicture = (name: string): name is ProductPicture => Object.hasOwn(DRAWINGS, name);

export function drawProduct(name: ProductPicture): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="400" height="300"><defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#f6f8fa"/><stop offset="1" stop-color="#dde3e9"/></linearGradient></defs><rect width="400" height="300" fill="url(#g)"/><ellipse cx="200" cy="250" rx="130" ry="12" fill="#00000022"/>${DRAWINGS[name]}</svg>`;
}
