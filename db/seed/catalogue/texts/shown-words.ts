import { canShow, goTogether } from "../../illustrations/looks.ts";
import type { ArchetypeName } from "../archetypes.ts";
import type { FabricName } from "../fabrics.ts";
import type { Noun, Phrase } from "./phrases.ts";

/** Traits a picture must show for a phrase, by its Ukrainian dictionary form. */
const phraseShows: Readonly<Record<string, string>> = {
  міді: "midi",
  максі: "maxi",
  міні: "mini",
  oversize: "oversize",
  "вільного крою": "loose",
  вільний: "loose|wide",
  обʼємний: "oversize",
  "прямого крою": "regular",
  приталений: "fitted",
  укорочений: "cropped",
  подовжений: "long",
  базовий: "plain",
  класичний: "plain",
  діловий: "plain",
  повсякденний: "plain",
  вечірній: "maxi plain",
  ошатний: "frill",
  "з поясом": "belt",
  "з кишенями": "pockets",
  "з кишенею": "pocket",
  "на ґудзиках": "buttons",
  "на блискавці": "zip",
  "з капюшоном": "hood",
  "зі знімним капюшоном": "hood",
  "з V-подібним вирізом": "neck-v",
  "з круглим вирізом": "neck-round",
  "з квадратним вирізом": "neck-square",
  "на запах": "wrap",
  "на резинці": "elastic",
  "на резинці ззаду": "elastic",
  "з резинкою на талії": "elastic",
  "з високою посадкою": "high-rise",
  "із середньою посадкою": "rise-mid",
  "з воланом": "frill",
  "з рюшами": "frill",
  "з довгим рукавом": "sleeve-long",
  "з коротким рукавом": "sleeve-short",
  "з рукавом три чверті": "sleeve-34",
  "з рукавом-ліхтариком": "sleeve-puff",
  "без рукавів": "sleeve-none",
  "з контрастним рукавом": "contrast-sleeve",
  "з розрізом": "slit",
  "з розрізами": "slits",
  "зі складками": "pleats",
  "із відкладним коміром": "collar-turned",
  "з відкладним коміром": "collar-turned",
  "з комірцем": "collar-turned",
  "з високим коміром": "collar-high",
  "з коміром-хомутом": "cowl",
  "з коміром на ґудзиках": "collar-buttoned",
  "з англійським коміром": "notch",
  "зі стійкою": "collar-stand",
  "з бантом": "bow",
  "з бантиком": "bow",
  "на бретелях": "straps",
  "з поясом-кулісою": "waist-cord",
  "із кулісою на талії": "waist-cord",
  "із кулісою по низу": "hem-cord",
  "з накладними кишенями": "patch-pockets",
  "на кнопках": "snaps",
  стьобаний: "quilted",
  "з погонами": "trench",
  "з візерунком «коси»": "cables",
  "у рубчик": "ribbed",
  "з ажурною вʼязкою": "lace",
  "зі спущеним плечем": "drop-shoulder",
  "без застібки": "open",
  "на короткій блискавці": "half-zip",
  "з кишенею-кенгуру": "kangaroo",
  "зі шнурами": "cords hood",
  "з вишивкою": "embroidery",
  "з аплікацією": "applique",
  "з контрастним кантом": "piping",
  "з кантом": "piping",
  "на потайній планці": "placket-hidden",
  mom: "straight high-rise",
  прямий: "straight",
  завужений: "tapered|slim",
  широкий: "wide",
  кльош: "flared",
  слім: "slim",
  палаццо: "wide",
  чинос: "straight smooth",
  карго: "cargo",
  "з підворотом": "turn-up",
  "з необробленим низом": "hem-raw",
  "з потертостями": "worn",
  "зі стрілками": "creased with-trousers|creased",
  "зі шнуром": "cord",
  "з манжетами": "hem-cuffed",
  "на манжеті": "hem-cuffed",
  "із манжетами": "joggers",
  "на манжетах": "joggers",
  "із защипами": "tucks",
  "з лампасом": "side-stripe",
  "з кишенями на блискавці": "zip-pockets",
  "А-силуету": "flared",
  "із джогерами": "joggers",
  "із широкими штанами": "wide",
  брючний: "with-trousers",
  "зі спідницею": "with-skirt",
  "зі штанами": "long",
  "із шортами": "shorts",
  високий: "high",
  короткий: "short",
  "на високій підошві": "sole-thick",
  "на товстій підошві": "sole-thick",
  "з рельєфною підошвою": "sole-tread",
  "на низькому ходу": "sole-flat",
  "на липучках": "velcro",
  "на шнурівці": "laces",
  "зі світловідбивачами": "reflective",
  "на хутрі": "fur",
  "з гумкою збоку": "gore",
  "з гострим носком": "toe-pointed",
  "з круглим носком": "toe-round",
  "з ремінцем": "strap",
  "з пряжкою": "buckle",
  "на корковій підошві": "sole-cork",
  "із закритими ніжками": "feet-closed",
  "із відкритими ніжками": "feet-open",
  "з відворотом": "turn-down",
  "із помпоном": "pompon",
  "на завʼязках": "ties",
  "з посиленою пʼятою": "heel-contrast",
  "з торочками": "fringe",
  "з бордюром": "border",
  "із петлею": "loop",
  "з кришкою": "lid",
  "із кришкою": "lid",
  "із рельєфом": "relief",
  "з двоколірною поливою": "glaze-two",
  "із блюдцем": "saucer",
  "зі скляною кришкою": "lid-glass",
  "із товстим дном": "thick-base",
  "з підкладкою": "lining",
  "у смужку": "stripe",
  "у клітинку": "check",
  "у горошок": "dots",
  "з квітковим принтом": "floral",
};

/** Phrases no picture has to show. */
const knownOtherwise: ReadonlySet<string> = new Set(
  `чоловічий;дитячий;для дівчинки;для хлопчика;для малюка;підлітковий;шкільний;теплий;трикотажний;спортивний;прогулянковий;домашній;банний;готельний;
  літній;з жакетом;із двох речей;із двох штук;подарунковий;для речей;для іграшок;з ручками;плетений;ручної роботи;двосторонній;махровий;вʼязаний;шкіряний;з вовни`
    .split(";")
    .map((words) => words.trim()),
);

type NounShows = { always?: string; likely?: string };

/** Traits a noun promises: always, or by default. */
const nounShows: Readonly<Record<string, NounShows>> = {
  "Сукня-сорочка": { always: "collar-turned buttons a-line", likely: "sleeve-long sleeve-short sleeve-34 waist-seam belt" },
  "Сукня-футляр": { always: "sheath closed", likely: "midi waist-seam neck-round neck-v sleeve-long sleeve-short sleeve-34 sleeve-none" },
  "Сукня в рубчик": { always: "sheath closed", likely: "waist-seam neck-round neck-v sleeve-long sleeve-short sleeve-34 sleeve-none" },
  Сарафан: { always: "straps", likely: "neck-square neck-v closed" },
  Пуховик: { always: "quilted", likely: "zip waist-plain" },
  Вітровка: { always: "smooth", likely: "zip waist-plain" },
  Парка: { always: "smooth long", likely: "hood waist-cord" },
  Куртка: { likely: "quilted smooth zip waist-plain" },
  Тренч: { always: "trench", likely: "belt" },
  Кардиган: { likely: "buttons sleeve-long neck-v smooth cables" },
  Джемпер: { likely: "neck-round smooth sleeve-long closed" },
  Жилет: { always: "sleeve-none", likely: "neck-v smooth cables closed" },
  Светр: { likely: "closed sleeve-long neck-round collar-high smooth cables" },
  Кофта: { likely: "buttons zip sleeve-long neck-round smooth" },
  Худі: { always: "hood", likely: "kangaroo" },
  Світшот: { likely: "neck-round no-pocket closed" },
  Футболка: { likely: "sleeve-short closed neck-round neck-v" },
  Лонгслів: { always: "sleeve-long", likely: "closed neck-round" },
  Майка: { always: "straps", likely: "closed neck-round" },
  Поло: { always: "collar-polo", likely: "sleeve-short buttons" },
  Сорочка: { likely: "collar-turned buttons sleeve-long" },
  Блуза: { likely: "buttons collar-turned collar-stand sleeve-long sleeve-puff sleeve-34" },
  Сукня: {
    likely:
      "closed a-line tiered neck-round neck-v neck-square sleeve-long sleeve-short sleeve-34 sleeve-puff sleeve-none waist-seam belt elastic",
  },
  "Спідниця пліссе": { always: "pleated" },
  Спідниця: { likely: "flared straight closed" },
  "Штани джогери": { always: "tapered", likely: "cord elastic hem-cuffed smooth" },
  "Штани спортивні": { likely: "cord elastic smooth" },
  Штани: { likely: "hem-open smooth creased" },
  Джинси: { likely: "rise-mid hem-usual fly-zip straight slim" },
  Боді: { always: "body", likely: "snaps" },
  Чоловічок: { always: "sleeve-long", likely: "snaps feet-closed feet-open" },
  "Черевики челсі": { always: "gore" },
  Черевики: { likely: "laces zip sole-flat sole-tread" },
  Кросівки: { likely: "laces" },
  Капці: { always: "no-strap" },
  "Комплект для дому": { likely: "long" },
  Піжама: { likely: "long buttons" },
};

const fabricShows: Partial<Record<FabricName, string>> = {
  cotton: "in-jersey",
  pique: "in-pique",
  rib: "in-rib",
  footer: "in-jersey",
  fleecedFooter: "in-jersey",
  linen: "in-slub",
  satinCloth: "in-satin",
  muslin: "in-muslin",
  flannel: "in-wool",
  corduroy: "in-cord",
  suiting: "in-twill",
  acrylic: "in-knit",
  wool: "in-knit",
  mohair: "in-mohair",
  coating: "in-wool",
  trenchCloth: "in-twill",
  fleece: "in-fleece",
  velour: "in-suede",
  interlock: "in-jersey",
  leather: "in-leather",
  suede: "in-suede",
  ecoLeather: "in-leather",
  mesh: "in-mesh",
  winterLining: "in-leather fur",
  felt: "in-wool sole-felt no-strap",
  sockCotton: "in-jersey",
  sockBamboo: "in-jersey",
  sockWool: "in-knit",
  sateen: "in-satin",
  bedFlannel: "in-wool",
  waffle: "in-waffle",
  plush: "in-fleece",
  throwWool: "in-wool",
  throwCotton: "in-knit",
  wicker: "woven",
  jute: "coiled",
  cottonCord: "coiled",
};

const listOf = (words = ""): string[] => words.split(" ").filter(Boolean);

/** The phrase's look; empty when nothing must be shown, undefined when unknown. */
export function phraseLook(archetype: ArchetypeName, phrase: Phrase): string[] | undefined {
  const text = ukrainianOf(phrase);
  for (const choice of phraseShows[text]?.split("|") ?? [])
    if (listOf(choice).every((word) => canShow(archetype, word))) return listOf(choice);
  const isFact = phrase.fabric ?? phrase.season ?? phrase.size ?? phrase.sizesFrom;
  return text === "" || isFact !== undefined || knownOtherwise.has(text) ? [] : undefined;
}

export const ukrainianOf = ({ words }: Phrase): string => ("uk" in words ? words.uk : words.ukAdjective);

/** The whole look; undefined for a contradiction. */
export function saidLook(
  archetype: ArchetypeName,
  { noun, phrases, fabric }: { noun: Noun; phrases: readonly Phrase[]; fabric: FabricName },
): string[] | undefined {
  const said = phrases.map((phrase) => phraseLook(archetype, phrase));
  if (said.includes(undefined)) return undefined;
  const cloth = listOf(fabricShows[fabric]).filter((word) => word.startsWith("in-") || canShow(archetype, word));
  const words = [...new Set([...listOf(nounShows[noun.uk]?.always), ...said.flatMap((some) => some ?? []), ...cloth])];
  return goTogether(archetype, words) ? words : undefined;
}

/** True when a sentence mentions only what the picture shows. */
export const isShown = (archetype: ArchetypeName, sentence: string, shows: readonly string[]): boolean =>
  claims.every(([words, needed]) => {
    const seen = needed.filter((word) => canShow(archetype, word));
    return !words.test(sentence) || seen.length === 0 || seen.some((word) => shows.includes(word)) || alwaysWithPockets.has(archetype);
  });

const claims: readonly (readonly [words: RegExp, needed: readonly string[]])[] = [
  [/кишен/iu, ["pocket", "pockets", "patch-pockets", "kangaroo"]],
  [/ґудзик/iu, ["buttons", "placket-hidden", "collar-buttoned"]],
  [/комір/iu, ["collar-turned", "collar-buttoned"]],
  [/манжет/iu, ["sleeve-long"]],
  [/бордюр/iu, ["border"]],
  [/петля для/iu, ["loop"]],
];
const alwaysWithPockets: ReadonlySet<ArchetypeName> = new Set(["trousers", "shorts", "jeans", "tracksuit", "blazer"]);

/** The noun's defaults. */
export const likelyLook = (noun: Noun): string[] => listOf(nounShows[noun.uk]?.likely);
