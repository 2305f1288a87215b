import type { Answer, Endpoint, Handler, InputOf, OutputOf } from "../platform/contracts/endpoint.ts";
import type { Visit } from "../features/shop.ts";

/** Calls an endpoint as the adapter does: input and output both pass their schemas. Throws what the endpoint throws. */
export async function callEndpoint<E extends Endpoint>(
  handlers: readonly Handler<Visit>[],
  endpoint: E,
  visit: Visit,
  input: InputOf<E>,
): Promise<Answer<OutputOf<E>>> {
  const handler = handlers.find((one) => one.endpoint === endpoint);
  if (!handler) throw new Error(`nobody answers ${endpoint.path}`);
  const answer = await handler.answer(visit, endpoint.input.parse(input));
  return { ...answer, body: endpoint.output.parse(answer.body) as OutputOf<E> };
}
