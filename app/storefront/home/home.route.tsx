export { loader } from "./home.loader.server.ts";
export { default, meta } from "./home-screen.tsx";
