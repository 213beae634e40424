#!/usr/bin/env python3
"""Writes the scenes of a neutral workload as conversation files: make-scenes.py workload.json"""
import json
import re
import sys
from datetime import datetime, timedelta
from pathlib import Path

REACTIONS = {"👍": "like", "❤️": "love", "😂": "haha", "😮": "wow", "😢": "sad", "👎": "sad"}
AVATARS = {"ann": "olga", "bob": "mateo", "caro": "noor", "dev": "yuki", "me": "priya"}


def clock(day, text):
    time = datetime.strptime(text, "%I:%M %p")
    return day.replace(hour=time.hour, minute=time.minute)


def convert(scene, users):
    day, last, messages = datetime(2020, 3, 2), None, []
    for item in scene["items"]:
        if item["type"] == "date":
            number, month = re.search(r"(\d+) (\w+)", item["text"]).groups()
            day = datetime.strptime(f"2020 {month} {number}", "%Y %B %d")
            continue
        at = clock(day, item["time"])
        if last and at <= last:
            at = last + timedelta(seconds=1)
        last = at
        message = {"from": item["from"], "at": at.strftime("%Y-%m-%dT%H:%M:%SZ"), "text": item["text"]}
        if "reactions" in item:
            message["reactions"] = {REACTIONS.get(emoji, "wow"): count for emoji, count in item["reactions"]}
        if "quote" in item:
            quoted = [i + 1 for i, other in enumerate(messages)
                      if other["text"] == item["quote"]["text"] and other["from"] == item["quote"]["from"]]
            if quoted:
                message["reply-to"] = quoted[-1]
        messages.append(message)
    people = sorted({m["from"] for m in messages} | {"me"})
    return {
        "channel": {"name": "Weekend Hikers", "members": people, "member-count": 5, "online": 2},
        "me": "me",
        "users": {p: {"name": users[p]["name"], "avatar": f"avatars/{AVATARS[p]}.jpg"} for p in people},
        "messages": messages,
    }


workload = json.loads(Path(sys.argv[1]).read_text())
for name, scene in workload["scenes"].items():
    text = json.dumps(convert(scene, workload["users"]), ensure_ascii=False, indent=1)
    Path(__file__).with_name(f"{name}.json").write_text(text + "\n")
