/** The token of `Authorization: Bearer …`; undefined for another scheme or without the header. */
export const bearerToken = (authorization: string | null | undefined): string | undefined =>
  authorization?.startsWith("Bearer ") ? authorization.slice("Bearer ".length).trim() : undefined;
