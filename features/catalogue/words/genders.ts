/** The specification calls audiences genders; free of schemas, because the browser loads this file. */
export const genders = ["female", "male", "kids", "home"] as const;
export type Gender = (typeof genders)[number];
