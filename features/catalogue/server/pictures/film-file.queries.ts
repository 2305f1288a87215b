import { sql } from "kysely";

/** Films come from 1C among the pictures, told apart by file name. The last letter goes first: the pattern alone takes twice as long. */
export const isFilm = sql<boolean>`(source like any (array['%4', '%m', '%M']) and source ~* '\\.(webm|mp4)$')`;

export const isPicture = sql<boolean>`not ${isFilm}`;
