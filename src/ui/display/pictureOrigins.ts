import { createContext } from 'react';

/** Allowed origins of pictures in texts of the platform; others would need the visitor's consent. */
export const PictureOrigins = createContext<readonly string[]>([]);
