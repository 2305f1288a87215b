export { loader } from "./order.loader.server.ts";
export { default, meta } from "./order-screen.tsx";
