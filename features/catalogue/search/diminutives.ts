/** Endings that make a thing small, by stem: what they are cut down to. «Регланчик» is a «реглан», «рушничок» a «рушник». */
const endings: readonly (readonly [small: string, plain: string])[] = [
  ["анчик", "ан"],
  ["чик", ""],
  ["ичк", "ик"],
  ["ичк", "иц"],
  ["очк", "к"],
  ["очк", ""],
  ["ечк", "к"],
  ["ячк", ""],
  ["ьиц", ""],
  ["ечек", ""],
  ["ишк", ""],
  ["инк", ""],
  ["иньк", ""],
  ["оньк", ""],
  ["еньк", ""],
  ["льк", "л"],
  ["енчик", "енц"],
  ["ик", ""],
  ["ок", ""],
  ["к", ""],
];
const SHORTEST = 4;

/** What a stem may be the diminutive of, likeliest first. */
export const undiminished = (stem: string): string[] =>
  endings.flatMap(([small, plain]) =>
    stem.endsWith(small) && stem.length - small.length >= SHORTEST ? [`${stem.slice(0, -small.length)}${plain}`] : [],
  );
