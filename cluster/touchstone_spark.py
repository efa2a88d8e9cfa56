#!/usr/bin/env python3
"""Evaluates a corpus with Apache Spark: the summary that `touchstone evaluate` prints, and Parquet.

    spark-submit touchstone_spark.py CORPUS --touchstone PROGRAM --output FOLDER [evaluate's options]

The table and the recordings are read from any file system that Spark reads. Each partition of recordings goes
through `touchstone evaluate --worker`; a worker that dies is named, and its recording is tried once more with
another one. The results are written to FOLDER/results, and from there come the tables FOLDER/strokes and
FOLDER/persons, and the summary, which `touchstone evaluate --summarize` prints: the same bytes as on one machine.
"""
import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
from urllib.parse import urlparse

from pyspark import AccumulatorParam, SparkConf
from pyspark.sql import Row, SparkSession, functions as f
from pyspark.sql.types import (
    DoubleType, IntegerType, LongType, StringType, StructField, StructType,
)

RESULT = StructType([
    StructField("number", LongType(), False),
    StructField("file", StringType(), False),
    StructField("person", StringType()),
    StructField("device", StringType()),
    StructField("pointer", StringType()),
    StructField("touching", DoubleType()),
    StructField("strokes", IntegerType()),
    StructField("hits", IntegerType()),
    StructField("alarms", IntegerType()),
    StructField("error", StringType()),
    StructField("line", StringType(), False),
])

STROKE = StructType([
    StructField("number", LongType(), False),
    StructField("file", StringType(), False),
    StructField("person", StringType()),
    StructField("device", StringType()),
    StructField("pointer", StringType()),
    StructField("label", StringType()),
    StructField("labelLine", LongType()),
    StructField("began", DoubleType()),
    StructField("ended", DoubleType()),
    StructField("outcome", StringType()),
    StructField("recognizer", StringType()),
    StructField("fragments", IntegerType()),
    StructField("delay", DoubleType()),
    StructField("why", StringType()),
])


class Messages(AccumulatorParam):
    """Lines that workers leave for the driver."""

    def zero(self, value):
        return []

    def addInPlace(self, one, other):
        return one + other


class Worker:
    """A process of `touchstone evaluate --worker`, started when it is needed, and ended when it takes too long."""

    def __init__(self, command, timeout):
        self.command = command
        self.timeout = timeout
        self.is_late = False
        self.process = None

    def ask(self, line):
        """The answer to a task's line; None where the process died of it, or was ended."""
        if self.timeout <= 0:
            return self.answer(line)
        timer = threading.Timer(self.timeout, self.kill)
        timer.daemon = True
        timer.start()
        try:
            return self.answer(line)
        finally:
            timer.cancel()

    def kill(self):
        self.is_late = True
        if self.process is not None:
            self.process.kill()

    def answer(self, line):
        if self.process is None:
            self.process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        try:
            self.process.stdin.write(line + b"\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
        except BrokenPipeError:
            answer = b""
        # A line without its end is what a process leaves that died while it wrote.
        return answer[:-1] if answer.endswith(b"\n") else None

    def end(self):
        """How the process ended, in words."""
        if self.process is None:
            return ""
        try:
            self.process.stdin.close()
        except BrokenPipeError:
            pass
        try:
            code = self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            code = self.process.wait()
        self.process.stdout.close()
        self.process = None
        if self.is_late:
            self.is_late = False
            return LATE
        return f"signal {-code}" if code < 0 else f"exit code {code}"


# How a process ended that took too long.
LATE = "late"


def complaint(end, timeout):
    """How a recording lost its worker, in the command's words."""
    if end == LATE:
        return f"no answer within {timeout:g} s, so that its worker was ended"
    return f"a worker died of it ({end})"


def lost(task, end, timeout):
    """The result of a recording that two workers were lost by, as the command has it."""
    result = {"recording": task["task"], "file": task["file"]}
    for key in ("person", "device"):
        if key in task:
            result[key] = task[key]
    result["touching"] = 0
    problem = "two workers died of it; report it as a fault of ours"
    if end == LATE:
        problem = (
            f"two workers had no answer within {timeout:g} s; "
            "give them longer with --timeout, or report it as a fault of ours"
        )
    result["error"] = f"{task['path']}: {problem}"
    result.update(strokes=[], alarms=[], decisions=[])
    return json.dumps(result, ensure_ascii=False, separators=(",", ":"))


def evaluate(tasks, command, timeout, aliases, messages):
    """The result lines of a partition's tasks; a task comes with its recording's bytes, or None."""
    with tempfile.TemporaryDirectory(prefix="touchstone-") as folder:
        command = list(command)
        if aliases is not None:
            path = os.path.join(folder, "aliases.tsv")
            with open(path, "wb") as file:
                file.write(aliases)
            command.append("--aliases=" + path)
        worker = Worker(command, timeout)
        for line, content in tasks:
            task = json.loads(line)
            name = original = task["path"]
            if content is not None:
                name = os.path.join(folder, "recording")
                with open(name, "wb") as file:
                    file.write(content)
                line = json.dumps(dict(task, path=name), ensure_ascii=False, separators=(",", ":"))
            for attempt in (1, 2):
                answer = worker.ask(line.encode("utf-8", "surrogateescape"))
                if answer is not None:
                    break
                then = "it is tried again" if attempt == 1 else "it is left out, as it was the second one"
                end = worker.end()
                messages.add([f"{task['file']}: {complaint(end, timeout)}; {then}"])
            text = lost(task, end, timeout) if answer is None else answer.decode("utf-8", "surrogateescape")
            if content is not None:
                # Errors name the recording, not the copy.
                text = text.replace(name, json.dumps(original, ensure_ascii=False)[1:-1])
            yield row(text)
        worker.end()


def row(line):
    """A result's line as a row."""
    result = json.loads(line)
    strokes = result.get("strokes", [])
    return Row(
        number=result["recording"], file=result["file"], person=result.get("person"),
        device=result.get("device"), pointer=result.get("pointer"),
        touching=float(result.get("touching", 0)), strokes=len(strokes),
        hits=sum(stroke["outcome"] == "hit" for stroke in strokes),
        alarms=len(result.get("alarms", [])), error=result.get("error"), line=line,
    )


def strokes_of(result):
    """The strokes of a result's row, as rows."""
    for stroke in json.loads(result.line).get("strokes", []):
        yield Row(
            number=result.number, file=result.file, person=result.person, device=result.device,
            pointer=result.pointer, label=stroke["label"], labelLine=stroke["line"],
            began=float(stroke["began"]), ended=float(stroke["ended"]), outcome=stroke["outcome"],
            recognizer=stroke.get("recognizer"), fragments=stroke.get("fragments", 0),
            delay=float(stroke["delay"]) if "delay" in stroke else None, why=stroke.get("why"),
        )


class Corpus:
    """A corpus's header and tasks, as the command itself reads them from its tables."""

    def __init__(self, spark, path, program, options, fetches):
        self.spark = spark
        scheme = urlparse(path).scheme
        self.is_remote = scheme not in ("", "file")
        self.fetches = fetches or self.is_remote
        local = urlparse(path).path if scheme == "file" else path
        self.aliases = None
        given = [word for word in options if word.startswith("--aliases=")]
        if given:
            with open(given[-1].split("=", 1)[1], "rb") as file:
                self.aliases = file.read()
        if not self.is_remote:
            lines = self.ask(program, local, options)
            # The command looks for the user's aliases in the corpus's folder.
            own = os.path.join(local if os.path.isdir(local) else os.path.dirname(local), "aliases.tsv")
            if self.aliases is None and os.path.exists(own):
                with open(own, "rb") as file:
                    self.aliases = file.read()
            self.header, self.tasks = lines[0], lines[1:]
            return
        with tempfile.TemporaryDirectory(prefix="touchstone-") as folder:
            for name, is_needed in (("labels.tsv", True), ("aliases.tsv", False)):
                content = self.content(path.rstrip("/") + "/" + name)
                if content is None and is_needed:
                    sys.exit(f"touchstone_spark: {path}: the corpus has no table; name a folder with labels.tsv")
                if content is None:
                    continue
                with open(os.path.join(folder, name), "wb") as file:
                    file.write(content)
                if name == "aliases.tsv" and self.aliases is None:
                    self.aliases = content
            lines = self.ask(program, folder, options)
        self.header = json.dumps(
            dict(json.loads(lines[0]), corpus=path), ensure_ascii=False, separators=(",", ":")
        )
        tasks = [json.loads(line) for line in lines[1:]]
        self.tasks = [
            json.dumps(
                dict(task, path=path.rstrip("/") + "/" + task["file"]),
                ensure_ascii=False, separators=(",", ":"),
            )
            for task in tasks
        ]

    @staticmethod
    def ask(program, path, options):
        asked = subprocess.run(
            [program, "evaluate", path, "--tasks"] + options, stdout=subprocess.PIPE
        )
        lines = asked.stdout.decode("utf-8", "surrogateescape").splitlines()
        # Rows that can't be used are complained about (65); the others count.
        if asked.returncode not in (0, 65) or not lines:
            sys.exit(asked.returncode or 65)
        return lines

    def path(self, uri):
        """A path as Spark's file systems call it; None where nothing is there."""
        jvm = self.spark.sparkContext._jvm
        path = jvm.org.apache.hadoop.fs.Path(uri)
        system = path.getFileSystem(self.spark.sparkContext._jsc.hadoopConfiguration())
        return system.getFileStatus(path).getPath().toString() if system.exists(path) else None

    def content(self, uri):
        path = self.path(uri)
        if path is None:
            return None
        return self.spark.read.format("binaryFile").load(path).first().content

    def partitions(self, count):
        """The tasks in so many parts, each with its recording's bytes where Spark reads them."""
        context = self.spark.sparkContext
        if not self.fetches:
            return context.parallelize([(line, None) for line in self.tasks], count)
        there, missing = {}, []
        for line in self.tasks:
            path = self.path(json.loads(line)["path"])
            if path is None:
                # The worker says what is wrong with it.
                missing.append((line, None))
            else:
                there.setdefault(path, []).append(line)
        if not there:
            return context.parallelize(missing, count)
        known = context.broadcast(there)
        files = self.spark.read.format("binaryFile").load(sorted(there)).select("path", "content").rdd
        found = files.flatMap(
            lambda file: [(line, bytes(file.content)) for line in known.value.get(file.path, [])]
        ).repartition(count)
        return found.union(context.parallelize(missing, 1)) if missing else found


def arguments():
    parser = argparse.ArgumentParser(
        description="Evaluates a corpus with Apache Spark. Other options are those of touchstone evaluate."
    )
    parser.add_argument("corpus", help="a folder with recordings and labels.tsv, on any file system")
    parser.add_argument("--touchstone", default="touchstone", help="the program, at the same path on every machine")
    parser.add_argument("--output", help="the folder for Parquet; a temporary one unless named")
    parser.add_argument("--partitions", type=int, help="how many parts the corpus is divided into")
    parser.add_argument(
        "--timeout", type=float, default=600,
        help="end a process without an answer for so many seconds, and try its recording once more; 0 for never",
    )
    parser.add_argument("--fetch", action="store_true", help="read recordings through Spark though they are local")
    parser.add_argument("--json", action="store_true", help="print lines of JSON")
    parser.add_argument("--require", action="append", default=[], help="as for touchstone evaluate")
    known, options = parser.parse_known_args()
    # One word an option, as workers get them: an alias table is told apart by its beginning.
    words = []
    for word in options:
        if words and words[-1].startswith("--") and "=" not in words[-1] and not word.startswith("--"):
            words[-1] += "=" + word
        else:
            words.append(word)
    return known, words


def main():
    known, options = arguments()
    builder = SparkSession.builder.appName("touchstone")
    if not SparkConf().contains("spark.master"):
        # On one machine: as many threads as processors, and a task that fails is tried again.
        builder = builder.master("local[*,4]").config("spark.ui.enabled", "false")
    spark = builder.getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    corpus = Corpus(spark, known.corpus, known.touchstone, options, known.fetch)
    count = known.partitions or max(spark.sparkContext.defaultParallelism * 4, 1)
    messages = spark.sparkContext.accumulator([], Messages())
    command = [known.touchstone, "evaluate", "--worker"]
    command += [word for word in options if not word.startswith("--aliases=")]
    aliases = corpus.aliases
    timeout = known.timeout
    with tempfile.TemporaryDirectory(prefix="touchstone-") as folder:
        output = known.output or "file://" + folder
        path = output.rstrip("/")
        results = corpus.partitions(count).mapPartitions(
            lambda tasks: evaluate(tasks, command, timeout, aliases, messages)
        )
        spark.createDataFrame(results, RESULT).write.mode("overwrite").parquet(path + "/results")
        for message in sorted(messages.value):
            print(message, file=sys.stderr)
        stored = spark.read.parquet(path + "/results")
        strokes = spark.createDataFrame(stored.rdd.flatMap(strokes_of), STROKE)
        strokes.write.mode("overwrite").parquet(path + "/strokes")
        spark.read.parquet(path + "/strokes").groupBy("label", "person").agg(
            f.count("*").alias("strokes"),
            f.sum((f.col("outcome") == "hit").cast("int")).alias("hits"),
            f.sum("fragments").alias("fragments"),
        ).orderBy("label", "person").coalesce(1).write.mode("overwrite").parquet(path + "/persons")
        code = summarize(known, corpus.header, stored)
    spark.stop()
    return code


def summarize(known, header, stored):
    """Prints the summary, of the results in the corpus's order."""
    command = [known.touchstone, "evaluate", "--summarize=-"]
    command += ["--json"] if known.json else []
    command += ["--require=" + text for text in known.require]
    sys.stdout.flush()
    process = subprocess.Popen(command, stdin=subprocess.PIPE)
    ordered = stored.select("number", "line").orderBy("number")
    lines = (row.line for row in ordered.toLocalIterator())
    try:
        process.stdin.write(header.encode("utf-8", "surrogateescape") + b"\n")
        for line in lines:
            process.stdin.write(line.encode("utf-8", "surrogateescape") + b"\n")
        process.stdin.close()
    except BrokenPipeError:
        pass
    return process.wait()


if __name__ == "__main__":
    sys.exit(main())
