import { sql } from "kysely";

/**
 * A row of `picture` that is a film: films come from 1C among the pictures and are told apart by their file's name, in
 * any case. The last letter is looked at first, since the catalogue asks this of every picture when it starts, and the
 * pattern alone takes twice as long.
 */
export const isFilm = sql<boolean>`(source like any (array['%4', '%m', '%M']) and source ~* '\\.(webm|mp4)$')`;

export const isPicture = sql<boolean>`not ${isFilm}`;
