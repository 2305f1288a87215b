import { decimalHryvnias, formatMoney, kopiykas, sumKopiykas, type Kopiykas } from "../../../../platform/money/money.ts";
import { kyivDay, kyivTime, type Instant } from "../../../../platform/time/time.ts";
import { xmlElement, xmlText } from "../../../../platform/text/xml-text.ts";
import { placeInWords } from "../../../delivery/place.rules.ts";
import { additionsMessages } from "../../../orders/additions/additions.messages.ts";
import { ordersMessages } from "../../../orders/orders.messages.ts";
import { paidForPieces } from "../../../orders/promo-codes/promo-codes.rules.ts";
import { resaleMessages } from "../../../orders/resale/resale.messages.ts";
import type { LineFor1c, OrderFor1c } from "./orders-in-1c.queries.ts";
import { SHOP_NAME } from "../../../shop-name.ts";

export type Names = { payment: string; delivery: string };

export const aroundDocuments = (now: Instant): { head: string; tail: string } => ({
  head: `<?xml version="1.0" encoding="windows-1251"?>\n<КоммерческаяИнформация ВерсияСхемы="2.08" ДатаФормирования="${kyivDay(now)}T${kyivTime(now)}">\n`,
  tail: "</КоммерческаяИнформация>\n",
});

/** One order in CommerceML 2; the sums of its lines and its fee add up to its sum. */
export function orderDocument(order: OrderFor1c, lines: readonly LineFor1c[], names: Names): string {
  const { number, placed_at: placedAt, goods, fee } = order;
  return [
    "<Документ>",
    xmlElement("Ид", order.id),
    xmlElement("Номер", number),
    xmlElement("Дата", kyivDay(placedAt)),
    xmlElement("Время", kyivTime(placedAt)),
    "<ХозОперация>Заказ товара</ХозОперация><Роль>Продавец</Роль><Валюта>UAH</Валюта><Курс>1</Курс>",
    xmlElement("Сумма", decimalHryvnias(kopiykas(goods + fee))),
    `<Контрагенты>${buyerXml(order)}</Контрагенты>`,
    xmlElement("Комментарий", commentOf(order)),
    `<Товары>${lines.map(lineXml).join("\n")}${fee > 0 ? feeXml(fee) : ""}</Товары>`,
    `<ЗначенияРеквизитов>${[...requisites(order, names), ...returnedRequisites(lines)]
      .map(([name, value]) => requisiteXml(name, value))
      .join("")}</ЗначенияРеквизитов>`,
    "</Документ>",
  ]
    .filter(Boolean)
    .join("\n");
}

const commentOf = ({ comment, collected, goes_with: goesWith }: OrderFor1c): string =>
  [
    collected === null ? "" : resaleMessages.uk["resale.for1c"](formatMoney(collected)),
    goesWith === null ? "" : additionsMessages.uk["orders.goesWith"](goesWith),
    comment,
  ]
    .filter(Boolean)
    .join(". ");

function buyerXml({
  account_id: id,
  account_1c: id1c,
  account_name: said,
  account_phone: phone,
  account_email: email,
  recipient,
  delivery,
}: OrderFor1c): string {
  const name = said || nameOf(recipient);
  const [surname = "", first = "", patronymic = ""] = said ? said.split(" ") : [recipient.surname, recipient.name, recipient.patronymic];
  const address = `${delivery.settlement}, ${placeInWords(delivery)}`;
  return [
    "<Контрагент>",
    xmlElement("Ид", id1c ?? `semyriad#${id}`),
    xmlElement("Наименование", name),
    "<Роль>Покупатель</Роль>",
    xmlElement("ПолноеНаименование", name),
    xmlElement("Фамилия", surname),
    xmlElement("Имя", first),
    xmlElement("Отчество", patronymic),
    `<Адрес>${xmlElement("Представление", address)}<АдресноеПоле><Тип>Страна</Тип><Значение>Україна</Значение></АдресноеПоле><АдресноеПоле><Тип>Населенный пункт</Тип>${xmlElement("Значение", delivery.settlement)}</АдресноеПоле></Адрес>`,
    `<Контакты>${contactXml("Телефон мобильный", `+${phone}`)}${email ? contactXml("Почта", email) : ""}</Контакты>`,
    "</Контрагент>",
  ]
    .filter(Boolean)
    .join("");
}

const contactXml = (kind: string, value: string): string => `<Контакт>${xmlElement("Тип", kind)}${xmlElement("Значение", value)}</Контакт>`;

const piece = `<БазоваяЕдиница Код="796" НаименованиеПолное="Штука" МеждународноеСокращение="PCE">шт</БазоваяЕдиница>`;

/** `Сукня (чорний, 42)`. */
export function nameForPeople({ name_uk: name, size, colour_name_uk: colour }: LineFor1c): string {
  const variant = [colour, size].filter(Boolean).join(", ");
  return variant ? `${name} (${variant})` : name;
}

function lineXml(line: LineFor1c): string {
  const { id_1c: id, pieces, price, sum } = line;
  return `<Товар>${xmlElement("Ид", id)}${xmlElement("Наименование", nameForPeople(line))}${piece}${sumsXml({ price, pieces, sum })}${discountXml(line)}<ЗначенияРеквизитов>${requisiteXml("ВидНоменклатуры", "Товар")}${requisiteXml("ТипНоменклатуры", "Товар")}</ЗначенияРеквизитов></Товар>`;
}

/** The line's sum is after the discount. */
const discountXml = ({ discount }: LineFor1c): string =>
  discount > 0
    ? `<Скидки><Скидка><Наименование>Промокод</Наименование>${xmlElement("Сумма", decimalHryvnias(discount))}<УчтеноВСумме>true</УчтеноВСумме></Скидка></Скидки>`
    : "";

const feeXml = (fee: Kopiykas): string =>
  `\n<Товар><Ид>ORDER_FEE</Ид><Наименование>Комісія за оплату при отриманні</Наименование>${piece}${sumsXml({ price: fee, pieces: 1, sum: fee })}<ЗначенияРеквизитов>${requisiteXml("ВидНоменклатуры", "Услуга")}${requisiteXml("ТипНоменклатуры", "Услуга")}</ЗначенияРеквизитов></Товар>`;

const sumsXml = ({ price, pieces, sum }: { price: Kopiykas; pieces: number; sum: Kopiykas }): string =>
  `${xmlElement("ЦенаЗаЕдиницу", decimalHryvnias(price))}${xmlElement("Количество", pieces)}${xmlElement("Сумма", decimalHryvnias(sum))}`;

/** 1C keeps requisites it does not know as further properties of its order. */
function requisites(order: OrderFor1c, { payment, delivery }: Names): [string, string][] {
  const { status, recipient, paid_at: paidAt } = order;
  const money = (amount: Kopiykas) => (amount > 0 ? decimalHryvnias(amount) : "");
  const isOver = status === "completed" || status === "cancelled" || status === "returned";
  const all: [string, string][] = [
    ["Метод оплаты", payment],
    ["Метод оплаты ИД", order.payment_method],
    ["Способ доставки", delivery],
    ["Метод доставки ИД", `${order.carrier}/${order.delivery_kind}`],
    ["Заказ оплачен", String(paidAt !== null)],
    ["Дата оплаты", paidAt ? `${kyivDay(paidAt)} ${kyivTime(paidAt)}` : ""],
    ["Отменен", String(status === "cancelled")],
    ["Финальный статус", String(isOver)],
    ["Статус заказа", ordersMessages.uk["order.status"][status]],
    ["Статуса заказа ИД", status],
    ["Комментарии покупателя", order.comment],
    ["Получатель", nameOf(recipient)],
    ["Телефон получателя", `+${recipient.phone}`],
    ["Адрес доставки", `${order.delivery.settlement}, ${placeInWords(order.delivery)}`],
    ["Номер ТТН", order.parcel_number],
    ["Промокод", order.promo_code],
    ["Скидка по промокоду", money(order.discount)],
    ["Списано бонусов", money(order.bonuses_used)],
    ["Оплачено с баланса", money(order.balance_used)],
    ["Долг за доставку в сумме", money(order.debts_paid)],
    ["Предоплата", money(order.prepayment)],
    ["К оплате", decimalHryvnias(order.to_pay)],
    ["Сайт", SHOP_NAME],
  ];
  return all.filter(([, value]) => value !== "");
}

/** Goods that came back: the lines stay as sold, and the shop's people enter the return in 1C. */
function returnedRequisites(lines: readonly LineFor1c[]): [string, string][] {
  const back = lines.filter(({ returned }) => returned > 0);
  if (back.length === 0) return [];
  const worth = sumKopiykas(back.map((line) => paidForPieces(line, { before: 0, more: line.returned })));
  return [
    [
      "Возвращено товаров",
      back.map((line) => [line.article, nameForPeople(line), `${line.returned} шт`].filter(Boolean).join(", ")).join("; "),
    ],
    ["Возвращено на сумму", decimalHryvnias(worth)],
  ];
}

const requisiteXml = (name: string, value: string): string =>
  `<ЗначениеРеквизита><Наименование>${xmlText(name)}</Наименование><Значение>${xmlText(value)}</Значение></ЗначениеРеквизита>`;

const nameOf = ({ surname, name, patronymic }: { surname: string; name: string; patronymic: string }): string =>
  [surname, name, patronymic].filter(Boolean).join(" ");
