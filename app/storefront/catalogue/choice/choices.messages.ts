import type { Messages } from "../../../../platform/i18n.ts";

export const choiceMessages = {
  uk: {
    inCart: (n: number) => `у кошику ${n} шт`,
    otherColour: (colour: string) => `є в кольорі ${colour}`,
  },
  ru: {
    inCart: (n: number) => `в корзине ${n} шт`,
    otherColour: (colour: string) => `есть в цвете ${colour}`,
  },
} satisfies Messages<Record<string, unknown>>;
