import type { JsonSchema, Operation } from "./document.ts";
import type { Talk } from "./open-talk.ts";

const needs = ({ security = [] }: Operation, scheme: string): boolean =>
  security.some((one) => scheme in one) && !security.some((one) => Object.keys(one).length === 0);
const isOpen = (operation: Operation): boolean => !needs(operation, "token") && !needs(operation, "programKey");
const isCall = ({ path }: Operation): boolean => path.startsWith("/api/") && !/\.\w+$/.test(path) && path !== "/api/cart-events";

/**
 * Requests refused before anything could be changed: every call of a customer without a token and with an unknown one, fields that are missing or
 * unknown, bodies that cannot be read. Programs' calls are tried once, since wrong keys shut their door.
 */
export async function askBadly({ ask }: Talk, operations: readonly Operation[]): Promise<void> {
  const calls = operations.filter(isCall);
  for (const operation of calls.filter((one) => needs(one, "token"))) {
    const { operationId: name } = operation;
    const sent = { params: exampleParams(operation), ...(operation.method === "POST" ? { body: {} } : {}) };
    await ask({ name, about: "without a token", ...sent, expects: 401 });
    await ask({ name, about: "with an unknown token", ...sent, as: "unknown token", expects: 401 });
  }
  const ofPrograms = calls.find((one) => needs(one, "programKey") && one.method === "GET");
  if (ofPrograms) await ask({ name: ofPrograms.operationId, about: "without a key", expects: 401 });
  for (const operation of calls.filter(isOpen)) {
    const { operationId: name, method } = operation;
    if (method === "GET") {
      await ask({
        name,
        about: "an unknown name in the address",
        params: { ...exampleParams(operation), conform_unknown: "1" },
        expects: 422,
      });
      const hasNeeded = operation.parameters.some((one) => one.in === "query" && one.required);
      if (hasNeeded) await ask({ name, about: "without what it needs", expects: 422 });
    } else {
      await ask({ name, about: "a body that is no JSON", text: { type: "application/json", body: "{" }, expects: 400 });
      await ask({ name, about: "a form instead of JSON", text: { type: "application/x-www-form-urlencoded", body: "a=1" }, expects: 415 });
      if (requiredOf(operation).length > 0) await ask({ name, about: "an empty object", body: {}, expects: 422 });
    }
  }
}

/** The same of a customer's own calls, with their token: what is missing is missed before anything is done. */
export async function askBadlyAsCustomer({ ask }: Talk, operations: readonly Operation[]): Promise<void> {
  for (const operation of operations.filter((one) => isCall(one) && needs(one, "token") && requiredOf(one).length > 0))
    await ask({
      name: operation.operationId,
      about: "an empty object, by a customer",
      as: "customer",
      body: {},
      headers: anyKey(),
      expects: 422,
    });
}

/** A key of its own for each try. */
const anyKey = () => ({ "Idempotency-Key": crypto.randomUUID() });

const requiredOf = ({ requestBody }: Operation): readonly string[] =>
  ((requestBody?.content["application/json"]?.schema as JsonSchema | undefined)?.["required"] as string[] | undefined) ?? [];

/** The document's example of a value in the address. */
export const exampleParams = ({ parameters }: Operation): Record<string, unknown> =>
  Object.fromEntries(parameters.filter((one) => one.in !== "header" && one.required).map(({ name, example }) => [name, example]));
