export { default, meta } from "./chat-screen.tsx";
