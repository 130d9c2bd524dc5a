const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function page(title: string, style: string, body: string): string {
  return `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>
*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1b2330;background:#f4f6f8}
button{min-height:44px;padding:0 16px;border:1px solid #5d6b7c;border-radius:8px;background:#fff;color:inherit;font:inherit;cursor:pointer}
main{max-width:960px;margin:0 auto;padding:24px 16px}h1{margin:0 0 4px;font-size:22px;line-height:1.2}p{margin:0 0 16px}
.note{color:#4d5a69;font-size:14px}${style}</style></head><body>${body}</body></html>`;
}

const NOTE = '<p class="note">Attrappe der Demonstration: Hier steht sonst der Dienst eines anderen Anbieters.</p>';

const ARTICLES = [
  ['5G0-061-500', 'Allwetter-Fußmatten, 4-teilig', '89,00 €'],
  ['5G0-061-160', 'Gepäckraumschale', '74,90 €'],
  ['000-071-200', 'Grundträger fürs Dach', '219,00 €'],
  ['000-071-105', 'Fahrradträger für 2 Räder', '499,00 €'],
  ['5G0-071-641', 'Winterkompletträder, 4 Stück', '1.290,00 €'],
  ['000-054-412', 'Ladekabel Typ 2, 5 m', '179,00 €'],
] as const;

/** Stands for the accessories navigator: its buttons fill a cart and tell the page around it. */
export function accessoriesPage(vehicle: string): string {
  const items = ARTICLES.map(
    ([number, name, price]) =>
      `<li><b>${name}</b><span>Art.-Nr. ${number}</span><span>${price}</span><button type="button" data-article="${number}" aria-pressed="false">${name} auswählen</button></li>`,
  ).join('');
  return page(
    'Zubehör-Navigator',
    `ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(240px,1fr));gap:16px;margin:0;padding:0;list-style:none}
li{display:grid;gap:4px;padding:16px;border:1px solid #d5dbe2;border-radius:12px;background:#fff}li span{font-size:14px;color:#4d5a69}li button{margin-top:8px}
button[aria-pressed=true]{background:#1b2330;color:#fff}`,
    `<main><h1>Zubehör für ${escaped(vehicle)}</h1>${NOTE}<ul>${items}</ul></main>
<script>
const cart = new Set();
for (const button of document.querySelectorAll('button')) button.addEventListener('click', () => {
  const article = button.dataset.article;
  if (!cart.delete(article)) cart.add(article);
  button.setAttribute('aria-pressed', cart.has(article));
  parent.postMessage({ type: 'cart-change', items: [...cart].map((articleNumber) => ({ articleNumber })) }, '*');
});
</script>`,
  );
}

/** Stands for the charging-station service: its button fills a cart and tells the page around it. */
export function emobilioPage(clientId: string): string {
  return page(
    'E-Mobilität',
    `ol{display:grid;gap:12px;margin:0 0 24px;padding:0;list-style:none}li{padding:16px;border:1px solid #cfe0d4;border-radius:12px;background:#fff}b{display:block}`,
    `<main><h1>Ihr Weg zur eigenen Ladestation</h1>${NOTE}<ol><li><b>1. Wo möchten Sie laden?</b>Eigenheim, Mietwohnung oder Firma</li><li><b>2. Welche Förderung gibt es?</b>Programme von Land und Stadt für Ihren Ort</li><li><b>3. Wer baut sie ein?</b>Elektrobetriebe in Ihrer Nähe</li></ol><p><button type="button" aria-pressed="false">Wallbox 11 kW auswählen</button></p><p class="note">Kennung: ${escaped(clientId)}</p></main>
<script>
const button = document.querySelector('button');
button.addEventListener('click', () => {
  const isChosen = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', isChosen);
  parent.postMessage({ type: 'cart-change', items: isChosen ? [{ articleNumber: 'WB-11-KW' }] : [] }, '*');
});
</script>`,
  );
}

const TURN = ['rear-left', 'rear', 'side', 'front', 'front-left'];

/** Stands for the 360° viewer: the drawn vehicle, turned by a slider. */
export function spinPage(vehicleId: string): string {
  const frames = TURN.map(
    (view, position) =>
      `<img src="${escaped(`${vehicleId}/${view}.svg`)}" alt="Ansicht ${position + 1} von ${TURN.length}"${position === 2 ? '' : ' hidden'}>`,
  ).join('');
  return page(
    '360°-Ansicht',
    `body{height:100vh;overflow:hidden;background:#e9edf1}img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}img[hidden]{display:none}
input{position:absolute;right:16px;bottom:12px;width:min(40vw,320px);height:44px}`,
    `${frames}<input type="range" min="0" max="${TURN.length - 1}" value="2" aria-label="Fahrzeug drehen">
<script>
const frames = document.querySelectorAll('img');
document.querySelector('input').addEventListener('input', ({ target }) => {
  frames.forEach((frame, position) => { frame.hidden = position !== Number(target.value); });
});
</script>`,
  );
}

/** Stands for AutoUncle's valuation inside the tab of the trade-in. */
export function valuationPage(): string {
  return page(
    'Fahrzeug bewerten',
    `form{display:grid;gap:16px;max-width:420px}label{display:grid;gap:4px}input{height:44px;padding:0 12px;border:1px solid #5d6b7c;border-radius:8px;font:inherit}`,
    `<main><h1>Was ist Ihr Fahrzeug wert?</h1>${NOTE}<form><label>Kennzeichen oder FIN<input></label><label>Kilometerstand<input inputmode="numeric"></label><button type="button">Weiter</button></form></main>`,
  );
}

/** Stands for AutoUncle's script: fills its widgets in the document and takes them back. Styles are set one by one, as a CSP wants it. */
export const AUTOUNCLE_SCRIPT = `(() => {
  const show = (widget) => {
    const { companyId, departmentId, stockId } = widget.dataset;
    const box = document.createElement('div');
    Object.assign(box.style, { display: 'flex', gap: '12px', alignItems: 'center', padding: '12px', border: '1px solid #cfd6de', borderRadius: '8px', background: '#fff', color: '#1b2330', font: '14px/1.4 system-ui, sans-serif' });
    const mark = document.createElement('strong');
    mark.textContent = 'Guter Preis';
    Object.assign(mark.style, { padding: '4px 10px', borderRadius: '999px', background: '#17693c', color: '#fff', whiteSpace: 'nowrap' });
    const text = document.createElement('span');
    text.textContent = 'Verglichen mit ähnlichen Angeboten. Attrappe der Demonstration.';
    box.title = [companyId, departmentId, stockId].filter(Boolean).join(' / ');
    box.append(mark, text);
    widget.append(box);
  };
  window.AutoUncle = { unload: (widget) => widget.replaceChildren() };
  for (const widget of document.querySelectorAll('[data-autouncle-widget]')) if (!widget.firstChild) show(widget);
})();`;
