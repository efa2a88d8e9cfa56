"""Where faults can be planted, and a copy of the package with faults in it."""

import collections
import json
import os
import random
import re
import shlex
import shutil
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.dirname(os.path.dirname(HERE))
# More than the sample, as not every fault compiles.
SURPLUS = 1.4


def find_sites(scratch):
    """Compiles Sites.swift where it changed, and runs it over the sources."""
    source, tool = os.path.join(HERE, "Sites.swift"), os.path.join(scratch, "sites")
    if not os.path.exists(tool) or os.path.getmtime(tool) < os.path.getmtime(source):
        compiler = os.path.realpath(shutil.which("swiftc"))
        host = os.path.join(os.path.dirname(os.path.dirname(compiler)), "lib", "swift", "host")
        libraries = ["-lSwiftSyntax", "-lSwiftParser", "-lSwiftOperators"]
        subprocess.run(
            ["swiftc", "-swift-version", "6", source, "-o", tool, "-I", host, "-L", host]
            + libraries + ["-Xlinker", "-rpath", "-Xlinker", host], check=True)
    files = [path for path in tracked() if re.match(r"Sources/.*\.swift$", path)]
    lines = subprocess.run([tool, ROOT] + files, check=True, capture_output=True, text=True).stdout
    return [json.loads(line) for line in lines.splitlines()]


def tracked():
    """The files of the package, as they are in the working tree."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    text = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [path for path in text.splitlines() if os.path.exists(os.path.join(ROOT, path))]


def draw(sites, options, others):
    """A sample: kinds weigh the same, places are taken at equal steps along the folders."""
    if options.sample == 0:
        return []
    if options.modules:
        modules = options.modules.split(",")
        sites = [site for site in sites if site["file"].split("/")[1] in modules]
    sites.sort(key=lambda site: (os.path.dirname(site["file"]), site["file"], site["start"]))
    dice = random.Random(options.seed)
    counts = collections.Counter(site["kind"] for site in sites)
    wanted = min(int(options.sample * SURPLUS) + 1, len(sites))
    total = float(len(counts))
    step, drawn, sum_, taken = total / wanted, [], 0.0, collections.defaultdict(list)
    for fault in others:
        taken[fault["file"]].append((fault["start"], fault["end"]))
    mark = dice.random() * step
    for site in sites:
        sum_ += 1 / counts[site["kind"]]
        if sum_ < mark:
            continue
        mark += step
        # Faults that lie in each other can't be planted side by side.
        places = taken[site["file"]]
        if all(site["end"] <= start or end <= site["start"] for start, end in places):
            places.append((site["start"], site["end"]))
            drawn.append(site)
    # Where the surplus is cut off must not depend on the folder.
    dice.shuffle(drawn)
    return drawn


def written(path):
    """The faults that a file lists: the first BEFORE from a line on becomes AFTER, or is `(dropped)`."""
    found = []
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            if not line.strip() or line.startswith("#"):
                continue
            place, before, after = line.rstrip("\n").replace("\\n", "\n").split("\t")
            file, number = place.rsplit(":", 1)
            with open(os.path.join(ROOT, file), "rb") as source:
                text = source.read()
            begin = sum(len(l) for l in text.splitlines(keepends=True)[:int(number) - 1])
            start = text.find(before.encode(), begin)
            if start < 0:
                sys.exit(f"{place}: no such text from there on: {before}")
            is_statement = after == "(dropped)"
            with_ = f"if !FAULT {{ {before} }}" if is_statement else f"(FAULT ? ({after}) : ({before}))"
            found.append({
                "file": file, "line": int(number), "column": 1, "kind": "written", "start": start,
                "end": start + len(before.encode()), "with": with_, "before": before, "after": after})
    return found


class Copy:
    """A copy of the package with the faults in it."""

    def __init__(self, options):
        self.options = options
        self.tree = os.path.join(options.scratch, "tree")
        os.makedirs(self.tree, exist_ok=True)
        # Tests read recordings beside the package, where there are some.
        common = subprocess.run(["git", "rev-parse", "--git-common-dir"], cwd=ROOT,
                                capture_output=True, text=True).stdout.strip()
        beside = os.path.join(os.path.dirname(os.path.dirname(os.path.join(ROOT, common))), "shared")
        link = os.path.join(options.scratch, "shared")
        if os.path.isdir(beside) and not os.path.lexists(link):
            os.symlink(beside, link)

    def put(self, path, data):
        """Writes a file where it isn't so already, so that builds stay incremental."""
        path = os.path.join(self.tree, path)
        if os.path.isfile(path):
            with open(path, "rb") as file:
                if file.read() == data:
                    return
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data)

    def plant(self, faults):
        """Brings the copy up to date, with these faults; says where each file's faults then are."""
        by_file, files = collections.defaultdict(list), tracked()
        for fault in faults:
            by_file[fault["file"]].append(fault)
        self.spans = {}
        for path in files:
            with open(os.path.join(ROOT, path), "rb") as file:
                data = file.read()
            if path == "Package.swift":
                data = data.replace(b".treatAllWarnings(as: .error),", b"") + MANIFEST
            if path in by_file:
                data = self.mutated(path, data, by_file[path])
            self.put(path, data)
        for name in ("FaultSwitch.c", "FaultSwitch.h"):
            with open(os.path.join(HERE, name), "rb") as file:
                folder = "include/" if name.endswith(".h") else ""
                self.put(f"Sources/FaultSwitch/{folder}{name}", file.read())
        known = set(files)
        for top in ("Sources", "Tests"):
            for folder, _, names in os.walk(os.path.join(self.tree, top)):
                for name in names:
                    path = os.path.relpath(os.path.join(folder, name), self.tree)
                    if path not in known and not path.startswith("Sources/FaultSwitch/"):
                        os.remove(os.path.join(self.tree, path))

    def mutated(self, path, data, faults):
        parts, place, line, spans = [b"public import FaultSwitch\n"], 0, 2, []
        for fault in sorted(faults, key=lambda fault: fault["start"]):
            text = fault["with"].replace("FAULT", f"touchstone_fault({fault['id']})").encode()
            before = data[place:fault["start"]]
            line += before.count(b"\n")
            spans.append((line, line + text.count(b"\n"), fault["id"]))
            line += text.count(b"\n")
            parts += [before, text]
            place = fault["end"]
        self.spans[path] = spans
        return b"".join(parts + [data[place:]])

    def build(self):
        """Builds; returns the faults that don't compile, or none."""
        command = shlex.split(self.options.through) + ["swift", "build", "--build-tests"]
        run = subprocess.run(command, cwd=self.tree, stdout=subprocess.PIPE,
                             stderr=subprocess.STDOUT, text=True, errors="replace")
        if run.returncode == 0:
            return set()
        blamed, others = set(), []
        for path, number, message in re.findall(r"^(/\S+?):(\d+):\d+: error: (.*)", run.stdout, re.M):
            path, number = os.path.relpath(path, self.tree), int(number)
            spans = self.spans.get(path, [])
            hit = [id for start, end, id in spans if start <= number <= end]
            if not hit and spans:
                hit = [min(spans, key=lambda span: abs(span[0] - number))[2]]
            blamed.update(hit)
            if not hit:
                others.append(f"{path}:{number}: {message}")
        if not blamed:
            sys.exit("the copy doesn't build:\n" + "\n".join(others or [run.stdout[-3000:]]))
        return blamed


MANIFEST = b"""
package.targets.append(.target(name: "FaultSwitch"))
for target in package.targets where target.name != "FaultSwitch" {
  target.dependencies.append("FaultSwitch")
}
"""
