import { formatMoney, kopiykas } from "../../../../platform/money/money.ts";
import { groupParcelNumbers } from "../../../../platform/parcel-number.ts";
import { formatMoment } from "../../../../platform/time/time.ts";

/** Screens that name an entity's fields; other words are in the log's own list. */
const screens: Readonly<Record<string, string>> = {
  order: "orders",
  product: "products",
  variation: "products",
  customer: "customers",
  reservation: "reservations",
  lead: "leads",
  job: "jobs",
  review: "reviews",
  import: "imports",
  staff: "staff",
  "search-word": "search-words",
  "promo-code": "promo-codes",
  question: "questions",
  receipt: "receipts",
  settings: "settings",
};

type Translate = (key: string, options: { _: string }) => string;

/** The screens' name of a field, or the bare name. */
export function nameOfField(translate: Translate, entity: string, field: string): string {
  const name = entity === "settings" ? `values.${field}` : inCamelCase(field);
  const unknown = "";
  return (
    translate(`resources.${screens[entity] ?? entity}.fields.${name}`, { _: unknown }) ||
    (entity === "exchange-key" && translate(`exchange.programs.rights.${field}`, { _: unknown })) ||
    translate(`audit.fields.${inCamelCase(field)}`, { _: unknown }) ||
    field
  );
}

const inCamelCase = (name: string): string => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A value in the screens' words; instants in Kyiv time, sums in hryvnias. */
export function wordOfValue(translate: Translate, entity: string, field: string, value: string): string {
  if (isoMoment.test(value)) return formatMoment(new Date(value));
  if (value === "true" || value === "false") return translate(`ra.boolean.${value}`, { _: value });
  if (sums.has(`${entity}.${field}`) && value !== "") return formatMoney(kopiykas(Number(value)));
  const words = valueWords[`${entity}.${field}`];
  if (words === undefined && entity === "order") return groupParcelNumbers(value);
  return words === undefined || value === "" ? value : translate(`${words}.${value}`, { _: value });
}

const isoMoment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const valueWords: Readonly<Record<string, string>> = {
  "order.status": "status",
  "staff.role": "role",
  "job.queue": "job.names",
  "lead.status": "lead.status",
  "review.status": "review.status",
  "import.state": "import.state",
  "exchange.stockCounts": "exchange.stock",
  "exchange-key.stockCounts": "exchange.programs.counts",
  "question.status": "question.status",
  "return.status": "return.status",
  "receipt.state": "receipt.state",
  "chat.state": "chat.state",
  "order.to": "return.to",
  "price-type.role": "priceType.roles",
  "reservation.state": "audit.values.reservation",
  "import.note": "audit.values.import",
};

/** Kopiykas. */
const sums = new Set([
  ...["goods", "toPay", "refundable", "amount"].map((field) => `order.${field}`),
  ...["balance", "bonuses", "debt"].map((entity) => `${entity}.kopiykas`),
  ...["money", "balance", "bonuses"].map((field) => `return.given.${field}`),
]);

/** Fields of a change as text; what has parts, as a bilingual text, is a field for each. */
export function fieldsOf(value: unknown): Record<string, string> {
  if (!hasParts(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      hasParts(one) ? Object.entries(one).map(([part, said]) => [`${name}.${part}`, textOf(said)]) : [[name, textOf(one)]],
    ),
  );
}

const hasParts = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);

function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.map(textOf).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}
