import type { ArchetypeName } from "../archetypes.ts";
import type { BrandGroup } from "../brands.ts";
import type { FabricName } from "../fabrics.ts";
import { checked, plain, striped } from "./line.ts";
import type { Line } from "./line.ts";
import { adjective, noun, phrase } from "../texts/phrases.ts";
import type { Noun, Phrase } from "../texts/phrases.ts";

const line = (
  category: string,
  share: number,
  archetype: ArchetypeName,
  name: Noun,
  refinements: readonly Phrase[],
  features: readonly Phrase[],
  fabrics: readonly FabricName[],
  brands: BrandGroup = "clothes",
): Line => ({ category, share, archetype, audience: "men", brands, noun: name, refinements, features, fabrics });

const men = adjective("чоловічий", "мужской");
const basic = adjective("базовий", "базовый", { about: "fit" });
const loose = adjective("вільний", "свободный", { about: "fit" });
const straight = adjective("прямий", "прямой", { about: "fit" });
const narrow = adjective("завужений", "зауженный", { about: "fit" });
const classic = adjective("класичний", "классический", { about: "fit" });
const oversize = phrase("oversize", "oversize", { about: "fit" });
const winter = adjective("зимовий", "зимний", { season: "Зима" });
const midSeason = adjective("демісезонний", "демисезонный", { season: "Демісезон" });
const hood = phrase("з капюшоном", "с капюшоном", { about: "collar" });
const stand = phrase("зі стійкою", "со стойкой", { about: "collar" });
const zip = phrase("на блискавці", "на молнии", { about: "fastening" });
const buttons = phrase("на ґудзиках", "на пуговицах", { about: "fastening" });
const vNeck = phrase("з V-подібним вирізом", "с V-образным вырезом", { about: "collar" });
const roundNeck = phrase("з круглим вирізом", "с круглым вырезом", { about: "collar" });
const longSleeve = phrase("з довгим рукавом", "с длинным рукавом", { about: "sleeve" });
const shortSleeve = phrase("з коротким рукавом", "с коротким рукавом", { about: "sleeve" });
const cord = phrase("зі шнуром", "со шнуром", { about: "waist" });
const elasticWaist = phrase("на резинці", "на резинке", { about: "waist" });
const fleecy = phrase("на флісі", "на флисе", { fabric: "fleecedFooter" });
const warm = adjective("утеплений", "утеплённый", { fabric: "fleecedFooter" });
const embroidery = phrase("з вишивкою", "с вышивкой");
const linen = phrase("з льону", "из льна", { fabric: "linen" });

export const menLines: readonly Line[] = [
  line(
    "2110",
    3,
    "puffer",
    noun("Куртка", "f", "Куртка", "f"),
    [adjective("стьобаний", "стёганый"), winter, midSeason, men, adjective("укорочений", "укороченный")],
    [
      hood,
      stand,
      zip,
      phrase("на кнопках", "на кнопках", { about: "fastening" }),
      phrase("зі знімним капюшоном", "со съёмным капюшоном", { about: "collar" }),
      phrase("з внутрішньою кишенею", "с внутренним карманом"),
    ],
    ["silicone", "syntheticDown"],
  ),
  line(
    "2110",
    1,
    "puffer",
    noun("Вітровка", "f", "Ветровка", "f"),
    [men, adjective("легкий", "лёгкий"), adjective("подовжений", "удлинённый")],
    [hood, stand, zip, phrase("з кишенями на блискавці", "с карманами на молнии")],
    ["windproof"],
  ),
  line(
    "2110",
    1,
    "puffer",
    noun("Парка", "f", "Парка", "f"),
    [winter, adjective("подовжений", "удлинённый"), men],
    [
      hood,
      phrase("із кулісою на талії", "с кулиской на талии"),
      phrase("з накладними кишенями", "с накладными карманами"),
      phrase("зі знімним капюшоном", "со съёмным капюшоном", { about: "collar" }),
    ],
    ["syntheticDown"],
  ),
  line(
    "2200",
    3,
    "hoodie",
    noun("Худі", "n", "Худи", "n"),
    [oversize, basic, men, warm],
    [plain, zip, phrase("з кишенею-кенгуру", "с карманом-кенгуру"), fleecy, embroidery, phrase("зі шнурами", "со шнурами")],
    ["footer", "fleecedFooter"],
  ),
  line(
    "2200",
    2,
    "hoodie",
    noun("Світшот", "m", "Свитшот", "m"),
    [oversize, basic, men, warm],
    [plain, roundNeck, fleecy, embroidery, phrase("на короткій блискавці", "на короткой молнии"), stand],
    ["footer", "fleecedFooter"],
  ),
  line(
    "2200",
    2,
    "sweater",
    noun("Светр", "m", "Свитер", "m"),
    [men, basic, loose, adjective("теплий", "тёплый")],
    [
      vNeck,
      roundNeck,
      phrase("з високим коміром", "с высоким воротником", { about: "collar" }),
      phrase("з візерунком «коси»", "с узором «косы»"),
      phrase("на короткій блискавці", "на короткой молнии", { about: "collar" }),
      phrase("з вовни", "из шерсти", { fabric: "wool" }),
    ],
    ["acrylic", "wool"],
  ),
  line(
    "2200",
    1,
    "sweater",
    noun("Кардиган", "m", "Кардиган", "m"),
    [men, classic, loose],
    [buttons, zip, stand, phrase("з кишенями", "с карманами")],
    ["acrylic", "wool"],
  ),
  line(
    "2200",
    1,
    "tracksuit",
    noun("Костюм", "m", "Костюм", "m"),
    [adjective("спортивний", "спортивный"), warm, adjective("прогулянковий", "прогулочный")],
    [
      hood,
      zip,
      fleecy,
      phrase("із манжетами", "с манжетами"),
      phrase("із прямими штанами", "с прямыми брюками"),
      phrase("з кишенями на блискавці", "с карманами на молнии"),
    ],
    ["footer", "fleecedFooter"],
  ),
  line(
    "2310",
    4,
    "t-shirt",
    noun("Футболка", "f", "Футболка", "f"),
    [men, basic, oversize, adjective("щільний", "плотный")],
    [
      roundNeck,
      vNeck,
      striped,
      plain,
      embroidery,
      phrase("з кишенею", "с карманом"),
      phrase("зі спущеним плечем", "со спущенным плечом"),
      phrase("з бавовни", "из хлопка", { fabric: "cotton" }),
    ],
    ["cotton"],
  ),
  line(
    "2310",
    3,
    "t-shirt",
    noun("Поло", "n", "Поло", "n"),
    [men, classic, basic],
    [
      longSleeve,
      shortSleeve,
      phrase("з контрастним кантом", "с контрастным кантом"),
      buttons,
      phrase("на блискавці", "на молнии", { about: "fastening" }),
      phrase("із піке", "из пике", { fabric: "pique" }),
    ],
    ["pique", "cotton"],
  ),
  line(
    "2310",
    1,
    "t-shirt",
    noun("Лонгслів", "m", "Лонгслив", "m"),
    [men, basic, oversize],
    [roundNeck, vNeck, striped, buttons, plain, phrase("у рубчик", "в рубчик", { fabric: "rib" })],
    ["cotton", "rib"],
  ),
  line(
    "2320",
    1,
    "shirt",
    noun("Сорочка", "f", "Рубашка", "f"),
    [
      men,
      classic,
      adjective("приталений", "приталенный", { about: "fit" }),
      oversize,
      adjective("щільний", "плотный"),
      adjective("повсякденний", "повседневный"),
    ],
    [
      longSleeve,
      shortSleeve,
      linen,
      phrase("з кишенею", "с карманом"),
      stand,
      phrase("з фланелі", "из фланели", { fabric: "flannel" }),
      striped,
      checked,
      phrase("з коміром на ґудзиках", "с воротником на пуговицах", { about: "collar" }),
    ],
    ["shirting", "linen", "flannel"],
  ),
  line(
    "2410",
    1,
    "jeans",
    noun("Джинси", "pl", "Джинсы", "pl"),
    [straight, narrow, classic, loose, phrase("слім", "слим", { about: "fit" }), men],
    [
      phrase("із середньою посадкою", "со средней посадкой"),
      phrase("на ґудзиках", "на пуговицах"),
      phrase("з потертостями", "с потёртостями"),
      phrase("на резинці ззаду", "на резинке сзади"),
      plain,
      phrase("з підворотом", "с подворотом"),
    ],
    ["denim"],
  ),
  line(
    "2420",
    3,
    "trousers",
    noun("Штани", "pl", "Брюки", "pl"),
    [straight, narrow, classic, phrase("чинос", "чинос", { about: "fit" }), phrase("карго", "карго", { about: "crease" })],
    [
      phrase("зі стрілками", "со стрелками", { about: "crease" }),
      elasticWaist,
      cord,
      linen,
      phrase("із вельвету", "из вельвета", { fabric: "corduroy" }),
      phrase("з накладними кишенями", "с накладными карманами"),
      phrase("із защипами", "с защипами"),
    ],
    ["suiting", "linen", "corduroy"],
  ),
  line(
    "2420",
    3,
    "trousers",
    noun("Штани спортивні", "pl", "Брюки спортивные", "pl"),
    [straight, basic, warm, phrase("на манжеті", "на манжете")],
    [cord, fleecy, phrase("з кишенями на блискавці", "с карманами на молнии"), phrase("з лампасом", "с лампасом"), plain],
    ["footer", "fleecedFooter"],
  ),
  line(
    "2420",
    2,
    "shorts",
    noun("Шорти", "pl", "Шорты", "pl"),
    [basic, loose, adjective("спортивний", "спортивный"), phrase("карго", "карго", { about: "crease" })],
    [cord, elasticWaist, linen, phrase("з кишенями на блискавці", "с карманами на молнии"), phrase("з підворотом", "с подворотом")],
    ["cotton", "linen"],
  ),
  line(
    "2510",
    4,
    "socks",
    noun("Шкарпетки", "pl", "Носки", "pl"),
    [
      men,
      adjective("високий", "высокий", { about: "length" }),
      adjective("короткий", "короткий", { about: "length" }),
      adjective("класичний", "классический"),
      adjective("спортивний", "спортивный"),
    ],
    [
      plain,
      phrase("з бамбуку", "из бамбука", { fabric: "sockBamboo" }),
      phrase("з посиленою пʼятою", "с усиленной пяткой"),
      phrase("з послабленою резинкою", "с ослабленной резинкой"),
      phrase("у рубчик", "в рубчик"),
      striped,
      phrase("із сіткою", "с сеткой"),
    ],
    ["sockCotton", "sockBamboo"],
    "hosiery",
  ),
  line(
    "2510",
    1,
    "socks",
    noun("Шкарпетки", "pl", "Носки", "pl"),
    [adjective("махровий", "махровый"), adjective("теплий", "тёплый"), adjective("вовняний", "шерстяной", { fabric: "sockWool" })],
    [
      plain,
      phrase("з посиленою пʼятою", "с усиленной пяткой"),
      phrase("з відворотом", "с отворотом"),
      phrase("під високе взуття", "под высокую обувь"),
    ],
    ["sockWool"],
    "hosiery",
  ),
  line(
    "2610",
    1,
    "sneaker",
    noun("Кросівки", "pl", "Кроссовки", "pl"),
    [
      men,
      adjective("легкий", "лёгкий", { fabric: "mesh" }),
      adjective("повсякденний", "повседневный"),
      adjective("шкіряний", "кожаный", { fabric: "leather" }),
      adjective("спортивний", "спортивный", { fabric: "mesh" }),
      plain,
    ],
    [
      phrase("на шнурівці", "на шнуровке"),
      phrase("із сіткою", "с сеткой", { fabric: "mesh" }),
      phrase("на товстій підошві", "на толстой подошве"),
      phrase("з рельєфною підошвою", "с рельефной подошвой"),
      phrase("із замші", "из замши", { fabric: "suede" }),
      plain,
    ],
    ["ecoLeather", "mesh", "leather", "suede"],
    "shoes",
  ),
  line(
    "2620",
    3,
    "ankle-boot",
    noun("Черевики", "pl", "Ботинки", "pl"),
    [men, winter, midSeason, adjective("шкіряний", "кожаный", { fabric: "leather" }), adjective("високий", "высокий")],
    [
      phrase("на шнурівці", "на шнуровке", { about: "fastening" }),
      zip,
      phrase("на хутрі", "на меху", { fabric: "winterLining" }),
      phrase("з рельєфною підошвою", "с рельефной подошвой"),
      phrase("із замші", "из замши", { fabric: "suede" }),
    ],
    ["leather", "winterLining", "suede"],
    "shoes",
  ),
  line(
    "2620",
    1,
    "ankle-boot",
    noun("Черевики челсі", "pl", "Ботинки челси", "pl"),
    [men, plain, adjective("замшевий", "замшевый", { fabric: "suede" })],
    [
      phrase("на хутрі", "на меху", { fabric: "winterLining" }),
      phrase("з гумкою збоку", "с резинкой сбоку"),
      phrase("на гнучкій підошві", "на гибкой подошве"),
      plain,
    ],
    ["leather", "suede", "winterLining"],
    "shoes",
  ),
];
