export { default, meta } from "./shared-list-screen.tsx";
