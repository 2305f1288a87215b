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
  settings: "settings",
};

type Translate = (key: string, options: { _: string }) => string;

/** The screens' name of a field, or the bare name. */
export function nameOfField(translate: Translate, entity: string, field: string): string {
  const name = entity === "settings" ? `values.${field}` : inCamelCase(field);
  const unknown = "";
  return (
    translate(`resources.${screens[entity] ?? entity}.fields.${name}`, { _: unknown }) ||
    translate(`audit.fields.${inCamelCase(field)}`, { _: unknown }) ||
    field
  );
}

const inCamelCase = (name: string): string => name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A value in the screens' words; instants in Kyiv time. */
export function wordOfValue(translate: Translate, entity: string, field: string, value: string): string {
  if (isoMoment.test(value)) return formatMoment(new Date(value));
  if (value === "true" || value === "false") return translate(`ra.boolean.${value}`, { _: value });
  const words = valueWords[`${entity}.${field}`];
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
};

/** Fields of a change as text; a bilingual text is two fields. */
export function fieldsOf(value: unknown): Record<string, string> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      isInBoth(one) ? Object.entries(one).map(([language, text]) => [`${name}.${language}`, text]) : [[name, textOf(one)]],
    ),
  );
}

const isInBoth = (value: unknown): value is { uk: string; ru: string } =>
  typeof value === "object" && value !== null && Object.keys(value).sort().join() === "ru,uk";

const textOf = (value: unknown): string => (typeof value === "string" ? value : value === null ? "" : JSON.stringify(value));
