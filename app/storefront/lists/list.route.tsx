export { default, meta } from "./list-screen.tsx";
