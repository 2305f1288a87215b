import type { Answer, Endpoint, Handler, InputOf, OutputOf } from "../platform/contracts/endpoint.ts";
import { isRefusal } from "../platform/contracts/errors.ts";
import { jsonWithList } from "../platform/http/json-with-list.ts";
import { codeOf } from "../platform/contracts/refusal-codes.ts";
import { refusalStatuses } from "../processes/calls/document/refusal-statuses.ts";
import type { Visit } from "../features/shop.ts";

/** Refusals of the public API are in its document, conflicts with their code. */
function isDocumented(endpoint: Endpoint, error: unknown): boolean {
  if (!isRefusal(error) || endpoint.access === "staff") return true;
  const { status } = error;
  return refusalStatuses(endpoint).includes(status) && (status !== 409 || (endpoint.conflicts ?? ["conflict"]).includes(codeOf(error)));
}

/** Calls an endpoint as the adapter does: input and output both pass their schemas. Throws what the endpoint throws. */
export async function callEndpoint<E extends Endpoint>(
  handlers: readonly Handler<Visit>[],
  endpoint: E,
  visit: Visit,
  input: InputOf<E>,
): Promise<Answer<OutputOf<E>>> {
  const handler = handlers.find((one) => one.endpoint === endpoint);
  if (!handler) throw new Error(`nobody answers ${endpoint.path}`);
  const answer = await handler.answer(visit, endpoint.input.parse(input)).catch((error: unknown) => {
    throw isDocumented(endpoint, error) ? error : new Error(`${endpoint.path} does not say that it refuses so`, { cause: error });
  });
  const { list, ...others } = answer;
  const body: unknown = list ? JSON.parse(jsonWithList(answer.body, list).toString()) : answer.body;
  return { ...others, body: endpoint.output.parse(body) as OutputOf<E> };
}
