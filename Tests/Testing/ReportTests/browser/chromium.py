"""Drives a headless Chromium through its pipe: no package besides Python's own."""

import base64
import json
import os
import shutil
import subprocess
import tempfile
import time

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class Chromium:
    """A browser with one page, closed at the end of a `with`."""

    def __init__(self):
        program = next((path for path in map(shutil.which, NAMES) if path), None)
        if program is None:
            raise RuntimeError("Chromium is not installed")
        self.profile = tempfile.mkdtemp(prefix="report-chromium-")
        to_browser, self.sink = os.pipe()
        self.source, from_browser = os.pipe()

        def connect():
            # The browser reads from 3 and writes to 4; the copies keep the two from overwriting each other.
            reading, writing = os.dup(to_browser), os.dup(from_browser)
            os.dup2(reading, 3)
            os.dup2(writing, 4)

        self.process = subprocess.Popen(
            [program, "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
             "--no-first-run", "--disable-extensions", "--disable-background-networking", "--hide-scrollbars",
             f"--user-data-dir={self.profile}", "about:blank"],
            preexec_fn=connect, close_fds=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            start_new_session=True)
        os.close(to_browser)
        os.close(from_browser)
        self.rest, self.number, self.session = b"", 0, None
        self.events = []
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.session = None
            self.call("Browser.close")
            self.process.wait(5)
        except (OSError, RuntimeError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        os.close(self.sink)
        os.close(self.source)
        shutil.rmtree(self.profile, ignore_errors=True)

    # The protocol

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.sink, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.events.append(answer)

    def receive(self):
        while b"\0" not in self.rest:
            chunk = os.read(self.source, 1 << 16)
            if not chunk:
                raise RuntimeError("the browser has closed its pipe")
            self.rest += chunk
        line, self.rest = self.rest.split(b"\0", 1)
        return json.loads(line)

    # The page

    def open(self, url):
        self.events.clear()
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=url)
        self.wait("document.readyState === 'complete' && document.querySelector('#list').children.length > 0")

    def resize(self, width, height, scale=1, mobile=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=mobile)
        self.call("Emulation.setTouchEmulationEnabled", enabled=mobile)

    def theme(self, name):
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": name}])

    def js(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def wait(self, condition, seconds=20):
        end = time.monotonic() + seconds
        while not self.js(condition):
            if time.monotonic() > end:
                raise AssertionError(f"it never came to: {condition}")
            time.sleep(0.02)

    def place(self, selector, x=0.5, y=0.5):
        """A point in an element, as shares of its size, in the window."""
        box = self.js(f"""(() => {{
            const element = document.querySelector({json.dumps(selector)});
            if (!element) return null;
            element.scrollIntoView({{block: 'nearest', inline: 'nearest'}});
            const box = element.getBoundingClientRect();
            return [box.left, box.top, box.width, box.height];
        }})()""")
        if not box or not box[2] or not box[3]:
            raise AssertionError(f"there is no visible {selector}")
        return box[0] + box[2] * x, box[1] + box[3] * y

    def mouse(self, kind, x, y, buttons=0):
        button = "left" if buttons or kind == "mouseReleased" else "none"
        self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button=button, buttons=buttons, clickCount=1)

    def hover(self, selector, x=0.5, y=0.5):
        self.mouse("mouseMoved", *self.place(selector, x, y))

    def click(self, selector):
        x, y = self.place(selector)
        self.mouse("mouseMoved", x, y)
        self.mouse("mousePressed", x, y, 1)
        self.mouse("mouseReleased", x, y)

    def drag(self, selector, start, end):
        self.mouse("mousePressed", *self.place(selector, *start), 1)
        self.mouse("mouseMoved", *self.place(selector, *end), 1)
        self.mouse("mouseReleased", *self.place(selector, *end))

    def press(self, key):
        text = {"Space": " ", "Enter": "\r"}.get(key, key if len(key) == 1 else None)
        name = " " if key == "Space" else key
        code = {"Tab": 9, "Enter": 13, "Escape": 27, "Space": 32, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
                "ArrowDown": 40}.get(key, 0)
        down = {"type": "keyDown", "key": name, "windowsVirtualKeyCode": code}
        self.call("Input.dispatchKeyEvent", **down, **({"text": text} if text else {}))
        self.call("Input.dispatchKeyEvent", type="keyUp", key=name, windowsVirtualKeyCode=code)

    def type(self, text):
        self.call("Input.insertText", text=text)

    def screenshot(self, path):
        data = self.call("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    # What went wrong in it

    def complaints(self):
        """Exceptions, errors on the console, and requests for anything that is not in the page."""
        self.js("1")
        found = []
        for event in self.events:
            method, value = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                found.append(value["exceptionDetails"].get("exception", {}).get("description") or str(value))
            elif method == "Log.entryAdded" and value["entry"]["level"] == "error":
                found.append(value["entry"]["text"])
            elif method == "Network.requestWillBeSent":
                url = value["request"]["url"]
                if not url.startswith(("data:", "file:", "about:")):
                    found.append(f"asked for {url}")
        return found
