/** Encrypted content encoding (RFC 8188), by which a test reads as a browser does. */
declare module "http_ece" {
  import type { ECDH } from "node:crypto";
  const ece: { decrypt(body: Buffer, how: { version: "aes128gcm"; privateKey: ECDH; authSecret: string }): Buffer };
  export default ece;
}
