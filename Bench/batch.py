#!/usr/bin/env python3
"""Measures messageshot batch, and holds batches that were killed against one that wasn't.

batch.py speed 100000 [--phones] [--workers 1] [--program PATH] [--folder PATH]
batch.py kill 2000 [--phones] [--kills 50] …
"""
import argparse
import hashlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time

ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..")


def make_jobs(folder, count, phones):
    script = os.path.join(ROOT, "Examples", "Cluster", "make-jobs")
    command = [sys.executable, script, str(count)] + ([] if phones else ["--bubbles"])
    with open(os.path.join(folder, "jobs.jsonl"), "w") as file:
        subprocess.run(command, stdout=file, check=True)


def batch(program, folder, *arguments):
    command = [program, "batch", "jobs.jsonl", "--results", "results.jsonl", *arguments]
    # A group of its own, as a shell gives it.
    return subprocess.Popen(command, cwd=folder, stderr=subprocess.PIPE, text=True, start_new_session=True)


def memory(process):
    """The resident memory of the program and of its workers, in MiB: of each."""
    children = open(f"/proc/{process}/task/{process}/children").read().split()
    sizes = []
    for id in [str(process)] + children:
        with open(f"/proc/{id}/status") as file:
            sizes += [int(line.split()[1]) // 1024 for line in file if line.startswith("VmRSS")]
    return sizes


def lines(path):
    """Counts lines without holding the file."""
    count = 0
    with open(path, "rb") as file:
        while piece := file.read(1 << 20):
            count += piece.count(b"\n")
    return count


def speed(options, folder):
    make_jobs(folder, options.count, options.phones)
    results = os.path.join(folder, "results.jsonl")
    start, before = time.monotonic(), os.times()
    process = batch(options.program, folder, *(["--workers", str(options.workers)] if options.workers else []))
    marks, sizes = [1000, options.count // 2], []
    while process.poll() is None:
        time.sleep(0.25)
        try:
            found = memory(process.pid)
            # At the very end there are no workers any more.
            sizes = found if len(found) > 1 else sizes
            if marks and lines(results) >= marks[0]:
                print(f"  after {marks.pop(0)} jobs: program and workers {sizes} MiB", flush=True)
        except (OSError, IndexError):
            pass
    seconds = time.monotonic() - start
    after = os.times()
    used = after.children_user + after.children_system - before.children_user - before.children_system
    print(f"  at the end: program and workers {sizes} MiB")
    print(f"  {process.stderr.read().strip()}")
    size = sum(json.loads(line)["outputs"][0]["size"] for line in open(results))
    print(
        f"  {options.count} jobs in {seconds:.1f} s: {options.count / seconds:.0f} a second; {used:.0f} s of processor, "
        f"{used / options.count * 1000:.2f} ms a job; {size / options.count / 1000:.1f} kB a picture, "
        f"{os.path.getsize(results) / options.count:.0f} bytes a result")


def digest(folder):
    """Of all pictures and of the merged results."""
    sha = hashlib.sha256()
    for path, folders, names in sorted(os.walk(os.path.join(folder, "pictures"))):
        folders.sort()
        for name in sorted(names):
            sha.update(name.encode() + b"\0")
            with open(os.path.join(path, name), "rb") as file:
                sha.update(file.read())
    with open(os.path.join(folder, "merged.jsonl"), "rb") as file:
        sha.update(file.read())
    return sha.hexdigest()


def merge(program, folder):
    command = [program, "batch", "merge", "results.jsonl", "--jobs", "jobs.jsonl", "-o", "merged.jsonl"]
    outcome = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if outcome.returncode:
        sys.exit(f"merge: {outcome.stdout}{outcome.stderr}")
    return outcome.stdout.strip()


def kill(options, folder):
    whole, killed = os.path.join(folder, "whole"), os.path.join(folder, "killed")
    for path in [whole, killed]:
        os.mkdir(path)
        make_jobs(path, options.count, options.phones)
    start = time.monotonic()
    if batch(options.program, whole).wait():
        sys.exit("the undisturbed run failed")
    seconds = time.monotonic() - start
    print(f"  undisturbed: {seconds:.1f} s; {merge(options.program, whole)}", flush=True)
    generator = random.Random(options.seed)
    done = []
    for number in range(options.kills):
        process = batch(options.program, killed, "--resume")
        # About as long in all as an undisturbed run, so that there is work until the last.
        time.sleep(generator.uniform(0.05, 0.15 + 1.7 * seconds / options.kills))
        way = generator.choice(["KILL", "KILL", "TERM", "group", "worker"])
        try:
            if way == "group":
                os.killpg(process.pid, signal.SIGKILL)
            elif way == "worker":
                children = open(f"/proc/{process.pid}/task/{process.pid}/children").read().split()
                for child in children[:1]:
                    os.kill(int(child), signal.SIGKILL)
                time.sleep(0.05)
                process.kill()
            else:
                process.send_signal(getattr(signal, "SIG" + way))
        except (OSError, ProcessLookupError):
            pass
        process.wait()
        done.append(lines(os.path.join(killed, "results.jsonl")) if os.path.exists(os.path.join(killed, "results.jsonl")) else 0)
        # Whoever is killed while it writes leaves a torn line: make one, as a power cut would.
        if number % 5 == 4:
            with open(os.path.join(killed, "results.jsonl"), "ab") as file:
                file.write(b'{"id":"phone-0000001","status":"do')
    last = batch(options.program, killed, "--resume")
    words = last.stderr.read().strip()
    if last.wait():
        sys.exit(f"the last run failed: {words}")
    print(f"  {options.kills} times killed, results after each: {done}")
    print(f"  the last run: {words}")
    print(f"  {merge(options.program, killed)}")
    same = digest(whole) == digest(killed)
    left = [name for _, _, names in os.walk(killed) for name in names if name.endswith(".part")]
    print(f"  pictures and merged results: {'the same bytes' if same else 'DIFFERENT'}; {len(left)} unfinished files left")
    if not same:
        sys.exit(1)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["speed", "kill"])
    parser.add_argument("count", type=int)
    parser.add_argument("--phones", action="store_true", help="whole screens, and not single bubbles")
    parser.add_argument("--workers", type=int)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--program", default=os.path.join(ROOT, ".build", "release", "messageshot"))
    parser.add_argument("--folder", help="where pictures go; a temporary folder unless given")
    options = parser.parse_args()
    options.program = os.path.abspath(options.program)
    folder = tempfile.mkdtemp(prefix="messageshot-batch-", dir=options.folder)
    print(f"{options.what}: {options.count} {'phones' if options.phones else 'bubbles'}", flush=True)
    try:
        {"speed": speed, "kill": kill}[options.what](options, folder)
    finally:
        shutil.rmtree(folder)


main()
