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
  aChunk('entry', 1, { isEntry: true, imports: ['base'], dynamicImports: ['shop', 'first', 'widget'] }),
  aChunk('base', 10),
  aChunk('first', 20, { moduleIds: ['/app/src/app/first/paintFirstCards.tsx'], imports: ['base'] }),
  aChunk('shop', 100, {
    moduleIds: ['/app/src/app/renderShop.tsx'],
    imports: ['base', 'first'],
    dynamicImports: ['checkout'],
  }),
  aChunk('widget', 1000, { moduleIds: ['/app/src/app/renderSearchWidget.tsx'], imports: ['base'] }),
  aChunk('checkout', 10_000),
];

it('counts for a first view what is loaded without a further step of the visitor', () => {
  const sizes = sizesOf([aChunk('script', 5)], [aChunk('look', 3), aChunk('order', 2)], visitorsShop);
  const { script, firstPart, firstCards, firstView, searchWidget, module } = sizes;
  expect([script, firstPart, firstCards, firstView, searchWidget, module].map(({ raw }) => raw)).toEqual([
    5, 3, 31, 131, 1011, 11_131,
  ]);
  expect(sizes.admin.raw).toBe(0);
});

it('counts for the admin area what no visitor loads, its dynamic imports included', () => {
  const [entry, ...others] = visitorsShop;
  const module = [
    { ...aChunk('entry', 1), ...entry, dynamicImports: ['shop', 'first', 'widget', 'admin'] },
    ...others,
    aChunk('admin', 3, {
      moduleIds: ['/app/src/admin/renderAdmin.tsx'],
      imports: ['base', 'table'],
      dynamicImports: ['editor', 'checkout'],
    }),
    aChunk('table', 30),
    aChunk('editor', 300),
  ];
  const { admin, firstView } = sizesOf([], [], module);
  expect([admin.raw, firstView.raw]).toEqual([333, 131]);
});
