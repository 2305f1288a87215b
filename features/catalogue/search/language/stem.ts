const endings =
  "ами ями ого его ому ему ими ах ях ов ев ив ам ям ом ем им их ою ею ой ей ий ая яя ое ие ия ию ую ья ье ью а я и у ю е о й".split(" ");

const SHORTEST = 3;

/** «сукня», «сукню», «суконь» → «сукн». */
export function stem(word: string): string {
  const ending = endings.find((one) => word.length - one.length >= SHORTEST && word.endsWith(one));
  const base = ending ? word.slice(0, -ending.length) : word;
  if (ending && isSoft(base, ending)) return `${base.slice(0, SHORTEST)}ь`;
  return withoutFleetingVowel(base.endsWith("ь") ? base.slice(0, -1) : base);
}

/** Keeps «бельё» apart from «белый». */
const isSoft = (base: string, ending: string): boolean =>
  (base.length === SHORTEST && ending.startsWith("ь")) || (base.length === SHORTEST + 1 && base.endsWith("ь"));

/** «кухоль» and «кухлі»: the vowel before the last consonant comes and goes. */
function withoutFleetingVowel(base: string): string {
  const last = base.at(-1) ?? "";
  const vowel = base.at(-2) ?? "";
  if (base.length >= 4 && (vowel === "о" || vowel === "е") && fleeting.has(last) && !vowels.has(base.at(-3) ?? "о")) {
    return shortened(base.slice(0, -2).replaceAll("ь", "") + last);
  }
  return shortened(base);
}

/** «шапочк-а» → «шапк», «чашечк-а» → «чашк». */
function shortened(base: string): string {
  return base.length >= 5 && (base.endsWith("очк") || base.endsWith("ечк")) ? `${base.slice(0, -3)}к` : base;
}

const fleeting = new Set(["к", "ц", "н", "л"]);
const vowels = new Set("аеиоуюя");
