/** Size that an uploaded file may have, and what is said about a larger one (rules/admin: uploads). */
export const MAX_UPLOAD_BYTES = 1_048_576;

export const TOO_LARGE = 'Datei zu groß maximal 1024 KB erlaubt';
