import { createContext } from 'react';

/** Origins of pictures in the platform's texts; others need the visitor's consent. */
export const PictureOrigins = createContext<readonly string[]>([]);
