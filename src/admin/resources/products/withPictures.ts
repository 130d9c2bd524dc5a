import type { WriteOptions } from '../../../api/admin/crud';
import { deleteFiles, uploadFiles } from '../../../api/admin/files';
import type { productsApi } from '../../../api/admin/products';
import type { Platform } from '../../../api/platform';
import type { ProductOutput } from './productForm';

/** Uploads new pictures, then sends the product. If the product is refused, the uploaded pictures are deleted again. */
export async function withPictures<Answer>(
  platform: Platform,
  { product, images }: ProductOutput,
  options: WriteOptions | undefined,
  send: (write: Parameters<typeof productsApi.create>[1]) => Promise<Answer>,
): Promise<Answer> {
  const files = images.flatMap(({ file }) => file ?? []);
  const uploaded = files.length > 0 ? await uploadFiles(platform, 'CrossSellingProductImage', files, options) : [];
  const addresses = [...uploaded];
  const all = images.flatMap(({ file, url }) => (file ? addresses.splice(0, 1) : (url ?? [])));
  try {
    return await send({ ...product, images: all });
  } catch (error) {
    if (uploaded.length > 0) await deleteFiles(platform, 'CrossSellingProductImage', uploaded).catch(() => undefined);
    throw error;
  }
}
