export { loader } from "./success.loader.server.ts";
export { default, meta } from "./success-screen.tsx";
