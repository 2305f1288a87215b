export { default, meta } from "./kept-list-screen.tsx";
