import type { OrderDelivery } from "../../../../../db/json-columns.ts";
import type { Id } from "../../../../../platform/ids.ts";
import { inLanguage, languageOf, wordsFor, type Locale } from "../../../../../platform/i18n.ts";
import { formatMoney, kopiykas, timesPieces, type Kopiykas } from "../../../../../platform/money/money.ts";
import { formatPhone } from "../../../../../platform/phone.ts";
import { formatMoment, type Instant } from "../../../../../platform/time/time.ts";
import type { Bill } from "../../../../cart/bill.rules.ts";
import type { ShownLine } from "../../../../cart/cart.server.ts";
import { fullName } from "../../../../accounts/accounts.rules.ts";
import { sizeName } from "../../../../catalogue/words/sizes.ts";
import { placeInWords } from "../../../../delivery/place.rules.ts";
import { notify } from "../../../../notifications/notifications.server.ts";
import type { Settings } from "../../../../settings/settings.rules.ts";
import type { Shop, Tx } from "../../../../shop.ts";
import type { Choice } from "../../../placing/offers.rules.ts";
import { additionsMessages } from "../../../additions/additions.messages.ts";
import { ordersMessages } from "../../../orders.messages.ts";
import { resaleMessages } from "../../../resale/resale.messages.ts";
import { resaleSums, type ResaleSums } from "../../../resale/resale.rules.ts";
import { wordingIn } from "../showing/choice.view.ts";
import { viewBill } from "../showing/bill.view.ts";

type Placed = {
  accountId: Id<"account">;
  number: number;
  companionNumber: number | null;
  lines: readonly ShownLine[];
  bill: Bill;
  /** Empty without one. */
  promoCode: string;
  choice: Choice;
  place: OrderDelivery;
  goesWith: number | undefined;
  recipient: { surname: string; name: string; patronymic: string; phone: string };
  waitsUntil: Instant | null;
  unpaidUntil: Instant | null;
  /** The sum a reseller's buyer pays, kopiykas. */
  collected: Kopiykas | null;
  settings: Settings;
  locale: Locale;
  at: Instant;
};

/** Confirms a purchase with goods, prices and time, as the law on distance selling demands (675-VIII); the footer names the seller. */
export async function tellPlaced(tx: Tx, shop: Shop, placed: Placed): Promise<void> {
  const { accountId, number, companionNumber, bill, waitsUntil, unpaidUntil, collected, settings, locale, at } = placed;
  await notify(tx, shop, {
    accountId,
    news: {
      kind: "order_placed",
      number,
      companionNumber,
      toPay: bill.toPay,
      waitsUntil: waitsUntil?.toISOString() ?? null,
      unpaidUntil: unpaidUntil?.toISOString() ?? null,
      ...(bill.prepayment > 0 ? { prepayment: bill.prepayment } : {}),
      ...(collected === null ? {} : { collected }),
    },
    source: `order ${number}`,
    locale,
    details: { sentences: [choiceText(placed)], rows: [...goodsRows(placed), ...billRows(placed)] },
    settings,
    at,
  });
}

function choiceText({ choice, place, recipient, goesWith, locale, at }: Placed): string {
  const words = wordsFor(ordersMessages, locale);
  return [
    `${words["orders.placedAt"]}: ${formatMoment(at)}`,
    `${words["checkout.recipient"]}: ${fullName(recipient)}, ${formatPhone(recipient.phone)}`,
    `${words["checkout.delivery"]}: ${[wordingIn(choice.kind.name, locale), place.settlement, placeInWords(place)].filter(Boolean).join(", ")}`,
    `${words["checkout.payment"]}: ${wordingIn(choice.payment.name, locale)}`,
    ...(goesWith === undefined ? [] : [wordsFor(additionsMessages, locale)["orders.goesWith"](goesWith)]),
  ].join("\n");
}

const goodsRows = ({ lines, locale }: Placed) =>
  lines.map((line) => ({
    name: [
      inLanguage(locale, line.nameUk, line.nameRu),
      inLanguage(locale, line.colourUk, line.colourRu),
      sizeName(line.size, languageOf(locale)),
    ]
      .filter(Boolean)
      .join(", "),
    value: piecesInWords(line),
  }));

/** In a narrow letter the line breaks only before the sum. */
const piecesInWords = ({ price, pieces }: ShownLine): string =>
  `${pieces}\u00a0×\u00a0${formatMoney(price)} =\u00a0${formatMoney(timesPieces(price, pieces))}`;

function billRows({ bill, promoCode, choice, collected, locale }: Placed) {
  const words = wordsFor(ordersMessages, locale);
  const { lines, prepayment } = viewBill(bill, {
    feeName: wordingIn(choice.payment.feeName, locale),
    firstOrderFree: false,
    promoCode,
    locale,
  });
  return [
    ...lines.map(({ reason, kopiykas }) => ({ name: reason, value: formatMoney(kopiykas) })),
    {
      name: collected === null ? words["orders.toPay"] : wordsFor(resaleMessages, locale)["resale.due"],
      value: formatMoney(bill.toPay),
      isTotal: true,
    },
    ...(prepayment
      ? [
          { name: words["bill.prepayment"], value: formatMoney(prepayment.byCardKopiykas) },
          { name: words["bill.onReceipt"], value: formatMoney(prepayment.onReceiptKopiykas) },
        ]
      : []),
    ...(collected === null ? [] : resaleRows(resaleSums({ collected, due: kopiykas(bill.toPay - bill.prepayment) }), locale)),
  ];
}

const resaleRows = (sums: ResaleSums, locale: Locale) =>
  (["collected", "margin"] as const).map((row) => ({
    name: wordsFor(resaleMessages, locale)[`resale.${row}`],
    value: formatMoney(sums[row]),
  }));
