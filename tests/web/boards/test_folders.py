"""The folders of the boards are siblings: the same files at the top, the same folders below, one way to travel."""

from tests import BOARDS, ROOT
from toque.games import NAMES

SOURCE = ROOT / "web" / "src"
FOLDERS_OF_BOARDS = [SOURCE / "boards" / name for name in BOARDS]
FILES = {"Board.svelte", "Miniature.svelte", "geometry.ts", "motion.ts", "scoring.ts"}
FILES |= {"table.svelte.ts", "words.ts"}
FOLDERS = {"cards", "dialogs", "icons", "pieces", "seats"}


def test_every_board_has_the_same_files_and_folders():
    assert set(BOARDS) <= set(NAMES)
    for board in FOLDERS_OF_BOARDS:
        assert {path.name for path in board.iterdir() if path.is_file()} == FILES, board.name
        assert {path.name for path in board.iterdir() if path.is_dir()} == FOLDERS, board.name


def test_pieces_travel_in_one_way():
    """Boards say which pieces go where; only `lib/motion` moves them."""
    sources = {
        path: path.read_text(encoding="utf-8") for path in SOURCE.rglob("*") if path.suffix in (".svelte", ".ts")
    }
    moving = {path for path, text in sources.items() if ".animate(" in text or "crossfade" in text}

    assert moving == {SOURCE / "lib" / "motion" / "travels.ts"}
    for board in FOLDERS_OF_BOARDS:
        assert 'import { travel } from "$lib/motion/travels"' in sources[board / "Board.svelte"], board.name
        assert "export function journeys(" in sources[board / "motion.ts"], board.name


def test_nothing_else_lists_the_games():
    """What is there is found by the folders, or asked of the server."""
    for path in [
        *(SOURCE / "lib").rglob("*.ts"),
        *(SOURCE / "parts").glob("*.svelte"),
        *(SOURCE / "pages").glob("*.svelte"),
    ]:
        if "types" not in path.parts:
            text = path.read_text(encoding="utf-8")
            assert [name for name in BOARDS if f'"{name}"' in text] == [], path.name
