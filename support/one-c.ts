import { zipOf } from "./test-workbook.ts";

type Ask = (request: Request) => Response | Promise<Response>;
export type Said = { verdict: string; lines: string[] };
export type OneC = ReturnType<typeof openOneC>;

const MOST_CALLS = 500;

/** 1C's own end of the exchange, as its modules talk: one cookie, files in pieces, the same call again while the answer is `progress`. */
export function openOneC(ask: Ask, { origin = "http://localhost:3000", password }: { origin?: string; password: string }) {
  const call = async (query: string, { body, headers = {} }: { body?: Uint8Array | undefined; headers?: Record<string, string> } = {}) =>
    ask(
      new Request(`${origin}/exchange/1c?${query}`, {
        method: body ? "POST" : "GET",
        headers,
        ...(body ? { body: Uint8Array.from(body) } : {}),
      }),
    );
  const read = async (answer: Response): Promise<Said> => {
    const [verdict = "", ...lines] = (await answer.text()).split("\n");
    return { verdict, lines: lines.filter(Boolean) };
  };
  return {
    call,
    read,
    /** Answers a session, or what was said instead. */
    async signIn(type: "catalog" | "sale", name = "1c") {
      const authorization = `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`;
      const said = await read(await call(`type=${type}&mode=checkauth`, { headers: { authorization } }));
      return said.verdict === "success" ? session(said) : said;
    },
  };

  function session({ lines }: Said) {
    const [name = "", value = "", ...more] = lines;
    const headers = { cookie: `${name}=${value}` };
    let pieceBytes = 0;
    let type = "catalog";
    const said = async (query: string, body?: Uint8Array) => read(await call(`type=${type}&${query}`, { body, headers }));
    const one = {
      headers,
      timestamp: more.find((line) => line.startsWith("timestamp="))?.slice("timestamp=".length) ?? "",
      said,
      async init(kind: "catalog" | "sale", version = "") {
        type = kind;
        const { verdict, lines: limits } = await said(`mode=init${version && `&version=${version}`}`);
        pieceBytes = Number(limits[0]?.split("=")[1]);
        return [verdict, ...limits];
      },
      /** In pieces; answers the last verdict. */
      async send(filename: string, content: string | Uint8Array, mostBytes = pieceBytes): Promise<Said> {
        const bytes = typeof content === "string" ? Buffer.from(content) : content;
        let last: Said = { verdict: "", lines: [] };
        for (let at = 0; at < bytes.length; at += mostBytes) {
          last = await said(`mode=file&filename=${encodeURIComponent(filename)}`, bytes.subarray(at, at + mostBytes));
          if (last.verdict !== "success") return last;
        }
        return last;
      },
      sendZip: (filename: string, files: Record<string, string | Uint8Array>) =>
        one.send(filename, zipOf(Object.entries(files).map(([inside, content]) => ({ name: inside, bytes: Buffer.from(content) })))),
      /** Until it is no longer `progress`; answers the last word and how often it asked. */
      async import(filename: string): Promise<Said & { calls: number }> {
        for (let calls = 1; calls <= MOST_CALLS; calls += 1) {
          const answer = await said(`mode=import&filename=${encodeURIComponent(filename)}`);
          if (answer.verdict !== "progress") return { ...answer, calls };
        }
        throw new Error("1C would ask for ever");
      },
      /** The orders of the shop as text. */
      async query(): Promise<string> {
        const answer = await call(`type=sale&mode=query`, { headers });
        return new TextDecoder("windows-1251").decode(await answer.arrayBuffer());
      },
    };
    return one;
  }
}

export type Session1c = Exclude<Awaited<ReturnType<OneC["signIn"]>>, Said>;

/** Throws where 1C was not let in. */
export async function enter(oneC: OneC, type: "catalog" | "sale", version = ""): Promise<Session1c> {
  const session = await oneC.signIn(type);
  if (!("init" in session)) throw new Error(session.lines.join(" "));
  await session.init(type, version);
  return session;
}
