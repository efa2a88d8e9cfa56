"""Runs of the tests of a copy, with a fault or without."""

import json
import os
import re
import resource
import shlex
import shutil
import signal
import subprocess
import sys
import time

# These read the sources, in which the copy has faults.
UNFIT = re.compile(r"^HouseTests\.")


def work(path):
    """Runs the commands of a file one after the other; writes how each ended, and how long it took."""
    with open(path, encoding="utf-8") as file:
        jobs = json.load(file)
    results = []
    for job in jobs:
        def limits():
            os.setsid()
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_AS, (12 << 30, 12 << 30))
        environment = dict(os.environ, SWIFT_BACKTRACE="enable=no", **job["environment"])
        begin = time.time()
        process = subprocess.Popen(job["command"], cwd=job["folder"], env=environment,
                                   stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                                   stderr=subprocess.STDOUT, preexec_fn=limits)
        try:
            output = process.communicate(timeout=job["limit"])[0]
            code = process.returncode
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            output, code = process.communicate()[0], "timeout"
        results.append({"code": code, "seconds": time.time() - begin,
                        "output": output.decode(errors="replace")})
        # What the job is part of may be decided by its first failure.
        if job.get("stops") and code != 0:
            break
    with open(path + ".out", "w", encoding="utf-8") as file:
        json.dump(results, file)


class Runner:
    """Runs tests of the copy, with a fault or without."""

    def __init__(self, copy, options):
        self.copy, self.options = copy, options
        debug = os.path.join(copy.tree, ".build", "debug")
        names = [name for name in os.listdir(debug) if name.endswith("PackageTests.xctest")]
        self.program = [os.path.join(debug, names[0]), "--testing-library", "swift-testing"]
        self.number = 0

    def start(self, jobs):
        """Starts commands in a process of their own."""
        self.number += 1
        path = os.path.join(self.options.scratch, f"jobs-{os.getpid()}-{self.number}")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(jobs, file)
        command = shlex.split(self.options.through) + [sys.executable, os.path.abspath(__file__), path]
        return path, subprocess.Popen(command)

    def finish(self, started):
        path, process = started
        process.wait()
        with open(path + ".out", encoding="utf-8") as file:
            results = json.load(file)
        os.remove(path)
        os.remove(path + ".out")
        return results

    def all(self, batches, tell=lambda index, results: None):
        """Runs batches of jobs, as many at a time as was asked for; tells of each that is over."""
        results, running = [None] * len(batches), []

        def finish_first():
            index, started = running.pop(0)
            results[index] = self.finish(started)
            tell(index, results[index])

        for index, batch in enumerate(batches):
            if len(running) == self.options.jobs:
                finish_first()
            running.append((index, self.start(batch)))
        while running:
            finish_first()
        return results

    def job(self, command, limit, **environment):
        return {"command": command, "folder": self.copy.tree, "limit": limit,
                "environment": environment}

    def tests(self, suites):
        pattern = "^(" + "|".join(re.escape(suite) for suite in suites) + ")/"
        return self.program + ["--filter", pattern]

    def suites(self):
        """The names of all suites whose tests can run in the copy."""
        listing = self.finish(self.start([self.job(self.program + ["--list-tests"], 120)]))[0]
        names = {line.rsplit("/", 1)[0] for line in listing["output"].splitlines()
                 if re.match(r"^\w+Tests\.\S+/.*\)", line)}
        skip = re.compile(self.options.skip) if self.options.skip else None
        return sorted(name for name in names
                      if not UNFIT.match(name) and not (skip and skip.search(name)))

    def reach(self, suites):
        """Runs each suite without a fault; returns its seconds and the faults that it comes by."""
        folders = [os.path.join(self.options.scratch, "reached", str(index))
                   for index in range(len(suites))]
        shutil.rmtree(os.path.join(self.options.scratch, "reached"), ignore_errors=True)
        jobs = []
        for suite, folder in zip(suites, folders):
            os.makedirs(folder)
            jobs.append(self.job(self.tests([suite]), 600, TOUCHSTONE_REACHED=folder))
        size = 30
        batches = [jobs[index:index + size] for index in range(0, len(jobs), size)]
        results = [result for batch in self.all(batches) for result in batch]
        reached = {}
        for suite, folder, result in zip(suites, folders, results):
            if result["code"] != 0:
                print(f"left out, as it fails in the copy: {suite}")
                continue
            ids = set()
            for name in os.listdir(folder):
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    ids.update(int(line) for line in file)
            if self.options.quick and result["seconds"] > self.options.quick:
                print(f"left out, as it takes {result['seconds']:.1f} s: {suite}")
                continue
            reached[suite] = (result["seconds"], ids)
        return reached

    def catchers(self, fault, reached):
        """The jobs that may catch a fault: quick suites together, slow ones each by itself."""
        suites = sorted((seconds, suite) for suite, (seconds, ids) in reached.items() if fault in ids)
        own = f"{fault}"
        groups, group, sum_ = [], [], 0.0
        for seconds, suite in suites:
            if group and (sum_ + seconds > 3 or len(group) == 40):
                groups.append((sum_, group))
                group, sum_ = [], 0.0
            group.append(suite)
            sum_ += seconds
        if group:
            groups.append((sum_, group))
        return [dict(self.job(self.tests(group), 20 + 8 * seconds, TOUCHSTONE_FAULT=own), stops=True)
                for seconds, group in groups]

    def commands(self, fault, module):
        """The other commands that may catch a fault of a module; all of them without a module."""
        jobs = []
        for text in self.options.also:
            modules, command = re.fullmatch(r"(?:([\w,]+): )?(.*)", text, re.S).groups()
            if not module or not modules or module in modules.split(","):
                job = self.job(["bash", "-c", command], 300, TOUCHSTONE_FAULT=f"{fault}")
                jobs.append(dict(job, name=text))
        return jobs


def noticed(result):
    """What a failed run said first."""
    if result["code"] == "timeout":
        return "didn't end"
    if isinstance(result["code"], int) and result["code"] < 0:
        return f"crashed ({signal.Signals(-result['code']).name})"
    found = re.search(r"✘\S* Test (.+?) recorded an issue", result["output"])
    return found.group(1) if found else f"ended with {result['code']}"


if __name__ == "__main__":
    work(sys.argv[1])
