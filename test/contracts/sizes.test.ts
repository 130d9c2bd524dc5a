import { expect, it } from 'vitest';
import { sizesOf, type Chunk } from '../../.config/build/sizes';

const aChunk = (fileName: string, bytes: number, rest: Partial<Chunk> = {}): Chunk => ({
  fileName,
  code: 'x'.repeat(bytes),
  imports: [],
  dynamicImports: [],
  isEntry: false,
  moduleIds: [],
  ...rest,
});

const visitorsShop = [
  aChunk('entry', 1, { isEntry: true, imports: ['base'], dynamicImports: ['shop', 'widget'] }),
  aChunk('base', 10),
  aChunk('shop', 100, { moduleIds: ['/app/src/app/renderShop.tsx'], imports: ['base'], dynamicImports: ['checkout'] }),
  aChunk('widget', 1000, { moduleIds: ['/app/src/app/renderSearchWidget.tsx'], imports: ['base'] }),
  aChunk('checkout', 10_000),
];

it('counts for a first view what is loaded without a further step of the visitor', () => {
  const sizes = sizesOf([aChunk('script', 5)], visitorsShop);
  expect([sizes.script.raw, sizes.firstView.raw, sizes.searchWidget.raw, sizes.module.raw]).toEqual([
    5, 111, 1011, 11_111,
  ]);
  expect(sizes.admin.raw).toBe(0);
});

it('counts for the admin area what no visitor loads, its dynamic imports included', () => {
  const [entry, ...others] = visitorsShop;
  const module = [
    { ...aChunk('entry', 1), ...entry, dynamicImports: ['shop', 'widget', 'admin'] },
    ...others,
    aChunk('admin', 3, {
      moduleIds: ['/app/src/admin/renderAdmin.tsx'],
      imports: ['base', 'table'],
      dynamicImports: ['editor', 'checkout'],
    }),
    aChunk('table', 30),
    aChunk('editor', 300),
  ];
  const { admin, firstView } = sizesOf([], module);
  expect([admin.raw, firstView.raw]).toEqual([333, 111]);
});
