export { loader } from "../checkout/checkout-layout.loader.server.ts";
export { default } from "./account-layout.tsx";
