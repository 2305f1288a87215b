import type { components } from "./schema.ts";

type Responses = components["responses"];
/** Refusals that every call may answer, told apart by `code`. */
export type UsualRefusal = { [Name in keyof Responses]: Responses[Name]["content"]["application/json"] }[keyof Responses];
/** Nobody answered, or something else than the shop did. */
export type Unreachable = { code: "unreachable"; message: string; errors?: undefined; visit?: undefined };

/** As the client of the calls answers. */
type Answer<Data, Refused> = { data?: Data; error?: Refused; response: Response };
export type Told<Data, Refused> =
  | { ok: true; data: Data; status: number }
  | { ok: false; refusal: Refused | Unreachable; status: number; retryAfterSeconds: number | undefined };

/** The error that `orThrow` throws. `refusal.code` tells refusals apart, `message` is for the person. */
export class ShopRefused<Refused extends { code: string; message: string } = UsualRefusal | Unreachable> extends Error {
  readonly refusal: Refused;
  /** 0 where nobody answered. */
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(refusal: Refused, status: number, retryAfterSeconds?: number) {
    super(refusal.message || refusal.code);
    this.name = "ShopRefused";
    this.refusal = refusal;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A call's data, or the typed refusal; nothing is thrown but an abort. */
export async function told<Data, Refused>(asked: Promise<Answer<Data, Refused>>): Promise<Told<Data, Refused>> {
  try {
    const { data, error, response } = await asked;
    if (response.ok) return { ok: true, data: data as Data, status: response.status };
    const retryAfterSeconds = Number(response.headers.get("Retry-After")) || undefined;
    return { ok: false, refusal: isRefusal(error) ? error : unreachable(), status: response.status, retryAfterSeconds };
  } catch (error) {
    if (error instanceof Error && error.name === "AbortError") throw error;
    return { ok: false, refusal: unreachable(error), status: 0, retryAfterSeconds: undefined };
  }
}

/** A call's data; throws `ShopRefused`. */
export async function orThrow<Data, Refused extends { code: string; message: string }>(
  asked: Promise<Answer<Data, Refused>>,
): Promise<Data> {
  const answer = await told(asked);
  if (answer.ok) return answer.data;
  throw new ShopRefused(answer.refusal, answer.status, answer.retryAfterSeconds);
}

/** A page of a proxy is no refusal of the shop's. */
const isRefusal = <Refused>(error: Refused | undefined): error is Refused =>
  typeof error === "object" && error !== null && typeof (error as { code?: unknown }).code === "string";

const unreachable = (error?: unknown): Unreachable => ({ code: "unreachable", message: error instanceof Error ? error.message : "" });
