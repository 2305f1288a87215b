/** «Регланчик» is a «реглан», «рушничок» a «рушник». */
const endings: readonly (readonly [small: string, plain: string])[] = [
  ["юсиньк", "к"],
  ["юсиньк", ""],
  ["есеньк", ""],
  ["есеньк", "к"],
  ["енезн", ""],
  ["елезн", ""],
  ["очезн", "к"],
  ["очн", "к"],
  ["ечезн", ""],
  ["енят", ""],
  ["анчик", "ан"],
  ["чик", ""],
  ["ишечк", ""],
  ["ишечк", "к"],
  ["очечк", "к"],
  ["очечк", ""],
  ["ичк", "ик"],
  ["ичк", "иц"],
  ["очк", "к"],
  ["очк", ""],
  ["ечк", "к"],
  ["ячк", ""],
  ["ьиц", ""],
  ["ечек", ""],
  ["ишк", ""],
  ["ишк", "к"],
  ["ешк", ""],
  ["ушк", ""],
  ["юшк", ""],
  ["онк", "к"],
  ["онк", ""],
  ["енк", ""],
  ["ятк", ""],
  ["ят", ""],
  ["юл", ""],
  ["очок", "ок"],
  ["чок", ""],
  ["инк", ""],
  ["иньк", ""],
  ["оньк", "н"],
  ["оньк", ""],
  ["еньк", ""],
  ["льк", "л"],
  ["льц", "л"],
  ["енчик", "енц"],
  ["ик", ""],
  ["ок", ""],
  ["к", ""],
];
const SHORTEST = 4;
/** Before an ending this long a stem may be one letter shorter. */
const LONG_ENDING = 5;

/** Likeliest first. */
export const undiminished = (stem: string): string[] =>
  endings.flatMap(([small, plain]) =>
    stem.endsWith(small) && stem.length - small.length + plain.length >= (small.length < LONG_ENDING ? SHORTEST : SHORTEST - 1)
      ? [`${stem.slice(0, -small.length)}${plain}`]
      : [],
  );
