export { default, meta } from "./returns-screen.tsx";
