/** A page's HTML subset (h2, p, ul, li, strong, a; section and span for conditions) with `{names}`, see features/content/README.md. */
export type PageText = { slug: string; title_uk: string; title_ru: string; body_uk: string; body_ru: string };
