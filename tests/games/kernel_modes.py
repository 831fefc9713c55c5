"""A kernel gives the same whether it is compiled or interpreted."""

import os
import subprocess
import sys


def answers(module: str, call: str) -> set[str]:
    """What a function of a test module answers in a process with a compiled kernel, and in one without."""
    asked = f"from {module} import {call.split('(')[0]}; print({call})"
    return {
        subprocess.run(
            [sys.executable, "-c", asked], env={**os.environ, "STELLARCH_KERNEL": mode}, capture_output=True, text=True
        ).stdout
        for mode in ("compiled", "interpreted")
    }
