/** Size, and message for larger files (rules/admin: uploads). */
export interface UploadLimit {
  bytes: number;
  message: string;
}

export const UPLOAD_LIMIT: UploadLimit = { bytes: 1_048_576, message: 'Datei zu groß maximal 1024 KB erlaubt' };

export const CONTRACT_LIMIT: UploadLimit = { bytes: 10_485_760, message: 'Datei zu groß maximal 10 MB erlaubt' };
