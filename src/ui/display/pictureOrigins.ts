import { createContext } from 'react';

/** Origins from which the pictures in texts of the platform may be loaded; from any other it would need the visitor's consent. */
export const PictureOrigins = createContext<readonly string[]>([]);
