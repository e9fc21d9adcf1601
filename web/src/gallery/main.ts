/** Every component of the boards in every state, without a server: /gallery.html?theme=dark. For development only. */
import "../styles/fonts.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/states.css";
import { mount } from "svelte";
import { loadWords } from "$lib/words/fluent";
import Gallery from "./Gallery.svelte";

document.documentElement.dataset["theme"] = new URLSearchParams(location.search).get("theme") ?? "light";
const say = await loadWords("banquet", "en");
mount(Gallery, { target: document.getElementById("app")!, props: { say } });
