export { default, meta } from "./ask-return-screen.tsx";
