import { genders, type Gender } from "../../catalogue/words/genders.ts";

/** Beginnings of words in both languages, compared without apostrophes. «Чоловічки» are baby clothes. */
const beginnings: Record<Gender, readonly string[]> = {
  kids: words(
    "дитяч детск дітям детям дітей детей дитини ребенк дитсад хлопчик мальчик дівчат девоч дівчинк немовл новонародж новорожд малюк малыш чоловічок чоловічк человечок человечк підлітк подрост школяр школьник ясла ясельн kids baby children",
  ),
  female: words("жіноч женск жінк жінок женщин дамськ дамск девушк жіноцтв ladies women woman female жін жен"),
  male: words("чоловіч чоловік мужск мужчин мужск men man male чол муж"),
  home: words(
    "посуд дім дому дома домашн текстил постіл постел рушник полотен плед ковдр одеял подушк скатертин скатерт шторы штори гардин кухн каструл кастрюл сковор кухл кружк чашк тарілк тарелк спальн ванна ванно інтерєр интерьер килим ковер ковр меблі мебель декор освітлен освещен побут быт господар хозяйств home",
  ),
};
const clothes =
  /одяг|одежд|взутт|обув|костюм|сукн|плать|халат|піжам|пижам|капц|тапочк|тапк|білизна для|футболк|штан|брюк|шкарпет|носк|колгот|светр|свитер|худі|худи|куртк/;

/** «Для хлопчиків і жінок» names several; most names name none. */
export function audiencesOfName(name: string): Gender[] {
  const plain = plainText(name);
  if (/унісекс|унисекс|unisex/.test(plain)) return ["female", "male"];
  const its = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const found = genders.filter((gender) => its.some((word) => tells(word, gender, plain)));
  if (found.includes("kids")) return ["kids"];
  return found.length > 1 ? found.filter((gender) => gender !== "home") : found;
}

const SHORT = 3;

function tells(word: string, gender: Gender, plain: string): boolean {
  if (gender === "home" && clothes.test(plain)) return false;
  return beginnings[gender].some((one) => (one.length <= SHORT ? word === one : word.startsWith(one)));
}

/** Reads the value of «Стать» or «Пол». */
export function audiencesOfProperty(value: string): Gender[] {
  const plain = plainText(value);
  const short: Readonly<Record<string, Gender[]>> = {
    ж: ["female"],
    ч: ["male"],
    м: ["male"],
    f: ["female"],
    m: ["male"],
    чж: ["female", "male"],
    жч: ["female", "male"],
  };
  return short[plain.replaceAll(/[^\p{L}]/gu, "")] ?? audiencesOfName(value);
}

export const isWrapperName = (name: string): boolean =>
  /^(?:усі |всі |все )?(?:товари|товары|каталог(?: товарів| товаров)?|номенклатура|асортимент|ассортимент|продукція|продукция|магазин|сайт|інтернет-магазин|интернет-магазин|для сайту|для сайта)$/.test(
    name
      .trim()
      .toLowerCase()
      .replace(/^\d+[.)]?\s*/, ""),
  );

/** The audience of a root group, which is no category itself: the groups below it are first level. */
export function rootAudienceOf({ id, name }: { id: string; name: string }): Gender | undefined {
  return genders.find((gender) => id.toLowerCase() === gender || roots[gender].includes(plainText(name).replace(/^\d+[.)]?\s*/, "")));
}

const roots: Record<Gender, readonly string[]> = {
  female: ["жінкам", "женщинам", "для жінок", "для женщин", "жіноче", "женское", "жінки", "женщины"],
  male: ["чоловікам", "мужчинам", "для чоловіків", "для мужчин", "чоловіче", "мужское", "чоловіки", "мужчины"],
  kids: ["дітям", "детям", "для дітей", "для детей", "дитяче", "детское", "діти", "дети"],
  home: ["для дому", "для дома", "дім", "дом", "все для дому", "все для дома"],
};

function words(text: string): readonly string[] {
  return text.split(" ");
}

function plainText(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[ʼ’'`]/g, "")
    .replaceAll("ё", "е");
}
