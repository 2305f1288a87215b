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
  "ок",
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

/** «кросівк-и» and «кросів-ок», «футболк-а» and «футбол-ок»: the vowel before к comes and goes, so к goes with it. */
function softened(base: string): string {
  if (base.length <= SHORTEST) return base;
  return base.replace(/ь$/, "").replace(/([^аеиіоуюя])к$/, "$1");
}
