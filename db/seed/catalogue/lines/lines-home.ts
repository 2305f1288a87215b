import type { ArchetypeName } from "../archetypes.ts";
import type { BrandGroup } from "../brands.ts";
import type { FabricName } from "../fabrics.ts";
import { checked, dotted, flowered, plain, striped } from "./line.ts";
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
  brands: BrandGroup,
): Line => ({ category, share, archetype, audience: "home", brands, noun: name, refinements, features, fabrics });

const sateen = phrase(", сатин", ", сатин", { fabric: "sateen" });
const ranforce = phrase(", ранфорс", ", ранфорс", { fabric: "ranforce" });
const poplin = phrase(", поплін", ", поплин", { fabric: "poplin" });
const bedFlannel = phrase(", фланель", ", фланель", { fabric: "bedFlannel" });
const bedFabrics: readonly FabricName[] = ["sateen", "ranforce", "poplin", "bedFlannel"];
const handmade = phrase("ручної роботи", "ручной работы");

export const homeLines: readonly Line[] = [
  line(
    "4110",
    4,
    "bed-linen",
    noun("Комплект постільної білизни", "m", "Комплект постельного белья", "m"),
    [
      plain,
      adjective("двосторонній", "двусторонний"),
      adjective("жакардовий", "жаккардовый", { fabric: "sateen" }),
      flowered,
      striped,
      checked,
      phrase("з простирадлом на резинці", "с простынёй на резинке"),
    ],
    [
      sateen,
      ranforce,
      poplin,
      bedFlannel,
      phrase("на ґудзиках", "на пуговицах"),
      phrase("на блискавці", "на молнии"),
      phrase("у подарунковій коробці", "в подарочной коробке"),
      phrase("з кантом", "с кантом"),
    ],
    bedFabrics,
    "textiles",
  ),
  line(
    "4110",
    1,
    "bed-linen",
    noun("Постільна білизна", "f", "Постельное бельё", "n"),
    [adjective("дитячий", "детский"), adjective("готельний", "гостиничный"), dotted, flowered, plain],
    [sateen, ranforce, poplin, phrase("на блискавці", "на молнии"), phrase("з чотирма наволочками", "с четырьмя наволочками")],
    bedFabrics,
    "textiles",
  ),
  line(
    "4120",
    1,
    "throw",
    noun("Плед", "m", "Плед", "m"),
    [
      adjective("вʼязаний", "вязаный", { fabric: "throwCotton" }),
      adjective("вовняний", "шерстяной", { fabric: "throwWool" }),
      adjective("плюшевий", "плюшевый", { fabric: "plush" }),
      adjective("дитячий", "детский"),
      plain,
    ],
    [
      phrase("з торочками", "с бахромой"),
      checked,
      striped,
      phrase("з кантом", "с кантом"),
      phrase("у подарунковій стрічці", "в подарочной ленте"),
      plain,
      phrase("двобічний", "двусторонний"),
    ],
    ["plush", "throwWool", "throwCotton"],
    "textiles",
  ),
  line(
    "4210",
    3,
    "towels",
    noun("Рушник", "m", "Полотенце", "n"),
    [
      adjective("махровий", "махровый", { fabric: "terry" }),
      adjective("вафельний", "вафельный", { fabric: "waffle" }),
      adjective("бамбуковий", "бамбуковый", { fabric: "bambooTerry" }),
      adjective("банний", "банный"),
      adjective("дитячий", "детский"),
      adjective("готельний", "гостиничный"),
    ],
    [
      phrase("з бордюром", "с бордюром"),
      phrase("із петлею", "с петлёй"),
      phrase("з вишивкою", "с вышивкой"),
      phrase("із жакардовим краєм", "с жаккардовым краем"),
      plain,
      phrase("підвищеної щільності", "повышенной плотности"),
    ],
    ["terry", "waffle", "bambooTerry"],
    "textiles",
  ),
  line(
    "4210",
    1,
    "towels",
    noun("Набір рушників", "m", "Набор полотенец", "m"),
    [phrase("із двох штук", "из двух штук"), adjective("подарунковий", "подарочный"), plain],
    [
      phrase(", махра", ", махра", { fabric: "terry" }),
      phrase(", бамбук", ", бамбук", { fabric: "bambooTerry" }),
      phrase(", вафельна тканина", ", вафельная ткань", { fabric: "waffle" }),
      phrase("з бордюром", "с бордюром"),
    ],
    ["terry", "bambooTerry", "waffle"],
    "textiles",
  ),
  line(
    "4310",
    3,
    "mug",
    noun("Кухоль", "m", "Кружка", "f"),
    [
      plain,
      adjective("порцеляновий", "фарфоровый", { fabric: "porcelain" }),
      adjective("керамічний", "керамический", { fabric: "ceramic" }),
      handmade,
    ],
    [
      phrase(", 350 мл", ", 350 мл", { size: "350 мл" }),
      phrase(", 450 мл", ", 450 мл", { size: "450 мл" }),
      phrase("з кришкою", "с крышкой"),
      phrase("із рельєфом", "с рельефом"),
      phrase("з двоколірною поливою", "с двухцветной глазурью"),
    ],
    ["ceramic", "porcelain", "stoneware"],
    "kitchen",
  ),
  line(
    "4310",
    1,
    "mug",
    noun("Чашка", "f", "Чашка", "f"),
    [
      plain,
      adjective("порцеляновий", "фарфоровый", { fabric: "porcelain" }),
      adjective("керамічний", "керамический", { fabric: "ceramic" }),
      handmade,
    ],
    [
      phrase("із блюдцем", "с блюдцем"),
      phrase(", 350 мл", ", 350 мл", { size: "350 мл" }),
      phrase("із тонким обідком", "с тонким ободком"),
      phrase("із рельєфом", "с рельефом"),
    ],
    ["ceramic", "porcelain", "stoneware"],
    "kitchen",
  ),
  line(
    "4320",
    1,
    "saucepan",
    noun("Каструля", "f", "Кастрюля", "f"),
    [adjective("емальований", "эмалированный", { fabric: "enamel" }), adjective("сталевий", "стальной", { fabric: "steel" }), plain],
    [
      phrase("зі скляною кришкою", "со стеклянной крышкой"),
      phrase("із товстим дном", "с толстым дном"),
      phrase("для індукції", "для индукции"),
      plain,
    ],
    ["steel", "enamel"],
    "kitchen",
  ),
  line(
    "4400",
    1,
    "basket",
    noun("Кошик", "m", "Корзина", "f"),
    [
      adjective("плетений", "плетёный"),
      adjective("джутовий", "джутовый", { fabric: "jute" }),
      phrase("для речей", "для вещей"),
      phrase("для іграшок", "для игрушек"),
      handmade,
    ],
    [
      phrase("з ручками", "с ручками"),
      phrase("із кришкою", "с крышкой"),
      phrase("з підкладкою", "с подкладкой"),
      phrase("із лози", "из лозы", { fabric: "wicker" }),
      plain,
    ],
    ["wicker", "jute", "cottonCord"],
    "storage",
  ),
];
