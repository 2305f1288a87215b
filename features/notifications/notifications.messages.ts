import type { Messages } from "../../platform/i18n.ts";

type Texts = {
  subject: (name: string) => string;
  letter: (goods: string, shop: string) => string;
  sms: (name: string, url: string) => string;
};

export const notificationsMessages = {
  uk: {
    subject: (name) => `Знову в наявності: ${name}`,
    letter: (goods, shop) =>
      `Ви просили повідомити, коли товар зʼявиться. Він знову є:\n\n${goods}\n\nМи не відкладали його для вас: додайте в кошик, доки є.\n\n${shop}`,
    sms: (name, url) => `Семиряд: знову є ${name} ${url}`,
  },
  ru: {
    subject: (name) => `Снова в наличии: ${name}`,
    letter: (goods, shop) =>
      `Вы просили сообщить, когда товар появится. Он снова есть:\n\n${goods}\n\nМы не откладывали его для вас: добавьте в корзину, пока есть.\n\n${shop}`,
    sms: (name, url) => `Семиряд: снова есть ${name} ${url}`,
  },
} satisfies Messages<Texts>;
