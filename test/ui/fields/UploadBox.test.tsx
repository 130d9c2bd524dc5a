import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { UploadBox } from '../../../src/ui/fields/UploadBox';
import { aFile } from '../../builders/files';
import { uploadProblem } from '../../../src/ui/fields/uploadRules';

const KB = 1024;

describe('files that may be uploaded', () => {
  it.each([
    ['image', 'logo.jpg', 1024 * KB, undefined],
    ['image', 'logo.jpg', 1024 * KB + 1, 'Datei zu groß maximal 1024 KB erlaubt'],
    ['image', 'LOGO.JPEG', 1, undefined],
    ['image', 'logo.png', 1, undefined],
    ['image', 'logo.svg', 1, undefined],
    ['image', 'logo.webp', 1, undefined],
    ['image', 'logo.gif', 1, 'Bitte wählen Sie ein Bild als JPG, PNG, SVG oder WebP.'],
    ['image', 'logo', 1, 'Bitte wählen Sie ein Bild als JPG, PNG, SVG oder WebP.'],
    ['image', 'logo.png.exe', 1, 'Bitte wählen Sie ein Bild als JPG, PNG, SVG oder WebP.'],
    ['pdf', 'vertrag.pdf', 10 * 1024 * KB, undefined],
    ['pdf', 'vertrag.pdf', 10 * 1024 * KB + 1, 'Datei zu groß maximal 10 MB erlaubt'],
    ['pdf', 'agb.docx', 1, 'Bitte wählen Sie eine PDF-Datei oder Fotos der Seiten.'],
    ['smallPdf', 'seite.HEIC', 1, undefined],
  ] as const)('%s: %s with %d bytes', (kind, name, size, problem) => {
    expect(uploadProblem(kind, { name, size })).toBe(problem);
  });
});

describe('an upload box', () => {
  it('hands on what may be uploaded, and the same file again', async () => {
    const onFiles = vi.fn();
    render(<UploadBox label="Logo" kind="image" onFiles={onFiles} />);
    const input = screen.getByLabelText('Logo');
    expect(input).toHaveAccessibleDescription(
      'JPG, PNG, SVG oder WebP, höchstens 1024\u00A0KB; größere Fotos werden verkleinert',
    );
    await userEvent.upload(input, aFile('logo.png'));
    await userEvent.upload(input, aFile('logo.png'));
    await waitFor(() => expect(onFiles).toHaveBeenCalledTimes(2));
  });

  it('refuses what is too large in words, and forgets the refusal with the next file', async () => {
    const onFiles = vi.fn();
    render(<UploadBox label="Logo" kind="image" onFiles={onFiles} />);
    await userEvent.upload(screen.getByLabelText('Logo'), aFile('logo.svg', 1024 * KB + 1));
    expect(await screen.findByText('Datei zu groß maximal 1024 KB erlaubt')).toBeVisible();
    expect(onFiles).not.toHaveBeenCalled();
    await userEvent.upload(screen.getByLabelText('Logo'), aFile('logo.png'));
    await waitFor(() => expect(screen.queryByText('Datei zu groß maximal 1024 KB erlaubt')).not.toBeInTheDocument());
  });

  it('says what makes a document smaller, and takes only one where one is wanted', async () => {
    const onFiles = vi.fn();
    render(<UploadBox label="Label" kind="smallPdf" onFiles={onFiles} />);
    const input = screen.getByLabelText('Label');
    await userEvent.upload(input, aFile('scan.pdf', 1024 * KB + 1));
    expect(await screen.findByText('Datei zu groß maximal 1024 KB erlaubt')).toBeVisible();
    expect(input).toHaveAccessibleDescription(
      /Diese Datei: 1,1\sMB\. Kleiner wird sie so: .*mit dem Handy fotografieren/,
    );
    await userEvent.upload(input, [aFile('a.pdf'), aFile('b.pdf')]);
    expect(await screen.findByText(/^Bitte wählen Sie nur eine PDF-Datei/)).toBeVisible();
    expect(onFiles).not.toHaveBeenCalled();
  });

  it('names a photo that only other browsers read', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown format')));
    render(<UploadBox label="Label" kind="smallPdf" onFiles={() => undefined} />);
    await userEvent.upload(screen.getByLabelText('Label'), new File(['ftypheic'], 'IMG_1.HEIC'));
    expect(await screen.findByText(/^Ihr Browser kann HEIC-Fotos nicht lesen\./)).toBeVisible();
    vi.unstubAllGlobals();
  });

  it('takes the good ones of several, and names the other', async () => {
    const onFiles = vi.fn<(files: readonly File[]) => void>();
    render(<UploadBox label="Berichte" kind="pdf" isMultiple onFiles={onFiles} />);
    await userEvent.upload(screen.getByLabelText('Berichte'), [aFile('a.pdf'), aFile('b.txt')], { applyAccept: false });
    await waitFor(() => expect(onFiles).toHaveBeenCalled());
    expect(onFiles.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['a.pdf']);
    expect(screen.getByText('b.txt: Bitte wählen Sie eine PDF-Datei oder Fotos der Seiten.')).toBeVisible();
  });

  it.each([
    ['image', new File([], 'leer.png'), 'Die Datei ist leer. Bitte wählen Sie eine andere.'],
    ['image', new File(['GIF89a'], 'foto.jpg'), 'Bitte wählen Sie ein Bild als JPG, PNG, SVG oder WebP.'],
    ['image', new File([aFile('a.pdf')], 'foto.jpg'), 'Bitte wählen Sie ein Bild als JPG, PNG, SVG oder WebP.'],
    ['graphic', new File([aFile('a.jpg')], 'garan.png'), 'Bitte wählen Sie die Grafik als SVG oder PNG.'],
    ['image', new File(['<html></html>'], 'logo.svg'), /^Das Bild kann nicht gelesen werden\./],
    ['smallPdf', new File(['<html>'], 'agb.pdf'), /^Die Datei heißt wie ein PDF, ist aber keines\./],
    ['pdf', new File([], 'agb.pdf'), 'Die Datei ist leer. Bitte wählen Sie eine andere.'],
  ] as const)('refuses what is not what its name says (%s, %o)', async (kind, file, message) => {
    const onFiles = vi.fn();
    render(<UploadBox label="Datei" kind={kind} onFiles={onFiles} />);
    await userEvent.upload(screen.getByLabelText('Datei'), file);
    expect(await screen.findByText(message)).toBeVisible();
    expect(onFiles).not.toHaveBeenCalled();
  });

  it.each([
    ['image', 'a.jpg', 'foto.jfif', 'foto.jpg'],
    ['image', 'a.jpg', 'foto', 'foto.jpg'],
    ['image', 'a.jpg', 'Foto vom 12.05', 'Foto vom 12.05.jpg'],
    ['image', 'a.jpg', 'IMG_1.HEIC', 'IMG_1.jpg'],
    ['image', 'a.jpg', 'FOTO.JPG', 'FOTO.JPG'],
    ['image', 'a.png', 'foto.jpg', 'foto.png'],
    ['graphic', 'a.png', 'garan.tmp', 'garan.png'],
    ['pdf', 'a.pdf', 'vertrag', 'vertrag.pdf'],
    ['pdf', 'a.pdf', 'WVWZZZ1KZ6W123456.bin', 'WVWZZZ1KZ6W123456.pdf'],
  ] as const)('takes a file for what it is (%s, %s called %s)', async (kind, content, name, taken) => {
    const onFiles = vi.fn<(files: readonly File[]) => void>();
    render(<UploadBox label="Datei" kind={kind} onFiles={onFiles} />);
    await userEvent.upload(screen.getByLabelText('Datei'), new File([aFile(content)], name), { applyAccept: false });
    await waitFor(() => expect(onFiles).toHaveBeenCalled());
    expect(onFiles.mock.calls[0]?.[0].map((file) => file.name)).toEqual([taken]);
  });

  it('knows a HEIC photo that is called otherwise', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('unknown format')));
    render(<UploadBox label="Label" kind="image" onFiles={() => undefined} />);
    await userEvent.upload(screen.getByLabelText('Label'), new File(['\0\0\0 ftypheic'], 'IMG_1.jpg'));
    expect(await screen.findByText(/^Ihr Browser kann HEIC-Fotos nicht lesen\./)).toBeVisible();
    vi.unstubAllGlobals();
  });

  it('says that a picture cannot be read, and takes the next one', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')));
    const onFiles = vi.fn();
    render(<UploadBox label="Logo" kind="image" onFiles={onFiles} />);
    await userEvent.upload(screen.getByLabelText('Logo'), aFile('kaputt.png'));
    expect(await screen.findByText(/^Das Bild kann nicht gelesen werden\./)).toBeVisible();
    vi.unstubAllGlobals();
    await userEvent.upload(screen.getByLabelText('Logo'), aFile('logo.png'));
    await waitFor(() => expect(onFiles).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(/^Das Bild kann nicht gelesen werden\./)).not.toBeInTheDocument();
  });

  it('waits while a file is on its way', () => {
    render(<UploadBox label="Logo" kind="image" isBusy onFiles={() => undefined} />);
    expect(screen.getByLabelText('Logo')).toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('Die Datei wird hochgeladen.');
  });
});
