/** Without language; ids of 1C may hold any character. */
export const categoryAddress = (id_1c: string): string => `/category/${encodeURIComponent(id_1c)}`;
