import { expect, test } from "vitest";
import { demoGoods } from "./demo-goods.ts";
import { ownSearch } from "./engines.ts";
import { meets, type Expected } from "./labels.ts";

const goods = demoGoods(3_000);
const search = ownSearch(goods);
const shown = (query: string) => (search(query) as number[]).slice(0, 5).flatMap((id) => goods[id]?.made ?? []);

const audiences: [audience: NonNullable<Expected["for"]>, noun: string, forms: string][] = [
  ["female", "кофта", "женськая женскій жиночі дамское мамі для_мами бабусі на_жену для_тьоті свекрусі коханій тёще"],
  ["male", "рубашка", "мужскої мужицкі чиловича мущинам мужчінє дедові для_деда зятю на_мужа тестю коханому"],
  ["kids", "ботінки", "дєтскі дитской дєтям для_детишек дітворі малим школярам для_школяра"],
  ["girls", "плаття", "дєвчачє девочковое девчонкам дєвочкє доці внучці на_дівчинку"],
  ["boys", "футболка", "мальчуковая пацанська хлопчача сину для_сина сыну мальчишкам онуку"],
];

test.each(audiences)("every form of a word for «%s» shows %s of theirs", (audience, noun, forms) => {
  const wrong = forms.split(" ").filter((form) => {
    const made = shown(`${noun} ${form.replace("_", " ")}`);
    return made.length === 0 || !made.every((one) => meets(one, { for: audience }));
  });
  expect(wrong).toEqual([]);
});

test.each<[query: string, expected: Expected]>([
  ["платье до щиколотки", { is: ["Сукня"], name: "максі" }],
  ["плаття вище коліна", { is: ["Сукня"], name: "міні" }],
  ["мініспідниця", { is: ["Спідниця"], name: "міні" }],
  ["шорти до колін", { is: ["Шорти"], name: "подовжені" }],
  ["укорочені носки", { is: ["Шкарпетки"], name: "короткі" }],
  ["сорочка з довгим рукавом", { is: ["Сорочка"], name: "довгим рукавом" }],
  ["завищена талія джинси", { is: ["Джинси"], name: "високою посадкою" }],
  ["юбка в складку", { is: ["Спідниця пліссе"] }],
  ["футболка овер сайз", { is: ["Футболка"], name: "oversize" }],
  ["напівпальто", { is: ["Пальто"] }],
  ["високі ботінки", { is: ["Черевики"], name: "високі" }],
])("«%s» is read as it is meant", (query, expected) => {
  const made = shown(query);
  expect(made.length).toBeGreaterThan(0);
  expect(made.filter((one) => !meets(one, expected)).map(({ name }) => name.uk)).toEqual([]);
});

test.each(
  (
    "викрійка сукні|прокат платьев|хімчистка пуховика|жилет рятувальний|костюм супермена|кошик для сміття|шапка для кота|" +
    "підошва для взуття|виріз|комір|пляжна парасоля|худий|плата|сукно|виски|ывывыв|sony playstation 5|кот"
  ).split("|"),
)("«%s» is not sold", (query) => {
  expect(shown(query).map(({ name }) => name.uk)).toEqual([]);
});
