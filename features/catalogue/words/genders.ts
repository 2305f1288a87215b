/** The specification calls audiences genders; free of schemas for the browser. */
export const genders = ["female", "male", "kids", "home"] as const;
export type Gender = (typeof genders)[number];
