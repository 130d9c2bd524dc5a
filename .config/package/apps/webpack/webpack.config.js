import { copyFileSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

const dist = resolve('dist');
mkdirSync(dist, { recursive: true });
copyFileSync('index.html', `${dist}/index.html`);

export default { mode: 'production', entry: './main.js', output: { path: dist }, performance: { hints: false } };
