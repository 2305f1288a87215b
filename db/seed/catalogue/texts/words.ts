export type Words = { uk: string; ru: string };

export const seasons = ["Літо", "Зима", "Демісезон", "Всесезон"] as const;
export type Season = (typeof seasons)[number];
