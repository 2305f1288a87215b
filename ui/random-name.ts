const BYTES = 16;

/** 128 random bits as text. `crypto.randomUUID` is there on https alone; a demo is looked at over plain http too. */
export const randomName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
