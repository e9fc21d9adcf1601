/** Boards without a server: /dev.html?game=paris&moment=2-0-050&language=fr&theme=dark (see fixtures.py). */
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/states.css";
import { mount } from "svelte";
import { boardOf } from "$kit/boards";
import { loadWords, type Language } from "$lib/words/fluent";

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "banquet";
const language = (asked.get("language") ?? "en") as Language;
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";
document.body.style.cssText = "margin:0;background:var(--linen);color:var(--ink);font-family:var(--sans)";

const moment = await (await fetch(`/fixtures/${game}-${asked.get("moment") ?? "2-0-050"}.json`)).json();
const board = await boardOf(asked.get("board") ?? game);
mount(board.default, {
  target: document.getElementById("app")!,
  props: {
    view: moment.position.view,
    settledView: moment.position.view,
    components: moment.components[language],
    plates: moment.table.plates,
    legal: moment.position.legal,
    events: moment.events,
    ply: moment.position.ply,
    act: (action: unknown) => console.log("act", JSON.stringify(action)),
    preview: async () => ({ type: "previewed", nonce: "", changes: [], lines: [], is_certain: true }),
    say: await loadWords(game, language),
    nameLine: (line: string) => line,
    sayWeb: await loadWords("web", language),
  },
});
