import { dealerContactSchema, type DealerContact } from '../../domain/dealer/contact';
import { crud, type Crud } from './crud';
import { toFormData } from './formData';

export interface ContactWrite {
  name: string;
  /** '+49711123456' */
  phone: string;
  email: string;
  /** Location ids, at least one. */
  vehicleDealerLocationIds: readonly string[];
  image?: File;
  imageUrl?: string;
}

/** Read without a token, written as multipart. */
export const contactsApi: Crud<DealerContact, ContactWrite> = crud({
  path: '/v2/vehicle-dealer/{a}/contacts',
  sends: 'multipart',
  row: dealerContactSchema,
  isListPublic: true,
  query: { pageSize: 1000 },
  body: ({ image, imageUrl, name, vehicleDealerLocationIds, phone, email }: ContactWrite) =>
    toFormData({ image, imageUrl: image ? undefined : imageUrl, name, vehicleDealerLocationIds, phone, email }),
});
