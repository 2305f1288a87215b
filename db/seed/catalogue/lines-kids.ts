import type { ArchetypeName, Audience } from "./archetypes.ts";
import type { BrandGroup } from "./brands.ts";
import type { FabricName } from "./fabrics.ts";
import { forBoys, forGirls, plain } from "./line.ts";
import type { Line } from "./line.ts";
import { adjective, noun, phrase } from "./phrases.ts";
import type { Noun, Phrase } from "./phrases.ts";

const line = (
  category: string,
  share: number,
  archetype: ArchetypeName,
  audience: Audience,
  name: Noun,
  refinements: readonly Phrase[],
  features: readonly Phrase[],
  fabrics: readonly FabricName[],
  brands: BrandGroup = "children",
): Line => ({ category, share, archetype, audience, brands, noun: name, refinements, features, fabrics });

const children = adjective("дитячий", "детский", { about: "for" });
const teenage = adjective("підлітковий", "подростковый", { about: "for", sizesFrom: "134" });
const school = { sizesFrom: "116" };
const basic = adjective("базовий", "базовый");
const longSleeve = phrase("з довгим рукавом", "с длинным рукавом", { about: "sleeve" });
const shortSleeve = phrase("з коротким рукавом", "с коротким рукавом", { about: "sleeve" });
const buttons = phrase("на ґудзиках", "на пуговицах", { about: "fastening" });
const snaps = phrase("на кнопках", "на кнопках", { about: "fastening" });
const zip = phrase("на блискавці", "на молнии", { about: "fastening" });
const hood = phrase("з капюшоном", "с капюшоном", { about: "collar" });
const embroidery = phrase("з вишивкою", "с вышивкой");
const applique = phrase("з аплікацією", "с аппликацией");
const fleecy = phrase("на флісі", "на флисе", { fabric: "fleecedFooter" });
const warm = adjective("утеплений", "утеплённый", { fabric: "fleecedFooter" });
const muslin = phrase("з мусліну", "из муслина", { fabric: "muslin" });
const ribbed = phrase("у рубчик", "в рубчик", { fabric: "rib" });
const velcro = phrase("на липучках", "на липучках", { about: "fastening" });
const winter = adjective("зимовий", "зимний", { season: "Зима" });
const midSeason = adjective("демісезонний", "демисезонный", { season: "Демісезон" });
const pockets = phrase("з кишенями", "с карманами");

export const kidsLines: readonly Line[] = [
  line(
    "3110",
    3,
    "bodysuit",
    "babies",
    noun("Боді", "n", "Боди", "n"),
    [children, phrase("для малюка", "для малыша", { about: "for" }), plain],
    [
      longSleeve,
      shortSleeve,
      ribbed,
      snaps,
      embroidery,
      phrase("на запах", "на запах", { about: "fastening" }),
      phrase("без рукавів", "без рукавов", { about: "sleeve" }),
    ],
    ["interlock", "cotton", "rib"],
  ),
  line(
    "3110",
    2,
    "bodysuit",
    "babies",
    noun("Чоловічок", "m", "Человечек", "m"),
    [children, phrase("для малюка", "для малыша", { about: "for" }), plain],
    [
      snaps,
      zip,
      phrase("із закритими ніжками", "с закрытыми ножками"),
      ribbed,
      phrase("із відкритими ніжками", "с открытыми ножками"),
      phrase("з велюру", "из велюра", { fabric: "velour" }),
    ],
    ["interlock", "rib", "velour"],
  ),
  line(
    "3210",
    1,
    "dress",
    "girls",
    noun("Сукня", "f", "Платье", "n"),
    [
      forGirls,
      adjective("ошатний", "нарядный"),
      adjective("повсякденний", "повседневный"),
      teenage,
      adjective("трикотажний", "трикотажный", { fabric: "rib" }),
    ],
    [
      longSleeve,
      shortSleeve,
      phrase("з рюшами", "с рюшами"),
      phrase("з бантом", "с бантом"),
      phrase("з поясом", "с поясом"),
      muslin,
      buttons,
      phrase("з комірцем", "с воротничком"),
      pockets,
      phrase("з віскози", "из вискозы", { fabric: "viscose" }),
    ],
    ["cotton", "rib"],
  ),
  line(
    "3220",
    3,
    "t-shirt",
    "girls",
    noun("Футболка", "f", "Футболка", "f"),
    [forGirls, basic, teenage],
    [embroidery, applique, plain, phrase("з рюшами", "с рюшами"), ribbed, phrase("зі спущеним плечем", "со спущенным плечом")],
    ["cotton", "rib"],
  ),
  line(
    "3220",
    3,
    "sweater",
    "girls",
    noun("Кофта", "f", "Кофта", "f"),
    [forGirls, adjective("вʼязаний", "вязаный"), adjective("теплий", "тёплый")],
    [buttons, zip, hood, pockets, phrase("з візерунком «коси»", "с узором «косы»")],
    ["acrylic", "wool"],
  ),
  line(
    "3220",
    2,
    "hoodie",
    "girls",
    noun("Худі", "n", "Худи", "n"),
    [forGirls, teenage, warm],
    [zip, fleecy, embroidery, plain, phrase("з кишенею-кенгуру", "с карманом-кенгуру")],
    ["footer", "fleecedFooter"],
  ),
  line(
    "3220",
    1,
    "roll-neck",
    "girls",
    noun("Гольф", "m", "Гольф", "m"),
    [forGirls, basic, adjective("тонкий", "тонкий")],
    [ribbed, plain, embroidery, phrase("із хвилястим краєм", "с волнистым краем")],
    ["cotton", "rib"],
  ),
  line(
    "3310",
    3,
    "t-shirt",
    "boys",
    noun("Футболка", "f", "Футболка", "f"),
    [forBoys, basic, teenage],
    [
      embroidery,
      applique,
      plain,
      phrase("з кишенею", "с карманом"),
      longSleeve,
      phrase("з контрастним рукавом", "с контрастным рукавом", { about: "sleeve" }),
    ],
    ["cotton"],
  ),
  line(
    "3310",
    3,
    "hoodie",
    "boys",
    noun("Худі", "n", "Худи", "n"),
    [forBoys, teenage, warm],
    [zip, fleecy, embroidery, plain, phrase("з кишенею-кенгуру", "с карманом-кенгуру")],
    ["footer", "fleecedFooter"],
  ),
  line(
    "3310",
    1,
    "tracksuit",
    "boys",
    noun("Костюм", "m", "Костюм", "m"),
    [adjective("спортивний", "спортивный"), forBoys, warm],
    [zip, hood, fleecy, phrase("з лампасом", "с лампасом"), phrase("на манжетах", "на манжетах")],
    ["footer", "fleecedFooter"],
  ),
  line(
    "3310",
    1,
    "shirt",
    "boys",
    noun("Сорочка", "f", "Рубашка", "f"),
    [forBoys, adjective("шкільний", "школьный", school), teenage],
    [longSleeve, shortSleeve, phrase("зі стійкою", "со стойкой"), phrase("з кишенею", "с карманом")],
    ["shirting"],
  ),
  line(
    "3320",
    3,
    "trousers",
    "boys",
    noun("Штани", "pl", "Брюки", "pl"),
    [
      forBoys,
      adjective("шкільний", "школьный", { ...school, fabric: "suiting" }),
      adjective("спортивний", "спортивный"),
      phrase("карго", "карго"),
      warm,
    ],
    [phrase("зі шнуром", "со шнуром"), phrase("на резинці", "на резинке"), fleecy, pockets, phrase("на манжеті", "на манжете")],
    ["footer", "fleecedFooter"],
  ),
  line(
    "3320",
    2,
    "jeans",
    "boys",
    noun("Джинси", "pl", "Джинсы", "pl"),
    [forBoys, adjective("прямий", "прямой"), adjective("завужений", "зауженный"), teenage],
    [phrase("на резинці", "на резинке"), phrase("з потертостями", "с потёртостями"), plain, phrase("з підворотом", "с подворотом")],
    ["denim"],
  ),
  line(
    "3320",
    1,
    "shorts",
    "boys",
    noun("Шорти", "pl", "Шорты", "pl"),
    [forBoys, basic, adjective("спортивний", "спортивный")],
    [phrase("зі шнуром", "со шнуром"), pockets, phrase("з підворотом", "с подворотом"), plain],
    ["cotton"],
  ),
  line(
    "3400",
    4,
    "sneaker",
    "kids",
    noun("Кросівки", "pl", "Кроссовки", "pl"),
    [children, forGirls, forBoys, adjective("легкий", "лёгкий", { fabric: "mesh" })],
    [
      velcro,
      phrase("на шнурівці", "на шнуровке", { about: "fastening" }),
      phrase("із сіткою", "с сеткой", { fabric: "mesh" }),
      phrase("з рельєфною підошвою", "с рельефной подошвой"),
      phrase("зі світловідбивачами", "со светоотражателями"),
    ],
    ["mesh", "ecoLeather"],
    "shoes",
  ),
  line(
    "3400",
    3,
    "ankle-boot",
    "kids",
    noun("Черевики", "pl", "Ботинки", "pl"),
    [children, winter, midSeason, forGirls, forBoys],
    [velcro, zip, phrase("на хутрі", "на меху", { fabric: "winterLining" }), phrase("з рельєфною підошвою", "с рельефной подошвой")],
    ["leather", "winterLining"],
    "shoes",
  ),
  line(
    "3400",
    1,
    "ballet-flat",
    "girls",
    noun("Балетки", "pl", "Балетки", "pl"),
    [forGirls, adjective("шкільний", "школьный"), adjective("ошатний", "нарядный")],
    [phrase("з бантиком", "с бантиком"), phrase("з ремінцем", "с ремешком"), velcro, plain],
    ["ecoLeather", "leather"],
    "shoes",
  ),
  line(
    "3400",
    1,
    "clog",
    "kids",
    noun("Капці", "pl", "Тапочки", "pl"),
    [children, adjective("теплий", "тёплый", { fabric: "felt" }), adjective("домашній", "домашний")],
    [
      phrase("з повсті", "из войлока", { fabric: "felt" }),
      phrase("із закритою пʼятою", "с закрытой пяткой"),
      velcro,
      phrase("з піни ЕВА", "из пены ЭВА", { fabric: "eva" }),
    ],
    ["felt", "eva"],
    "shoes",
  ),
  line(
    "3500",
    3,
    "socks",
    "kids",
    noun("Шкарпетки", "pl", "Носки", "pl"),
    [
      children,
      forGirls,
      forBoys,
      adjective("махровий", "махровый", { fabric: "sockWool", about: "weight" }),
      adjective("короткий", "короткий"),
    ],
    [
      plain,
      phrase("з мʼякою резинкою", "с мягкой резинкой"),
      phrase("зі стоперами", "со стопперами"),
      phrase("із сіткою", "с сеткой", { about: "weight" }),
      phrase("з бамбуку", "из бамбука", { fabric: "sockBamboo" }),
    ],
    ["sockCotton", "sockWool", "sockBamboo"],
    "hosiery",
  ),
  line(
    "3500",
    2,
    "beanie",
    "kids",
    noun("Шапка", "f", "Шапка", "f"),
    [children, adjective("зимовий", "зимний", { season: "Зима" }), midSeason, forGirls, forBoys],
    [
      phrase("із помпоном", "с помпоном"),
      phrase("з відворотом", "с отворотом"),
      phrase("на флісі", "на флисе"),
      phrase("на завʼязках", "на завязках"),
      plain,
    ],
    ["hatYarn"],
    "hats",
  ),
];
