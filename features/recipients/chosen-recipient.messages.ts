import type { Messages } from "../../platform/i18n.ts";

export const chosenRecipientMessages = {
  uk: {
    "recipients.phone": "Номер телефону",
    "recipients.choose": "Кому надсилаємо",
    "recipients.me": (name: string) => `Мені: ${name}`,
  },
  ru: {
    "recipients.phone": "Номер телефона",
    "recipients.choose": "Кому отправляем",
    "recipients.me": (name: string) => `Мне: ${name}`,
  },
} satisfies Messages<Record<string, unknown>>;
