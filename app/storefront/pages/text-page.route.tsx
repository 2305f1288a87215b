export { loader } from "./text-page.loader.server.ts";
export { default, meta } from "./text-page-screen.tsx";
