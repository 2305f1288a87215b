import type { Messages } from "../../../../platform/i18n.ts";

const place = (n: number, all: number) => `${n}/${all}`;

export const listedCardMessages = {
  uk: { place, nextView: (n: number, all: number) => `Вигляд ${place(n, all)}, показати інший` },
  ru: { place, nextView: (n: number, all: number) => `Вид ${place(n, all)}, показать другой` },
} satisfies Messages<Record<"place" | "nextView", (n: number, all: number) => string>>;
