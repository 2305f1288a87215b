import type { ArchetypeName } from "./archetypes.ts";
import type { BrandGroup } from "./brands.ts";
import type { FabricName } from "./fabrics.ts";
import { plain, sleeves } from "./line.ts";
import type { Line } from "./line.ts";
import { adjective, noun, phrase } from "./phrases.ts";
import type { Noun, Phrase } from "./phrases.ts";

const line = (
  category: string, share: number, archetype: ArchetypeName, name: Noun, refinements: readonly Phrase[],
  features: readonly Phrase[], fabrics: readonly FabricName[], brands: BrandGroup = "clothes",
): Line => ({ category, share, archetype, audience: "women", brands, noun: name, refinements, features, fabrics });

const lengths = [
  phrase("міді", "миди", { about: "length" }),
  phrase("максі", "макси", { about: "length" }),
  phrase("міні", "мини", { about: "length" }),
];
const looseFit = phrase("вільного крою", "свободного кроя", { about: "fit" });
const straightFit = phrase("прямого крою", "прямого кроя", { about: "fit" });
const oversize = phrase("oversize", "oversize", { about: "fit" });
const fitted = adjective("приталений", "приталенный", { about: "fit" });
const shortened = adjective("укорочений", "укороченный", { about: "length" });
const longer = adjective("подовжений", "удлинённый", { about: "length" });
const basic = adjective("базовий", "базовый", { about: "fit" });
const belt = phrase("з поясом", "с поясом", { about: "waist" });
const pockets = phrase("з кишенями", "с карманами");
const buttons = phrase("на ґудзиках", "на пуговицах", { about: "fastening" });
const zip = phrase("на блискавці", "на молнии", { about: "fastening" });
const hood = phrase("з капюшоном", "с капюшоном", { about: "collar" });
const linen = phrase("з льону", "из льна", { fabric: "linen" });
const viscose = phrase("з віскози", "из вискозы", { fabric: "viscose" });
const muslin = phrase("з мусліну", "из муслина", { fabric: "muslin" });
const vNeck = phrase("з V-подібним вирізом", "с V-образным вырезом", { about: "collar" });
const roundNeck = phrase("з круглим вирізом", "с круглым вырезом", { about: "collar" });
const wrap = phrase("на запах", "на запах", { about: "fastening" });
const elasticWaist = phrase("на резинці", "на резинке", { about: "waist" });
const highRise = phrase("з високою посадкою", "с высокой посадкой", { about: "rise" });
const frill = phrase("з воланом", "с воланом");
const fullSet = phrase("із двох речей", "из двух вещей", { about: "pieces" });

const blouseCut = [
  { uk: "Пройма вільна, рукав не тягне, коли підняти руку.", ru: "Пройма свободная, рукав не тянет, когда поднимаешь руку." },
  { uk: "Шви закриті, зсередини ніщо не коле.", ru: "Швы закрыты, изнутри ничего не колется." },
  { uk: "Довжина до середини стегна, носять заправленою й навипуск.", ru: "Длина до середины бедра, носят заправленной и навыпуск." },
];

export const womenLines: readonly Line[] = [
  line("1110", 6, "dress", noun("Сукня", "f", "Платье", "n"), [...lengths, fitted, looseFit, adjective("вечірній", "вечерний", { about: "fit" }), adjective("повсякденний", "повседневный", { about: "fit" })],
    [belt, buttons, pockets, vNeck, ...sleeves, frill, wrap, linen, viscose, muslin,
      phrase("з розрізом", "с разрезом"), phrase("з рукавом-ліхтариком", "с рукавом-фонариком", { about: "sleeve" }),
      phrase("зі складками", "со складками"), phrase("з резинкою на талії", "с резинкой на талии", { about: "waist" }), phrase("з квадратним вирізом", "с квадратным вырезом", { about: "collar" })],
    ["viscose", "soft", "satinCloth", "cotton", "linen", "muslin"]),
  line("1110", 2, "dress", noun("Сукня-сорочка", "f", "Платье-рубашка", "n"), [...lengths, looseFit, plain],
    [belt, pockets, ...sleeves, linen, muslin, phrase("із відкладним коміром", "с отложным воротником", { about: "collar" }), plain], ["shirting", "soft", "linen", "muslin"]),
  line("1110", 2, "dress", noun("Сукня-футляр", "f", "Платье-футляр", "n"), [phrase("міді", "миди", { about: "length" }), adjective("діловий", "деловой"), plain],
    [...sleeves, belt, phrase("зі шлицею", "со шлицей"), roundNeck, vNeck, phrase("на потайній блискавці", "на потайной молнии", { about: "fastening" })], ["suiting", "soft"]),
  line("1110", 2, "dress", noun("Сукня в рубчик", "f", "Платье в рубчик", "n"), [...lengths, fitted],
    [...sleeves, vNeck, phrase("з високим коміром", "с высоким воротником", { about: "collar" }), phrase("з розрізом", "с разрезом"), plain], ["rib"]),
  line("1120", 1, "dress", noun("Сарафан", "m", "Сарафан", "m"), [...lengths, looseFit, fitted],
    [phrase("на бретелях", "на бретелях"), buttons, belt, pockets, linen, muslin, frill, phrase("з резинкою на спинці", "с резинкой на спинке"), phrase("зі шнурівкою", "со шнуровкой")], ["linen", "muslin", "viscose", "cotton"]),
  line("1210", 3, "puffer", noun("Пуховик", "m", "Пуховик", "m"), [oversize, longer, shortened, fitted, plain],
    [hood, belt, phrase("зі стійкою", "со стойкой", { about: "collar" }), phrase("з поясом-кулісою", "с поясом-кулисой", { about: "waist" }), phrase("зі знімним капюшоном", "со съёмным капюшоном", { about: "collar" }), phrase("з накладними кишенями", "с накладными карманами")], ["syntheticDown"]),
  line("1210", 3, "puffer", noun("Куртка", "f", "Куртка", "f"), [adjective("стьобаний", "стёганый"), adjective("демісезонний", "демисезонный", { season: "Демісезон" }), adjective("зимовий", "зимний", { season: "Зима" }), shortened, oversize],
    [hood, zip, phrase("зі стійкою", "со стойкой", { about: "collar" }), pockets, phrase("на кнопках", "на кнопках", { about: "fastening" }), belt, phrase("із кулісою по низу", "с кулиской по низу")], ["silicone", "syntheticDown"]),
  line("1210", 1, "puffer", noun("Вітровка", "f", "Ветровка", "f"), [shortened, longer, looseFit, oversize],
    [hood, zip, pockets, phrase("із кулісою по низу", "с кулиской по низу")], ["windproof"]),
  line("1220", 3, "coat", noun("Пальто", "n", "Пальто", "n"), [oversize, adjective("класичний", "классический", { about: "fit" }), fitted, longer, straightFit, adjective("зимовий", "зимний", { season: "Зима" })],
    [belt, phrase("на ґудзиках", "на пуговицах", { about: "fastening" }), phrase("з англійським коміром", "с английским воротником", { about: "collar" }), phrase("з накладними кишенями", "с накладными карманами"), phrase("на запах", "на запах", { about: "fastening" })], ["coating"]),
  line("1220", 2, "coat", noun("Тренч", "m", "Тренч", "m"), [adjective("класичний", "классический", { about: "fit" }), oversize, adjective("подовжений", "удлинённый", { about: "length" }), adjective("укорочений", "укороченный", { about: "length" })],
    [belt, phrase("на підкладці", "на подкладке"), phrase("з погонами", "с погонами"), phrase("на ґудзиках", "на пуговицах", { about: "fastening" })], ["trenchCloth"]),
  line("1310", 4, "sweater", noun("Светр", "m", "Свитер", "m"), [oversize, looseFit, shortened, longer, basic, adjective("обʼємний", "объёмный", { about: "fit" })],
    [vNeck, phrase("з коміром-хомутом", "с воротником-хомутом", { about: "collar" }), phrase("з візерунком «коси»", "с узором «косы»"), phrase("з розрізами", "с разрезами"), phrase("зі спущеним плечем", "со спущенным плечом"), phrase("з вовни", "из шерсти", { fabric: "wool" }), phrase("з мохером", "с мохером", { fabric: "mohair" })], ["acrylic", "wool", "mohair"]),
  line("1310", 3, "sweater", noun("Кардиган", "m", "Кардиган", "m"), [oversize, longer, shortened, looseFit, plain],
    [buttons, belt, pockets, phrase("без застібки", "без застёжки", { about: "fastening" }), zip, phrase("з мохером", "с мохером", { fabric: "mohair" })], ["acrylic", "wool", "mohair"]),
  line("1310", 2, "sweater", noun("Джемпер", "m", "Джемпер", "m"), [basic, looseFit, fitted, shortened],
    [vNeck, roundNeck, phrase("у рубчик", "в рубчик"), phrase("з ажурною вʼязкою", "с ажурной вязкой"), buttons], ["acrylic", "wool"]),
  line("1310", 1, "sweater", noun("Жилет", "m", "Жилет", "m"), [adjective("вʼязаний", "вязаный"), oversize, longer, shortened],
    [vNeck, buttons, phrase("з візерунком «коси»", "с узором «косы»"), phrase("з розрізами", "с разрезами")], ["acrylic", "wool"]),
  line("1320", 3, "hoodie", noun("Худі", "n", "Худи", "n"), [oversize, basic, shortened, longer, adjective("утеплений", "утеплённый", { fabric: "fleecedFooter" })],
    [plain, zip, phrase("з кишенею-кенгуру", "с карманом-кенгуру"), phrase("на флісі", "на флисе", { fabric: "fleecedFooter" }), phrase("зі шнурами", "со шнурами"), phrase("з вишивкою", "с вышивкой"), phrase("зі спущеним плечем", "со спущенным плечом")], ["footer", "fleecedFooter"]),
  line("1320", 2, "hoodie", noun("Світшот", "m", "Свитшот", "m"), [oversize, basic, shortened, looseFit, adjective("утеплений", "утеплённый", { fabric: "fleecedFooter" })],
    [plain, roundNeck, phrase("на флісі", "на флисе", { fabric: "fleecedFooter" }), phrase("з вишивкою", "с вышивкой"), phrase("на короткій блискавці", "на короткой молнии"), phrase("зі спущеним плечем", "со спущенным плечом"), phrase("з велюру", "из велюра", { fabric: "velour" })], ["footer", "fleecedFooter"]),
  line("1410", 5, "t-shirt", noun("Футболка", "f", "Футболка", "f"), [basic, oversize, fitted, shortened, looseFit, longer],
    [roundNeck, vNeck, phrase("з вишивкою", "с вышивкой"), phrase("зі спущеним плечем", "со спущенным плечом"), phrase("з кишенею", "с карманом"), phrase("у рубчик", "в рубчик", { fabric: "rib" }), phrase("з бавовни", "из хлопка", { fabric: "cotton" }), plain], ["cotton", "rib", "viscose"]),
  line("1410", 2, "roll-neck", noun("Гольф", "m", "Гольф", "m"), [basic, fitted, adjective("тонкий", "тонкий"), longer],
    [phrase("у рубчик", "в рубчик", { fabric: "rib" }), plain, phrase("з високим коміром", "с высоким воротником", { about: "collar" }), phrase("з довгим рукавом", "с длинным рукавом"), phrase("з віскозою", "с вискозой", { fabric: "viscose" })], ["rib", "cotton", "viscose"]),
  line("1410", 2, "t-shirt", noun("Лонгслів", "m", "Лонгслив", "m"), [basic, fitted, oversize, shortened],
    [roundNeck, vNeck, phrase("у рубчик", "в рубчик", { fabric: "rib" }), buttons, phrase("з вишивкою", "с вышивкой"), plain], ["cotton", "rib"]),
  line("1410", 1, "t-shirt", noun("Майка", "f", "Майка", "f"), [basic, fitted, shortened, looseFit], [phrase("на бретелях", "на бретелях"), roundNeck, vNeck, phrase("у рубчик", "в рубчик", { fabric: "rib" }), phrase("зі щільною горловиною", "с плотной горловиной")], ["cotton", "rib"]),
  line("1420", 4, "shirt", noun("Сорочка", "f", "Рубашка", "f"), [oversize, adjective("класичний", "классический", { about: "fit" }), longer, fitted, looseFit],
    [...sleeves, linen, muslin, pockets, phrase("з відкладним коміром", "с отложным воротником", { about: "collar" }), phrase("з фланелі", "из фланели", { fabric: "flannel" }), phrase("на потайній планці", "на потайной планке", { about: "fastening" })], ["shirting", "soft", "linen", "muslin"]),
  { ...line("1420", 4, "shirt", noun("Блуза", "f", "Блуза", "f"), [looseFit, fitted, adjective("ошатний", "нарядный"), adjective("діловий", "деловой"), oversize],
    [...sleeves, vNeck, phrase("з бантом", "с бантом", { about: "collar" }), phrase("з рукавом-ліхтариком", "с рукавом-фонариком", { about: "sleeve" }), wrap, frill, viscose, phrase("з атласу", "из атласа", { fabric: "satinCloth" }), phrase("зі стійкою", "со стойкой", { about: "collar" })], ["soft", "viscose", "satinCloth"]), cut: blouseCut },
  line("1510", 1, "jeans", noun("Джинси", "pl", "Джинсы", "pl"), [phrase("mom", "mom", { about: "fit" }), adjective("прямий", "прямой", { about: "fit" }), adjective("завужений", "зауженный", { about: "fit" }), adjective("широкий", "широкий", { about: "fit" }), phrase("кльош", "клёш", { about: "fit" }), phrase("слім", "слим", { about: "fit" }), phrase("палаццо", "палаццо", { about: "fit" })],
    [highRise, phrase("із середньою посадкою", "со средней посадкой", { about: "rise" }), phrase("з підворотом", "с подворотом"), phrase("з необробленим низом", "с необработанным низом"), phrase("з потертостями", "с потёртостями"), phrase("на ґудзиках", "на пуговицах"), phrase("зі стрілками", "со стрелками", { about: "crease" }), plain], ["denim"]),
  line("1520", 5, "trousers", noun("Штани", "pl", "Брюки", "pl"), [adjective("прямий", "прямой", { about: "fit" }), adjective("широкий", "широкий", { about: "fit" }), adjective("завужений", "зауженный", { about: "fit" }), adjective("класичний", "классический", { about: "fit" }), phrase("палаццо", "палаццо", { about: "fit" }), phrase("карго", "карго", { about: "crease" })],
    [highRise, phrase("зі стрілками", "со стрелками", { about: "crease" }), elasticWaist, belt, linen, phrase("із вельвету", "из вельвета", { fabric: "corduroy" }), phrase("зі шнуром", "со шнуром", { about: "waist" }), phrase("з манжетами", "с манжетами")], ["suiting", "linen", "corduroy", "soft"]),
  line("1520", 2, "trousers", noun("Штани джогери", "pl", "Брюки джоггеры", "pl"), [basic, adjective("утеплений", "утеплённый", { fabric: "fleecedFooter" }), adjective("вільний", "свободный")],
    [phrase("на манжеті", "на манжете"), phrase("зі шнуром", "со шнуром", { about: "waist" }), pockets, phrase("на флісі", "на флисе", { fabric: "fleecedFooter" }), highRise], ["footer", "fleecedFooter"]),
  line("1520", 1, "shorts", noun("Шорти", "pl", "Шорты", "pl"), [basic, adjective("вільний", "свободный"), adjective("лляний", "льняной", { fabric: "linen" }), adjective("подовжений", "удлинённый")],
    [elasticWaist, highRise, phrase("з підворотом", "с подворотом"), belt, pockets], ["linen", "cotton"]),
  line("1530", 3, "skirt", noun("Спідниця", "f", "Юбка", "f"), [...lengths, phrase("А-силуету", "А-силуэта"), adjective("прямий", "прямой"), adjective("атласний", "атласный", { fabric: "satinCloth" }), adjective("вельветовий", "вельветовый", { fabric: "corduroy" })],
    [belt, elasticWaist, buttons, pockets, phrase("з розрізом", "с разрезом"), highRise, wrap, linen], ["suiting", "satinCloth", "soft", "corduroy", "linen"]),
  line("1530", 2, "skirt", noun("Спідниця пліссе", "f", "Юбка плиссе", "f"), [...lengths, plain], [elasticWaist, belt, phrase("на підкладці", "на подкладке"), plain], ["soft", "satinCloth"]),
  line("1600", 3, "tracksuit", noun("Костюм", "m", "Костюм", "m"), [adjective("спортивний", "спортивный"), adjective("прогулянковий", "прогулочный"), adjective("утеплений", "утеплённый", { fabric: "fleecedFooter" }), adjective("велюровий", "велюровый", { fabric: "velour" }), adjective("вʼязаний", "вязаный", { fabric: "acrylic" })],
    [hood, zip, fullSet, phrase("із джогерами", "с джоггерами"), phrase("із широкими штанами", "с широкими брюками"), phrase("на флісі", "на флисе", { fabric: "fleecedFooter" }), phrase("із трьох речей", "из трёх вещей", { about: "pieces" })], ["footer", "fleecedFooter"]),
  line("1600", 2, "blazer", noun("Костюм", "m", "Костюм", "m"), [adjective("брючний", "брючный"), adjective("діловий", "деловой"), adjective("класичний", "классический"), phrase("зі спідницею", "с юбкой", { about: "bottom" })],
    [phrase("з жакетом", "с жакетом"), phrase("із жилетом", "с жилетом"), phrase("зі стрілками", "со стрелками", { about: "bottom" }), belt, linen, phrase("на ґудзиках", "на пуговицах", { about: "fastening" })], ["suiting", "linen"]),
  line("1710", 3, "pyjamas", noun("Піжама", "f", "Пижама", "f"), [phrase("зі штанами", "с брюками"), phrase("із шортами", "с шортами", { about: "warmth" }), adjective("теплий", "тёплый", { fabric: "flannel", about: "warmth" }), adjective("атласний", "атласный", { fabric: "satinCloth" }), adjective("трикотажний", "трикотажный")],
    [buttons, ...sleeves, phrase("з кантом", "с кантом"), muslin, phrase("із фланелі", "из фланели", { fabric: "flannel", about: "warmth" }), phrase("з кишенею", "с карманом")], ["interlock", "cotton"]),
  line("1710", 1, "pyjamas", noun("Комплект для дому", "m", "Комплект для дома", "m"), [phrase("зі штанами", "с брюками"), phrase("із шортами", "с шортами", { about: "warmth" }), adjective("велюровий", "велюровый", { fabric: "velour" }), adjective("трикотажний", "трикотажный")],
    [...sleeves, hood, phrase("з кантом", "с кантом"), muslin, phrase("у рубчик", "в рубчик", { fabric: "rib" })], ["cotton", "rib"]),
  line("1810", 1, "sneaker", noun("Кросівки", "pl", "Кроссовки", "pl"), [plain, adjective("легкий", "лёгкий", { fabric: "mesh" }), adjective("повсякденний", "повседневный"), adjective("шкіряний", "кожаный", { fabric: "leather" }), adjective("високий", "высокий", { about: "height" }), adjective("спортивний", "спортивный", { fabric: "mesh" })],
    [phrase("на високій підошві", "на высокой подошве", { about: "height" }), phrase("на товстій підошві", "на толстой подошве"), phrase("на липучках", "на липучках", { about: "fastening" }), phrase("із сіткою", "с сеткой", { fabric: "mesh" }), phrase("на шнурівці", "на шнуровке", { about: "fastening" }), phrase("з устілкою «памʼять»", "со стелькой «память»"), phrase("із замші", "из замши", { fabric: "suede" }), plain], ["ecoLeather", "mesh", "leather", "suede"], "shoes"),
  line("1820", 3, "ankle-boot", noun("Черевики", "pl", "Ботинки", "pl"), [adjective("зимовий", "зимний", { season: "Зима" }), adjective("демісезонний", "демисезонный", { season: "Демісезон" }), adjective("шкіряний", "кожаный", { fabric: "leather" }), plain, adjective("високий", "высокий")],
    [phrase("на шнурівці", "на шнуровке", { about: "fastening" }), phrase("на блискавці", "на молнии", { about: "fastening" }), phrase("на товстій підошві", "на толстой подошве"), phrase("на хутрі", "на меху", { fabric: "winterLining" }), phrase("на низькому ходу", "на низком ходу"), phrase("із замші", "из замши", { fabric: "suede" })], ["leather", "winterLining", "suede"], "shoes"),
  line("1820", 2, "ankle-boot", noun("Черевики челсі", "pl", "Ботинки челси", "pl"), [plain, adjective("шкіряний", "кожаный", { fabric: "leather" }), adjective("замшевий", "замшевый", { fabric: "suede" }), adjective("зимовий", "зимний", { season: "Зима" })],
    [phrase("на товстій підошві", "на толстой подошве"), phrase("на низькому ходу", "на низком ходу"), phrase("на хутрі", "на меху", { fabric: "winterLining" }), phrase("з гумкою збоку", "с резинкой сбоку"), plain], ["leather", "suede", "winterLining"], "shoes"),
  line("1830", 3, "ballet-flat", noun("Балетки", "pl", "Балетки", "pl"), [plain, adjective("шкіряний", "кожаный", { fabric: "leather" }), adjective("замшевий", "замшевый", { fabric: "suede" }), adjective("мʼякий", "мягкий"), adjective("класичний", "классический")],
    [phrase("з бантиком", "с бантиком"), phrase("з гострим носком", "с острым носком", { about: "toe" }), phrase("з круглим носком", "с круглым носком", { about: "toe" }), phrase("з ремінцем", "с ремешком"), phrase("на низькому ходу", "на низком ходу"), plain], ["leather", "suede", "ecoLeather"], "shoes"),
  line("1830", 2, "clog", noun("Сабо", "pl", "Сабо", "pl"), [plain, adjective("шкіряний", "кожаный", { fabric: "leather" }), adjective("літній", "летний", { season: "Літо" }), adjective("домашній", "домашний")],
    [phrase("з пряжкою", "с пряжкой"), phrase("на корковій підошві", "на пробковой подошве"), phrase("на товстій підошві", "на толстой подошве"), phrase("з повсті", "из войлока", { fabric: "felt" }), phrase("з піни ЕВА", "из пены ЭВА", { fabric: "eva" })], ["eva", "ecoLeather", "leather", "felt"], "shoes"),
];
