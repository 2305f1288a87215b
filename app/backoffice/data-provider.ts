import { HttpError, type DataProvider, type Identifier, type RaRecord } from "react-admin";
import type { z } from "zod";
import type { Endpoint } from "../../platform/contracts/endpoint.ts";
import { ApiRefusal } from "../../client/call-api.ts";
import { blueLineOf, promotionOf, storyOf } from "./marketing/content/content-record.ts";
import { termsOf } from "./marketing/promo-codes/promo-terms.ts";
import { callStaffApi } from "./call-staff-api.ts";
import { changedFields } from "./changed-fields.ts";

/** The shape all lists and records share on the wire. */
type AnyCall<Answer> = Endpoint<z.ZodType<unknown, Record<string, unknown>>, z.ZodType<Answer, Answer>>;
type Page = { data: RaRecord[]; total: number };

const list = (resource: string, input: Record<string, unknown>) =>
  refused(callStaffApi<AnyCall<Page>>("GET", `/api/admin/${resource}`, withoutEmpty(input)), saidOfFilters);
const one = (resource: string, id: Identifier) => refused(callStaffApi<AnyCall<RaRecord>>("GET", `/api/admin/${resource}/{id}`, { id }));

export const dataProvider = {
  async getList(resource, { pagination, sort, filter }) {
    const sorted = sort && sortable[resource]?.includes(sort.field) ? { sort: sort.field, order: sort.order } : {};
    const { data, total } = await list(resource, { page: pagination?.page, perPage: pagination?.perPage, ...sorted, ...filter });
    return { data, total };
  },
  getOne: async (resource, { id }) => ({ data: await one(resource, id) }),
  getMany: async (resource, { ids }) => ({ data: await Promise.all(ids.map((id) => one(resource, id))) }),
  async update(resource, { id, data, previousData }) {
    const sent = fieldsSent(resource, data) as Record<string, unknown>;
    const fields = unversioned.includes(resource) ? changedFields(previousData, sent) : sent;
    return { data: await refused(callStaffApi<AnyCall<RaRecord>>("POST", `/api/admin/${resource}/{id}`, { id, ...fields })) };
  },
  async create(resource, { data }) {
    return { data: await refused(callStaffApi<AnyCall<RaRecord>>("POST", `/api/admin/${resource}`, data)) };
  },
  getManyReference: () => notUsed("getManyReference"),
  updateMany: () => notUsed("updateMany"),
  delete: () => notUsed("delete"),
  deleteMany: () => notUsed("deleteMany"),
} as DataProvider;

/** Columns the server sorts by. */
const sortable: Record<string, string[]> = { orders: ["placedAt", "toPayKopiykas"], products: ["id", "article", "name", "onHand"] };

/** Records without a version: a save sends what was changed alone. */
const unversioned = ["customers"];

/** The fields of a record that a save sends. */
export const fieldsSent = (resource: string, record: Partial<RaRecord>): object => changes[resource]?.(record) ?? record;

/** Fields by resource that its call takes. */
const changes: Record<string, (record: Partial<RaRecord>) => object> = {
  products: ({
    version,
    nameUk,
    nameRu,
    descriptionUk,
    descriptionRu,
    compositionUk,
    compositionRu,
    topSales,
    returnable,
    hiddenByStaff,
  }) => ({
    ...withText({ nameUk, nameRu, descriptionUk, descriptionRu, compositionUk, compositionRu }),
    version,
    topSales,
    returnable,
    hiddenByStaff,
  }),
  stories: (record) => ({ version: record["version"], ...storyOf(record) }),
  promotions: (record) => ({ version: record["version"], ...promotionOf(record) }),
  "blue-lines": (record) => ({ version: record["version"], ...blueLineOf(record) }),
  pages: ({ version, titleUk, titleRu, bodyUk, bodyRu }) => withText({ version, titleUk, titleRu, bodyUk, bodyRu }),
  leads: ({ status, note, version }) => withText({ status, note, version }),
  questions: ({ status, answer, reason, version }) => withText({ status, answer, reason, version }),
  reviews: ({ status, reason, reply, version }) => withText({ status, reason, reply, version }),
  "search-words": ({ typed, readAs, leadsTo, version }) => withText({ typed, readAs, leadsTo, version }),
  "promo-codes": (record) => ({ version: record["version"], ...termsOf(record) }),
  customers: ({ blacklisted, cardOnly }) => ({ blacklisted, cardOnly }),
  staff: ({ role, disabled, version, code }) => ({ role, disabled, version, ...(code ? { code } : {}) }),
  settings: ({ version, values }) => ({ version, values: withText(values as object) }),
};

/** react-admin makes emptied fields null, but the calls take empty texts. */
function withText(fields: object): object {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === null ? "" : isPair(value) ? withText(value) : value]),
  );
}

const isPair = (value: unknown): value is object => typeof value === "object" && value !== null && !Array.isArray(value);

function withoutEmpty(input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined && value !== null && value !== ""));
}

/** A search has no field for its errors, so they are joined. */
const saidOfFilters = (error: ApiRefusal): string => Object.values(error.errors).flat().join(" ") || error.message;

/** Gives react-admin's forms a refusal with messages by field. */
async function refused<T>(answer: Promise<T>, saidOf = ({ message }: ApiRefusal): string => message): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const errors = Object.fromEntries(Object.entries(error.errors).map(([field, messages]) => [field, messages.join(" ")]));
    throw new HttpError(saidOf(error) || "ra.notification.http_error", error.status, { errors: nested(errors) });
  }
}

/** Nests a key such as `values.link_fb` as the form does. */
function nested(errors: Record<string, string>): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (const [path, message] of Object.entries(errors)) {
    const names = path.split(".");
    const last = names.pop() ?? path;
    let place = result;
    for (const name of names) place = (place[name] ??= {}) as Record<string, unknown>;
    place[last] = message;
  }
  return result;
}

function notUsed(name: string): Promise<never> {
  return Promise.reject(new Error(`${name} is not used in the back office`));
}
