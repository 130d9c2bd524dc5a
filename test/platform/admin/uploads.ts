import { http, HttpResponse, type RequestHandler } from 'msw';
import { withRefusals, param, refuse, type PlatformContext } from '../answer';

/** Maximum size of a file (rules/admin: uploads). */
const LIMITS = { default: [1_048_576, '1024 KB'], contract: [10_485_760, '10 MB'] } as const;
const PICTURES = /\.(jpe?g|png|svg|webp)$/i;

export type UploadKind = 'picture' | 'pdf' | 'legal' | 'contract';

const TYPES: Record<UploadKind, RegExp> = {
  picture: PICTURES,
  pdf: /\.pdf$/i,
  contract: /\.pdf$/i,
  legal: /\.(pdf|svg|png)$/i,
};

const isOfKind = ({ name }: File, kind: UploadKind) => TYPES[kind].test(name);

/** The multipart form of a request. @throws {Refusal} 400 */
export async function formOf(request: Request): Promise<FormData> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data; boundary='))
    refuse(400, 'multipart/form-data wird erwartet.');
  return request.formData();
}

/** One text part. @throws {Refusal} 400 if it is missing */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' && value.trim() !== '' ? value : refuse(400, `${name}: fehlt`);
}

/** The files of a part. @throws {Refusal} 400 for none, a wrong type, or a too large one */
export function filesOf(form: FormData, name: string, kind: UploadKind): File[] {
  const files = form.getAll(name).filter((value) => value instanceof File);
  if (files.length === 0) refuse(400, `${name}: fehlt`);
  const [maxBytes, limit] = LIMITS[kind === 'contract' ? kind : 'default'];
  for (const file of files) {
    if (file.size > maxBytes) refuse(400, `${name}: Datei zu groß maximal ${limit} erlaubt`);
    if (!isOfKind(file, kind)) refuse(400, `${name}: Dateityp nicht erlaubt`);
  }
  return files;
}

/** Stores a file and returns its address. */
export async function storeFile(context: PlatformContext, file: File): Promise<string> {
  const { uploads } = context.state;
  const id = `upload-${uploads.size + 1}`;
  uploads.set(id, { name: file.name, type: file.type, bytes: await file.arrayBuffer() });
  return `${context.baseUrl}/media/uploads/${id}/${encodeURIComponent(file.name)}`;
}

export async function storeFiles(context: PlatformContext, files: readonly File[]): Promise<string[]> {
  const urls: string[] = [];
  for (const file of files) urls.push(await storeFile(context, file));
  return urls;
}

export function uploadedMedia(context: PlatformContext): RequestHandler[] {
  return [
    http.get(
      `${context.baseUrl}/media/uploads/:id/:name`,
      withRefusals(({ params }) => {
        const upload = context.state.uploads.get(param(params, 'id')) ?? refuse(404, 'Diese Datei gibt es nicht.');
        return new HttpResponse(upload.bytes, {
          headers: { 'content-type': upload.type || 'application/octet-stream' },
        });
      }),
    ),
  ];
}
