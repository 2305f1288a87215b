export { default, meta } from "./text-page-screen.tsx";
