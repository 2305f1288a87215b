/**
 * A page in both languages. Bodies are HTML of a subset: h2, p, ul, li, strong, a (site paths and mail links only),
 * section and span for conditions; `{names}` are filled (features/content/README.md).
 * Slugs are the names of the specification's page texts, and `about`.
 */
export type PageText = { slug: string; title_uk: string; title_ru: string; body_uk: string; body_ru: string };
