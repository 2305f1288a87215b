/** Endings of nouns and adjectives of both languages after `normalise`, longest first. */
const endings = [
  "ського",
  "ському",
  "ськими",
  "скими",
  "ского",
  "скому",
  "ового",
  "овому",
  "овими",
  "ением",
  "анням",
  "енням",
  "ами",
  "ями",
  "ого",
  "ому",
  "ему",
  "его",
  "ими",
  "іми",
  "ах",
  "ях",
  "ів",
  "ов",
  "ев",
  "ам",
  "ям",
  "ою",
  "ею",
  "ой",
  "ей",
  "ий",
  "ій",
  "их",
  "іх",
  "им",
  "ім",
  "ая",
  "яя",
  "ое",
  "ее",
  "ие",
  "ую",
  "юю",
  "ом",
  "ем",
  "ью",
  "ки",
  "ку",
  "ка",
  "ок",
  "ці",
  "ко",
  "а",
  "я",
  "и",
  "і",
  "у",
  "ю",
  "е",
  "о",
  "ь",
  "й",
];

const SHORTEST = 3;

/** Takes one ending off a normalised word of at least four letters. Light on purpose: it forgives endings, not meanings. */
export function stem(word: string): string {
  const ending = endings.find((one) => word.length - one.length >= SHORTEST && word.endsWith(one));
  return ending ? softened(word.slice(0, -ending.length)) : word;
}

/** «сукн-я» and «сукон», «кросівк-и» and «кросівок»: a vowel slips in before the last consonant when the ending goes. */
function softened(base: string): string {
  return base.length > SHORTEST ? base.replace(/ь$/, "") : base;
}
