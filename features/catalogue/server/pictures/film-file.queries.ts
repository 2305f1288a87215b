import { sql } from "kysely";

/** 1C sends films among the pictures, known by file name. Testing the last letter first halves the time. */
export const isFilm = sql<boolean>`(source like any (array['%4', '%m', '%M']) and source ~* '\\.(webm|mp4)$')`;

export const isPicture = sql<boolean>`not ${isFilm}`;
