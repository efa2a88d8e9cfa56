"""Drives Chromium over its DevTools protocol with Python's standard library alone."""

import base64
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile
import time
import urllib.request


class WebSocket:
    """The part of RFC 6455 that a client on the same machine needs."""

    def __init__(self, url):
        host, path = url.removeprefix("ws://").split("/", 1)
        name, port = host.split(":")
        self.socket = socket.create_connection((name, int(port)), timeout=60)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /{path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = b""
        while b"\r\n\r\n" not in head:
            part = self.socket.recv(4096)
            if not part:
                raise ConnectionError("the browser hung up")
            head += part
        if b" 101 " not in head.split(b"\r\n", 1)[0]:
            raise ConnectionError(head.decode(errors="replace"))
        self.pending = head.split(b"\r\n\r\n", 1)[1]

    def send(self, text):
        data = text.encode()
        mask = os.urandom(4)
        if len(data) < 126:
            head = struct.pack("!BB", 0x81, 0x80 | len(data))
        elif len(data) < 1 << 16:
            head = struct.pack("!BBH", 0x81, 0x80 | 126, len(data))
        else:
            head = struct.pack("!BBQ", 0x81, 0x80 | 127, len(data))
        masked = bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        self.socket.sendall(head + mask + masked)

    def receive(self):
        text = b""
        while True:
            first, second = self._read(2)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack("!H", self._read(2))
            elif length == 127:
                (length,) = struct.unpack("!Q", self._read(8))
            data = self._read(length)
            kind = first & 0x0F
            if kind == 8:
                raise ConnectionError("the browser hung up")
            if kind in (0, 1, 2):
                text += data
                if first & 0x80:
                    return text.decode()

    def _read(self, count):
        while len(self.pending) < count:
            part = self.socket.recv(1 << 16)
            if not part:
                raise ConnectionError("the browser hung up")
            self.pending += part
        data, self.pending = self.pending[:count], self.pending[count:]
        return data


class Browser:
    """A headless Chromium with its own temporary profile."""

    def __init__(self):
        program = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
        if program is None:
            raise FileNotFoundError("chromium")
        self.profile = tempfile.mkdtemp()
        self.process = subprocess.Popen(
            [
                program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                "--disable-dev-shm-usage", "--no-first-run", "--disable-background-networking",
                "--remote-debugging-port=0", f"--user-data-dir={self.profile}", "about:blank",
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        note = os.path.join(self.profile, "DevToolsActivePort")
        deadline = time.monotonic() + 60
        while not (os.path.exists(note) and open(note).read().count("\n") >= 1):
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise TimeoutError("chromium doesn't start")
            time.sleep(0.05)
        self.port = int(open(note).readline())

    def open(self):
        """A page in a tab of its own, which comes to the front."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}/json/new?about:blank", method="PUT")
        with urllib.request.urlopen(request, timeout=60) as answer:
            page = Page(json.load(answer)["webSocketDebuggerUrl"])
        page.browser = self
        return page

    def close(self):
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


class Page:
    """One page of the browser, and its errors and warnings."""

    def __init__(self, url):
        self.socket = WebSocket(url)
        self.number = 0
        self.events = []
        self.complaints = []
        self.requests = []
        for domain in ("Page", "Runtime", "Log", "Network", "Accessibility"):
            self.send(f"{domain}.enable")

    def send(self, method, **parameters):
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.receive())
            if message.get("id") == self.number:
                if "error" in message:
                    raise RuntimeError(f"{method}: {message['error']}")
                return message["result"]
            self._note(message)

    def post(self, method, **parameters):
        """Sends a command without waiting for its answer; what went wrong is a complaint."""
        self.number += 1
        self.socket.send(json.dumps({"id": self.number, "method": method, "params": parameters}))

    def _note(self, message):
        if "error" in message:
            self.complaints.append(str(message["error"]))
        name, values = message.get("method"), message.get("params", {})
        self.events.append(name)
        if name == "Runtime.exceptionThrown":
            details = values["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description", details["text"]))
        elif name == "Runtime.consoleAPICalled" and values["type"] in ("error", "warning", "assert"):
            self.complaints.append(str([part.get("value") for part in values["args"]]))
        elif name == "Log.entryAdded" and values["entry"]["level"] in ("error", "warning"):
            self.complaints.append(values["entry"]["text"])
        elif name == "Network.requestWillBeSent":
            self.requests.append(values["request"]["url"])

    def evaluate(self, expression):
        answer = self.send("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"].get("exception", {}).get("description", expression))
        return answer["result"].get("value")

    def show(self, path, width, height, dark=False, calm=False, fragment=""):
        """Opens a file in a window of a size, and waits until it is loaded."""
        self.complaints.clear()
        self.requests.clear()
        self.send(
            "Emulation.setDeviceMetricsOverride",
            width=width, height=height, deviceScaleFactor=2 if width < 800 else 1, mobile=width < 800,
        )
        self.theme(dark, calm)
        self.send("Page.navigate", url="about:blank")
        self.events.clear()
        self.send("Page.navigate", url=f"file://{path}{fragment}")
        self.until("document.readyState === 'complete' && location.protocol === 'file:'")
        self.frame()

    def theme(self, dark=False, calm=False):
        """Has the system's colours be light or dark, and motion be reduced."""
        self.send(
            "Emulation.setEmulatedMedia",
            features=[
                {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
                {"name": "prefers-reduced-motion", "value": "reduce" if calm else "no-preference"},
            ],
        )

    def until(self, expression, seconds=20):
        """Waits until a condition holds; returns whether it did."""
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline:
            if self.evaluate(expression):
                return True
            time.sleep(0.02)
        return False

    def frame(self):
        """Waits until changes are displayed."""
        self.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")

    def click(self, x, y):
        for kind in ("mouseMoved", "mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
        self.frame()

    def rest(self):
        """Waits until the page stops scrolling."""
        self.until("new Promise((done) => { const y = window.scrollY; setTimeout(() => done(window.scrollY === y), 80); })")

    def click_on(self, selector):
        self.rest()
        x, y = self.evaluate(
            f"(() => {{ const one = document.querySelector({json.dumps(selector)});"
            "one.scrollIntoView({block: 'center'}); const box = one.getBoundingClientRect();"
            "return [box.x + box.width / 2, box.y + box.height / 2]; })()"
        )
        self.click(x, y)

    def key(self, key, text=None, shift=False):
        values = {"key": key, "code": key, "modifiers": 8 if shift else 0}
        codes = {"Enter": 13, " ": 32, "Tab": 9, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
                 "Home": 36, "End": 35, "PageUp": 33, "PageDown": 34}
        if key in codes:
            values["windowsVirtualKeyCode"] = codes[key]
        if text:
            values["text"] = text
        self.send("Input.dispatchKeyEvent", type="keyDown", **values)
        values.pop("text", None)
        self.send("Input.dispatchKeyEvent", type="keyUp", **values)
        self.frame()

    def screenshot(self, path, whole=False):
        answer = self.send("Page.captureScreenshot", format="png", captureBeyondViewport=whole)
        with open(path, "wb") as file:
            file.write(base64.b64decode(answer["data"]))
