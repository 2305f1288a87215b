import type { Messages } from "../platform/i18n.ts";

/** Failures that any call may have. */
export const callMessages = {
  uk: { "err.network": "Немає звʼязку. Перевірте інтернет і спробуйте ще раз." },
  ru: { "err.network": "Нет связи. Проверьте интернет и попробуйте ещё раз." },
} satisfies Messages<Record<string, unknown>>;
