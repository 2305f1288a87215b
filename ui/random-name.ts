const BYTES = 16;

/** 128 random bits; `crypto.randomUUID` needs https. */
export const randomName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
