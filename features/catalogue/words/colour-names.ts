import { colourBySlug, colours, type Colour } from "./colours.ts";

const fillers = new Set(["колір", "цвет", "кольору", "цвета", "color", "colour"]);
const shadeOf: ReadonlyMap<string, string> = new Map([
  ["темно", "темно"],
  ["темний", "темно"],
  ["темна", "темно"],
  ["темне", "темно"],
  ["темный", "темно"],
  ["темная", "темно"],
  ["темное", "темно"],
  ["світло", "світло"],
  ["світлий", "світло"],
  ["світла", "світло"],
  ["світле", "світло"],
  ["светло", "світло"],
  ["светлый", "світло"],
  ["светлая", "світло"],
  ["светлое", "світло"],
]);
const shades: ReadonlySet<string> = new Set([
  "темно",
  "світло",
  "яскрав",
  "ярк",
  "ніжн",
  "нежн",
  "пастельн",
  "неонов",
  "насичен",
  "приглушен",
]);

/** Names besides the palette's own; endings, ё, apostrophes and hyphens do not matter. */
const names: Readonly<Record<string, string>> = {
  white: "білосніжний белоснежный white",
  milk: "айворі айвори слонова.кістка слоновая.кость кремовий кремовый молоко крем екрю экрю ваніль ваниль ванільний ванильный milk",
  black: "black антрацитово.чорний",
  graphite: "графіт графит антрацит антрацитовий антрацитовый асфальт мокрий.асфальт мокрый.асфальт темно.сірий темно.серый",
  grey: "grey gray сталевий стальной попелястий пепельный мишачий мышиный",
  melange: "меланж меланжевий меланжевый сіро.меланжевий",
  silver: "срібний серебряный срібло серебро silver",
  beige: "беж пісочний песочный тілесний телесный нюдовий нюдовый нюд капучино капучіно бежево.сірий beige",
  camel: "верблюжий кемел кэмел карамель карамельний карамельный рудий рыжий кавовий кофейный світло.коричневий светло.коричневый camel",
  chocolate: "шоколад мокко мока темно.коричневий темно.коричневый кава кофе",
  brown: "brown горіховий ореховый каштановий каштановый",
  terracotta: "теракот терракот теракота цегляний кирпичный",
  orange: "оранжевий помаранчовий морквяний морковный апельсиновий апельсиновый orange",
  coral: "корал коралл персиковий персиковый персик лососевий лососевый",
  burgundy: "бордо вишневий вишневый вишня марсала винний винный темно.червоний темно.красный",
  beet: "малиновий малиновый малина буряк свекла ягідний ягодный",
  red: "red алий алый",
  powder: "пудра пильна.троянда пыльная.роза чайна.троянда чайная.роза темно.пудровий",
  pink: "pink роза троянда світло.рожевий светло.розовый",
  fuchsia: "яскраво.рожевий ярко.розовый неоново.рожевий цикламен",
  lilac: "ліловий лиловый лавандовий лавандовый лаванда бузок сирень світло.фіолетовий светло.фиолетовый",
  violet: "пурпурний пурпурный пурпуровий сливовий сливовый слива баклажан баклажановий баклажановый purple violet",
  navy: "navy індиго индиго чорнильний чернильный",
  blue: "blue ультрамарин",
  cornflower: "волошка василек електрик электрик кобальт royal",
  "pale-blue": "небесний небесный світло.синій светло.синий світло.блакитний светло.голубой",
  denim: "джинс джинсовий джинсовый сіро.синій серо.синий",
  turquoise: "бірюза бирюза тіффані тиффани аквамарин морська.хвиля морская.волна",
  mint: "мята ментол ментоловий ментоловый фісташковий фисташковый фісташка фисташка",
  sage: "шавлієвий шалфеевый оливка.світла",
  green: "green трав'яний травяной салатовий салатовый лайм лаймовий лаймовый темно.зелений темно.зеленый",
  khaki: "хакі хаки оливковий оливковый оливка болотний болотный олива khaki",
  emerald: "смарагд изумруд пляшковий бутылочный",
  mustard: "гірчиця горчица",
  yellow: "yellow лимонний лимонный лимон",
  gold: "золотий золотой золото бронзовий бронзовый бронза gold",
  multicolour:
    "мультиколор мультиколір мульти разноцвет мікс микс асорті ассорти кольоровий цветной строкатий пестрый чорно.білий черно.белый біло.чорний бело.черный multicolor",
};

export const namesOfColours: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(names).map(([slug, list]) => [slug, list.split(" ").filter((name) => !name.includes("."))]),
);

const keyOfParts = (text: string): string =>
  partsOf(text)
    .flat()
    .map((part) => part.stem)
    .join(" ");

const known: ReadonlyMap<string, Colour> = new Map([
  ...Object.entries(names).flatMap(([slug, list]) =>
    list.split(" ").flatMap((name) => {
      const colour = colourBySlug(slug);
      return colour ? [[keyOfParts(name.replaceAll(".", "-")), colour] as const] : [];
    }),
  ),
  ...colours.flatMap((colour) => [colour.uk, colour.ru].map((name) => [keyOfParts(name), colour] as const)),
]);

/** Declined palette names are shown in the palette's form. */
const palettes: ReadonlySet<string> = new Set(colours.flatMap(({ uk, ru }) => [uk, ru].map(keyOfParts)));

/** Either language, any gender or case («синя», «т.синій»); «сіро-блакитний» by its base colour, «синій/білий» as multicolour. */
export function colourByName(name: string): Colour | undefined {
  const found = partsOf(name);
  const [only, another] = found;
  if (!only) return undefined;
  if (!another) return colourOf(only);
  const all = found.map(colourOf);
  if (all.some((one) => one === undefined)) return undefined;
  return new Set(all).size === 1 ? all[0] : colourBySlug("multicolour");
}

export const isPaletteName = (name: string): boolean => palettes.has(keyOfParts(name));

/** One key for every spelling of a colour outside the palette. */
export const colourKey = (name: string): string =>
  plainText(name)
    .replaceAll(/\s*-\s*/g, "-")
    .replaceAll(/\s+/g, " ");

type Part = { stem: string };

/** After another colour it describes the yarn. */
const MELANGE = "меланж";

function colourOf(parts: readonly Part[]): Colour | undefined {
  const whole = known.get(parts.map(({ stem }) => stem).join(" "));
  if (whole) return whole;
  const [last, first] = [parts.at(-1), parts[0]];
  if (last?.stem === MELANGE && parts.length > 1) return colourOf(parts.slice(0, -1));
  const isShade = parts.length > 1 && first !== undefined && (shades.has(first.stem) || /[ое]$/.test(first.stem));
  return isShade && last ? known.get(last.stem) : undefined;
}

function partsOf(name: string): Part[][] {
  return plainText(name)
    .split(/\s*(?:[/,+&;]|\s(?:та|і|й|и|з|с)\s)\s*/)
    .map((one) =>
      one
        .replaceAll(/(?<=^|[\s-])т(?:емн)?\.\s*|(?<=^|[\s-])т-/g, "темно-")
        .replaceAll(/(?<=^|[\s-])(темно|світло|светло)(?=\p{L})/gu, "$1-")
        .replaceAll(/(?<=^|[\s-])св(?:ітл|етл)?\.\s*|(?<=^|[\s-])св-/g, "світло-")
        .split(/[\s-]+/)
        .filter((word) => word !== "" && !fillers.has(word))
        .map((word) => ({ stem: shadeOf.get(word) ?? stemOf(word) })),
    )
    .filter((parts) => parts.length > 0);
}

/** Removes the declined ending; before a hyphen «о» stays. */
function stemOf(word: string): string {
  const ending = /(?:ого|его|ому|ему|ими|ий|ій|ый|ой|ая|яя|ое|ее|ые|ие|их|а|я|е|є|і|ї|и|у|ю)$/u.exec(word)?.[0] ?? "";
  return word.length - ending.length >= 3 ? word.slice(0, word.length - ending.length) : word;
}

function plainText(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[ʼ’'`"«»]/g, "")
    .replaceAll("ё", "е")
    .replaceAll("ґ", "г")
    .replaceAll(/[–—]/g, "-");
}
