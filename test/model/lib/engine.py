"""The other side of a model: `tessera engine` (docs/protocol.md), and how the two disagree."""
import json
import subprocess


class Difference(Exception):
    """Engine and model do not agree."""


class Engine:
    def __init__(self, program):
        self.process = subprocess.Popen([program, "engine"], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, bufsize=1)

    def ask(self, **request):
        self.process.stdin.write(json.dumps(request) + "\n")
        reply = json.loads(self.process.stdout.readline())
        if not reply["ok"]:
            raise Difference("the engine refuses %s: %s" % (request, reply["error"]))
        return reply
