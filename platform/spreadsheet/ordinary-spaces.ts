/** For the texts of a file, which is searched in and copied from; pages keep a number with its unit by another space. */
export const withOrdinarySpaces = (text: string): string => text.replaceAll("\u00a0", " ");
