"""Training: self-play and learning in turn, with a checkpoint from which any later run goes on."""

import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np
import torch
from torch import Tensor

from toque.core.errors import TrainingError
from toque.core.game import Game
from toque.core.types import Plain
from toque.learning.export import export
from toque.learning.features import Features, survey
from toque.learning.model import Model, Size, masked, unpacked
from toque.learning.selfplay import Decisions, SelfPlay

CHECKPOINT = "checkpoint.pt"
OPTIMIZER = "optimizer.pt"
"""Twice as large as the checkpoint; without it a run goes on a little less well."""
LOG = "log.jsonl"
FORMAT = 1


@dataclass(frozen=True)
class Settings:
    """How a network learns."""

    tables: int = 8192
    """Games side by side."""
    steps: int = 64
    """Decisions in every game between two rounds of learning."""
    minibatch: int = 8192
    epochs: int = 2
    rate: float = 1e-3
    """Of learning, at first; it sinks to a tenth until the run's end."""
    clip: float = 0.15
    """How far one round may move the chance of an action."""
    entropy: float = 0.01
    """What variety of play is worth, at first; it sinks to a fifth."""
    value_weight: float = 2.0
    most_norm: float = 1.0
    taught: float = 0.2
    """The share of the first run in which the network copies the greedy bot, instead of playing by itself."""
    first: int = 256
    second: int = 128
    seed: int = 1


@dataclass
class Round:
    """One line of the log."""

    round: int
    decisions: int
    seconds: float
    games: int
    points: float
    entropy: float
    value_error: float
    moved: float
    """How often a chance moved so far that it was held back."""

    @property
    def words(self) -> str:
        """The line as a person reads it."""
        played = f"{self.decisions / 1e6:.2f} million decisions, {self.games} games ended, {self.points} points a seat"
        learned = f"entropy {self.entropy:.2f}, error {self.value_error:.4f}, held back {self.moved:.3f}"
        return f"round {self.round}, {self.seconds:.0f} s: {played}, {learned}"


class Training:
    """A network, its optimizer and its games."""

    def __init__(self, game: Game, settings: Settings, folder: Path, device: str, threads: int | None = None) -> None:
        torch.manual_seed(settings.seed)
        self.game, self.settings, self.folder, self.device = game, settings, folder, torch.device(device)
        self.rounds, self.decisions, self.seconds = 0, 0, 0.0
        folder.mkdir(parents=True, exist_ok=True)
        saved = self._saved()
        self.features = Features(**saved["features"]) if saved else survey(game, settings.seed)
        size = Size(settings.first, settings.second)
        self.model = Model(self.features, game.action_count, size).to(self.device)
        self.optimizer = torch.optim.Adam(self.model.parameters(), lr=settings.rate, eps=1e-5)
        if saved:
            self._resume(saved)
        self.play = SelfPlay(game, settings.tables, f"{settings.seed} {self.rounds}", self.device, threads)

    @property
    def weights(self) -> int:
        """How many numbers are learned."""
        return sum(values.numel() for values in self.model.parameters())

    def run(self, minutes: float) -> Iterator[Round]:
        """Learn for that long; write a checkpoint and the network as it is played at the end, and now and then."""
        started = saved = time.perf_counter()
        before = self.seconds
        taught = self.settings.taught if self.rounds == 0 else 0.0
        while (spent := time.perf_counter() - started) < 60 * minutes:
            progress = spent / (60 * minutes)
            line = self.learn(progress, is_taught=progress < taught)
            self.seconds = before + time.perf_counter() - started
            line.seconds = round(self.seconds, 1)
            with (self.folder / LOG).open("a", encoding="utf-8") as log:
                log.write(json.dumps(asdict(line)) + "\n")
            if time.perf_counter() - saved > 60:
                self.save()
                saved = time.perf_counter()
            yield line
        self.save()

    def learn(self, progress: float, *, is_taught: bool = False) -> Round:
        """One stretch of play, and what there is to learn from it. `progress` is how much of the run is over."""
        settings = self.settings
        for group in self.optimizer.param_groups:
            group["lr"] = settings.rate * (1 - 0.9 * progress)
        variety = 0.0 if is_taught else settings.entropy * (1 - 0.8 * progress)
        decisions, ended = self.play.stretch(self.model, settings.steps, is_taught=is_taught)
        decisions.gains = (decisions.gains - decisions.gains.mean()) / (decisions.gains.std() + 1e-6)
        sums, count = torch.zeros(3, device=self.device), 0
        for _ in range(settings.epochs):
            order = torch.randperm(len(decisions), device=self.device)
            for which in order.split(settings.minibatch):
                sums += self._step(decisions.rows(which), variety, is_taught)
                count += 1
        self.rounds += 1
        self.decisions += len(decisions)
        entropy, error, moved = (round(float(value), 5) for value in sums / count)
        return Round(self.rounds, self.decisions, 0.0, ended.games, round(ended.points, 3), entropy, error, moved)

    def _step(self, part: Decisions, variety: float, is_taught: bool) -> Tensor:
        settings = self.settings
        logits, values = self.model(part.observations)
        legal = unpacked(part.masks, self.game.action_count)
        chances = masked(logits, legal)
        chosen = chances.gather(1, part.actions[:, None]).squeeze(1)
        ratio = (chosen - part.chances).exp()
        held = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        gained = chosen if is_taught else torch.minimum(ratio * part.gains, held * part.gains)
        entropy = -(chances.exp() * chances.masked_fill(~legal, 0)).sum(1).mean()
        error = (torch.sigmoid(values) - part.targets).square().mean()
        loss = settings.value_weight * error - gained.mean() - variety * entropy
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.model.parameters(), settings.most_norm)
        self.optimizer.step()
        return torch.stack([entropy, error, (ratio != held).float().mean()]).detach()

    def save(self) -> None:
        """Write the checkpoint, and the network as bots play it."""
        content: dict[str, Plain] = {
            "format": FORMAT,
            "game": self.game.name,
            "settings": asdict(self.settings),
            "features": {name: value.tolist() for name, value in vars(self.features).items()},
            "model": self.model.state_dict(),
            "rounds": self.rounds,
            "decisions": self.decisions,
            "seconds": self.seconds,
        }
        _replace(self.folder / CHECKPOINT, content)
        _replace(self.folder / OPTIMIZER, self.optimizer.state_dict())
        card = {name: content[name] for name in ("game", "settings", "rounds", "decisions", "seconds")}
        export(self.model, self.features, card, self.folder / f"{self.game.name}.npz")

    def close(self) -> None:
        """Free the games."""
        self.play.close()

    def _saved(self) -> Plain:
        path = self.folder / CHECKPOINT
        if not path.exists():
            return None
        saved = torch.load(path, map_location=self.device, weights_only=True)
        if saved["format"] != FORMAT or saved["game"] != self.game.name:
            raise TrainingError(f"{path} is of another game, or of another version of Toque")
        sizes = (saved["settings"]["first"], saved["settings"]["second"])
        if sizes != (self.settings.first, self.settings.second):
            raise TrainingError(f"{path} has {sizes[0]} and {sizes[1]} neurons, not what is asked for")
        saved["features"] = {name: np.array(values) for name, values in saved["features"].items()}
        return saved

    def _resume(self, saved: Plain) -> None:
        self.model.load_state_dict(saved["model"])
        if (self.folder / OPTIMIZER).exists():
            self.optimizer.load_state_dict(torch.load(self.folder / OPTIMIZER, self.device, weights_only=True))
        self.rounds, self.decisions, self.seconds = saved["rounds"], saved["decisions"], saved["seconds"]


def _replace(path: Path, content: Plain) -> None:
    """Write a file as a whole or not at all."""
    partial = path.with_suffix(".part")
    torch.save(content, partial)
    partial.replace(path)
