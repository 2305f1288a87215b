export { default, meta } from "./notices-screen.tsx";
