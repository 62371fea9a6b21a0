"""A ladder on a Ray cluster comes to the same as one on this machine."""

from __future__ import annotations

import os
import secrets
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

LADDER = ["ladder", "deserto", "--games", "4", "--minds", "random,search:3"]


@pytest.fixture
def cluster() -> Iterator[dict[str, str]]:
    """A cluster of one core on this machine, which nobody else may use; how it is named and entered."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = str(free.getsockname()[1])
    access = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32), "RAY_USAGE_STATS_ENABLED": "0"}
    command = [sys.executable, "-m", "ray.scripts.scripts", "start", "--head", "--port", port, "--num-cpus", "1"]
    command += ["--node-ip-address", "127.0.0.1", "--include-dashboard", "false", "--block"]
    with subprocess.Popen(
        command, env=os.environ | access, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as head:
        assert head.stdout is not None
        said = []
        for line in head.stdout:
            said.append(line)
            if "--block" in line:  # from here on it only waits
                break
        else:
            pytest.fail("".join(said))
        try:
            yield access | {"RAY_ADDRESS": f"127.0.0.1:{port}"}
        finally:
            head.terminate()


def run(data: Path, environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "serai.cli", *LADDER, "--lang", "en", "--data", str(data), *arguments]
    return subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, encoding="utf-8")


def without_pace(out: str) -> str:
    """What a ladder came to, apart from the seconds."""
    return out[: out.index("Seconds per move")]


def test_a_ladder_on_a_cluster_comes_to_the_same(cluster: dict[str, str], tmp_path: Path) -> None:
    there, here = run(tmp_path / "there", cluster, "--cluster"), run(tmp_path / "here", {})
    assert (there.returncode, there.stderr) == (0, "")
    assert without_pace(there.stdout) == without_pace(here.stdout)


def test_a_cluster_that_does_not_answer_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        nowhere = f"127.0.0.1:{free.getsockname()[1]}"
    said = run(tmp_path, {"RAY_ADDRESS": nowhere}, "--cluster")
    assert said.returncode == 2
    assert f"No Ray cluster answers at “{nowhere}”." in said.stderr
