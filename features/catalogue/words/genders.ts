/** The four audiences; the specification calls them genders. Free of schemas, so the browser may import it. */
export const genders = ["female", "male", "kids", "home"] as const;
export type Gender = (typeof genders)[number];
