import { Readable } from "node:stream";
import type { Context, Hono } from "hono";
import * as exchange from "../../features/exchange/exchange.server.ts";
import { formatOf, LIMITS, partKinds, type PartKind } from "../../features/exchange/programs/limits.rules.ts";
import * as contract from "../../features/exchange/programs/programs.contract.ts";
import * as orders from "../../features/exchange/programs/program-orders.contract.ts";
import type { Right } from "../../features/exchange/programs/rights.rules.ts";
import type { Shop } from "../../features/shop.ts";
import type { Endpoint, ParsedInputOf } from "../../platform/contracts/endpoint.ts";
import { invalid, isRefusal, notFound, Refusal } from "../../platform/contracts/errors.ts";
import type { InTurn } from "../../platform/http/mount-api.ts";
import { fieldErrorsOf } from "../../platform/http/refusals/field-errors-of.ts";
import { inputOf, readText } from "../../platform/http/input/read-input.ts";
import { requireShortBody } from "../../platform/http/input/read-body.ts";
import { refusalBody, retryAfterHeader } from "../../platform/http/refusals/refusal-body.ts";
import { refusalOf } from "../../platform/http/refusals/refusal-of.ts";
import { requireIdempotencyKey } from "../../platform/http/require-idempotency-key.ts";
import { webStreamOf } from "../../platform/http/web-stream.ts";
import { languageOf, localeFrom, type Language } from "../../platform/i18n.ts";
import { say } from "../say.ts";

type Program = Awaited<ReturnType<typeof exchange.admitProgram>>;
type Call = { program: Program; language: Language; c: Context };

/** `/api/exchange/v1/…`: programs with a key of their own, by JSON and CSV; bodies of goods are streamed to the disk (decision 0080). */
export function exchangeWithPrograms(
  app: Hono,
  shop: Shop,
  { addressOf, inTurn }: { addressOf: (c: Context) => string; inTurn: InTurn },
): void {
  const serve = (right: Right | undefined, answer: (call: Call) => Promise<Response>) => async (c: Context) => {
    try {
      const asked = { authorization: c.req.header("authorization") ?? "", address: addressOf(c), right };
      const program = await inTurn(c.req.raw, () => exchange.admitProgram(shop, asked));
      return await answer({ program, language: languageOf(localeFrom(c.req.header("accept-language") ?? null)), c });
    } catch (error) {
      if (!isRefusal(error)) shop.log.error({ err: error }, "a call of a program failed");
      return refuse(c, refusalOf(error));
    }
  };
  const json = <E extends Endpoint>(
    endpoint: E,
    right: Right | undefined,
    answer: (call: Call, input: ParsedInputOf<E>) => Promise<object>,
  ) =>
    app.on(
      endpoint.method,
      endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
      serve(right, async (call) => {
        const said = await answer(call, await parsed(call.c, endpoint));
        return said instanceof Response ? said : Response.json(said, { headers: noStore });
      }),
    );
  json(contract.getProgram, undefined, async ({ program }) => ({
    name: program.name,
    rights: (["goods", "prices", "orders"] as const).filter((right) => exchange.mayDo(program, right)),
    stockCounts: program.stock_counts,
  }));
  for (const kind of partKinds)
    app.put(
      `/api/exchange/v1/${kind}`,
      serve(kind === "goods" ? "goods" : "prices", async (call) => {
        const part = await exchange.takePart(shop, call.program, partCall(call.c, kind));
        return answerPart(call, part, call.c.req.query("answer") === "short");
      }),
    );
  json(contract.getPart, undefined, async (call, { key, answer }) => {
    const part = await exchange.readPart(shop, call.program, { callKey: key, waitMs: waitOf(call.c) });
    if (!part) throw notFound();
    return answerPart(call, part, answer === "short");
  });
  json(contract.beginCatalogue, "goods", async ({ program, language }, { trial }) =>
    exchange.viewIntake(shop, await exchange.beginCatalogue(shop, program, { isTrial: trial }), language),
  );
  json(contract.completeCatalogue, "goods", async ({ program, language }, { session }) =>
    exchange.viewIntake(shop, await exchange.completeCatalogue(shop, program, session), language),
  );
  json(orders.getProgramOrders, "orders", async ({ program }, { after, limit, format }) => {
    const page = await exchange.readOrders(shop, program, { after, limit });
    if (format === "json") return page;
    const headers = { ...noStore, "Content-Type": "text/csv; charset=utf-8", "X-Next": String(page.next ?? "") };
    return new Response(exchange.ordersCsv(page.orders), { headers });
  });
  json(orders.confirmProgramOrders, "orders", async ({ program }, { orders: read }) => ({
    orders: await exchange.confirmOrders(shop, program, read),
  }));
  json(orders.setProgramOrderStatus, "orders", ({ program, language }, wanted) => exchange.setStatus(shop, program, { wanted, language }));
  app.all("/api/exchange/*", (c) => refuse(c, notFound()));

  function answerPart(
    { language }: Call,
    part: NonNullable<Awaited<ReturnType<typeof exchange.readPart>>>,
    onlyProblems: boolean,
  ): Response {
    const status = exchange.statusOfPart(part);
    const headers = { ...noStore, "Content-Type": "application/json", ...(status === 202 ? { "Retry-After": "5" } : {}) };
    return new Response(
      webStreamOf(Readable.from(exchange.partAnswerText(shop, part, { language, onlyProblems })).map((text: string) => Buffer.from(text))),
      {
        status,
        headers,
      },
    );
  }
}

const noStore = { "Cache-Control": "private, no-store" };

async function parsed<E extends Endpoint>(c: Context, endpoint: E): Promise<ParsedInputOf<E>> {
  if (endpoint.method !== "GET") requireShortBody(c.req.raw);
  const text = await readText(c, endpoint);
  const input = inputOf(c, endpoint, text === "" && endpoint.method === "POST" ? "{}" : text);
  const read = endpoint.input.safeParse(input);
  if (!read.success) throw invalid(fieldErrorsOf(read.error, input));
  return read.data as ParsedInputOf<E>;
}

function partCall(c: Context, kind: PartKind): exchange.PartCall {
  const written = formatOf(c.req.header("content-type") ?? "");
  if (!written) throw new Refusal(415, "exchange.bodyType");
  const callKey = requireIdempotencyKey(c.req.header("idempotency-key") ?? null);
  requireShortBody(c.req.raw, LIMITS[written.format].bytes);
  const session = c.req.query("session");
  if (session !== undefined && !UUID.test(session)) throw notFound();
  return {
    kind,
    ...written,
    callKey,
    session,
    isTrial: ["true", "1"].includes(c.req.query("trial") ?? ""),
    waitMs: waitOf(c),
    body: c.req.raw.body,
  };
}

/** RFC 7240: `Prefer: wait=5` is answered after five seconds at the latest. */
function waitOf(c: Context): number {
  const [, seconds] = /(?:^|[,;\s])wait=(\d{1,4})/i.exec(c.req.header("prefer") ?? "") ?? [];
  return seconds === undefined ? exchange.LONGEST_WAIT_MS : Math.min(exchange.LONGEST_WAIT_MS, Number(seconds) * 1_000);
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

function refuse(c: Context, refusal: Refusal): Response {
  const locale = localeFrom(c.req.header("accept-language") ?? null);
  const body = refusalBody(refusal, (key) => say(locale, key));
  return Response.json(body, { status: refusal.status, headers: { ...noStore, ...retryAfterHeader(refusal) } });
}
