import { sql, type Insertable, type Kysely, type Selectable } from "kysely";
import type { ProductQuestionTable, Tables } from "../../../db/tables.ts";
import type { Id } from "../../../platform/ids.ts";
import type { Instant } from "../../../platform/time/time.ts";

type Db = Kysely<Tables>;
export type Row = Selectable<ProductQuestionTable>;

export const insertQuestion = (tx: Db, question: Insertable<ProductQuestionTable>) =>
  tx.insertInto("product_question").values(question).execute();

export const lockAsker = (tx: Db, accountId: Id<"account">) =>
  sql`select pg_advisory_xact_lock(hashtextextended('question', ${accountId}::bigint))`.execute(tx);

type Asked = { productId: Id<"product">; accountId: Id<"account">; question: string };

export const selectIsAsked = async (tx: Db, { productId, accountId, question }: Asked): Promise<boolean> =>
  (await tx
    .selectFrom("product_question")
    .select("id")
    .where("product_id", "=", productId)
    .where("account_id", "=", accountId)
    .where("question", "=", question)
    .where("status", "=", "new")
    .executeTakeFirst()) !== undefined;

/** Only the demo writes questions without an account. */
export const selectHasDemoQuestions = async (tx: Db): Promise<boolean> =>
  (await tx.selectFrom("product_question").select("id").where("account_id", "is", null).limit(1).executeTakeFirst()) !== undefined;

export const selectIdsOf = (tx: Db, ids1c: readonly string[]) =>
  tx.selectFrom("product").select(["id", "id_1c"]).where("id_1c", "in", ids1c).execute();

/** The account, for a visible product; undefined otherwise. */
export const selectAsked = (db: Db, { productId, accountId }: { productId: Id<"product">; accountId: Id<"account"> }) =>
  db
    .selectFrom("product")
    .crossJoin("account")
    .select(["account.name", "account.surname"])
    .where("product.id", "=", productId)
    .where("product.hidden", "=", false)
    .where("account.id", "=", accountId)
    .executeTakeFirst();

/** State and length of a page are literals, so that one plan serves all products. */
export async function selectAnswered(db: Db, productId: Id<"product">, { limit, offset }: { limit: number; offset: number }) {
  const rows = await db
    .selectFrom("product_question")
    .selectAll()
    .select((eb) => eb.fn.countAll<number>().over().as("total"))
    .where("product_id", "=", productId)
    .where("status", "=", sql.lit("answered"))
    .orderBy("answered_at", "desc")
    .orderBy("id", "desc")
    .limit(sql.lit(limit))
    .$call((query) => (offset > 0 ? query.offset(offset) : query))
    .execute();
  return { rows, total: Number(rows[0]?.total ?? 0) };
}

const withSubject = (db: Db) =>
  db
    .selectFrom("product_question as q")
    .innerJoin("product", "product.id", "q.product_id")
    .leftJoin("account", "account.id", "q.account_id")
    .selectAll("q")
    .select(["product.name_uk as product_name", "account.phone"]);

export type StaffRow = NonNullable<Awaited<ReturnType<typeof selectOneForStaff>>>;

/** The newest first; what a row says of its goods and author is read for the shown page alone. */
export async function selectForStaff(
  db: Db,
  { status }: { status?: Row["status"] | undefined },
  { limit, offset }: { limit: number; offset: number },
) {
  const matching = db.selectFrom("product_question").$call((query) => (status ? query.where("status", "=", status) : query));
  const page = matching.select("id").orderBy("id", "desc").limit(limit).offset(offset);
  const [rows, { total }] = await Promise.all([
    withSubject(db).where("q.id", "in", page).orderBy("q.id", "desc").execute(),
    matching.select((eb) => eb.fn.countAll<number>().as("total")).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}

export const selectOneForStaff = (db: Db, id: Id<"product_question">) => withSubject(db).where("q.id", "=", id).executeTakeFirst();

export const lockQuestion = (tx: Db, id: Id<"product_question">) =>
  tx
    .selectFrom("product_question as q")
    .innerJoin("product", "product.id", "q.product_id")
    .selectAll("q")
    .select(["product.id_1c", "product.name_uk", "product.name_ru"])
    .where("q.id", "=", id)
    .forUpdate("q")
    .executeTakeFirst();

type Decision = { status: Row["status"]; answer: string; reason: string; at: Instant };

/** The day of the first answer stays. */
export const updateQuestion = (tx: Db, { id, answered_at }: Pick<Row, "id" | "answered_at">, { status, answer, reason, at }: Decision) =>
  tx
    .updateTable("product_question")
    .set((eb) => ({
      status,
      answer,
      reason,
      answered_at: status === "answered" ? (answered_at ?? at) : null,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
