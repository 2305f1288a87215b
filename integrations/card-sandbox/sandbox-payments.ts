import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { z } from "zod";
import { kopiykas } from "../../platform/money/money.ts";

const instant = z.iso.datetime().transform((text) => new Date(text));
const amount = z.number().int().transform(kopiykas);

const payment = z.object({
  id: z.string(),
  reference: z.string(),
  amount,
  description: z.string(),
  language: z.enum(["uk", "ru"]),
  returnUrl: z.string(),
  callbackUrl: z.string().optional(),
  madeAt: instant,
  endsAt: instant,
  /** The payer's decision; `paid` counts from `decidedAt` on, which may lie ahead. */
  decision: z.enum(["none", "paid", "refused", "closed"]),
  decidedAt: instant,
  refunds: z.array(z.object({ reference: z.string(), amount, at: instant })),
});
export type SandboxPayment = z.infer<typeof payment>;

export type SandboxPayments = {
  find(id: string): Promise<SandboxPayment | undefined>;
  write(payment: SandboxPayment): Promise<void>;
  all(): Promise<SandboxPayment[]>;
};

/** Payments of the sandbox, each a file of a folder, so that a restart and other processes find them. */
export function openSandboxPayments(folder: string): SandboxPayments {
  const placeOf = (id: string) => path.join(folder, `${id}.json`);
  const find = async (id: string) => {
    if (!/^[0-9a-f-]{36}$/.test(id)) return undefined;
    const text = await unlessMissing(readFile(placeOf(id), "utf8"));
    return text === undefined ? undefined : payment.parse(JSON.parse(text));
  };
  return {
    find,
    async write(made) {
      const half = `${placeOf(made.id)}.${randomUUID()}.part`;
      await mkdir(folder, { recursive: true });
      await writeFile(half, JSON.stringify(made));
      await rename(half, placeOf(made.id));
    },
    async all() {
      const names = (await unlessMissing(readdir(folder))) ?? [];
      const found = await Promise.all(names.filter((name) => name.endsWith(".json")).map((name) => find(name.slice(0, -5))));
      return found.filter((one) => one !== undefined);
    },
  };
}

async function unlessMissing<T>(reading: Promise<T>): Promise<T | undefined> {
  try {
    return await reading;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}
