export { loader } from "./orders.loader.server.ts";
export { default, meta } from "./orders-screen.tsx";
