"""Clicks and types through the page of previews in a headless Chromium: preview_test.py MESSAGESHOT [SCREENSHOTS]"""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[3] / "Testing/ReportTests/browser"))
from chromium import Chromium  # noqa: E402

PROGRAM = None
SCREENSHOTS = None

BADGE = """import SwiftUI

struct Badge: View {
    var count: Int

    var body: some View {
        HStack(spacing: 6) {
            Image(systemName: "bell.fill")
            Text("\\(count) new").font(.headline)
        }
        .padding(.horizontal, 14).padding(.vertical, 8)
        .background(Color.accentColor, in: Capsule())
        .foregroundStyle(.white)
    }
}

#Preview("Few", traits: .sizeThatFitsLayout) { Badge(count: 3).padding() }
#Preview("Many", traits: .sizeThatFitsLayout) { Badge(count: 128).padding() }
"""

ROW = """import SwiftUI

struct ChatRow: View {
    var name, text: String

    var body: some View {
        HStack(spacing: 12) {
            Circle().fill(Color.green.gradient).frame(width: 48, height: 48)
            VStack(alignment: .leading, spacing: 2) {
                HStack {
                    Text(name).font(.headline)
                    Spacer()
                    Text("9:41").font(.footnote).foregroundStyle(.secondary)
                }
                Text(text).font(.subheadline).foregroundStyle(.secondary).lineLimit(2)
            }
        }
        .padding()
    }
}

#Preview("Row", traits: .fixedLayout(width: 320, height: 96)) { ChatRow(name: "Ana", text: "See you at the falcon") }
#Preview("<img src=x onerror=document.title='owned'>", traits: .sizeThatFitsLayout) { Text("<b>markup</b>") }
#Preview("Screen") {
    List { ForEach(0..<4) { ChatRow(name: "Ana \\($0)", text: "See you at the falcon, and bring the noodles") } }
}
"""

ROWS = "document.querySelectorAll('.row').length"
PICTURES = "[...document.querySelectorAll('.canvas img')].filter(i => i.complete && i.naturalWidth > 0).length"
FOCUS = "document.activeElement"
HEADING = "document.querySelector('#inspector h2')?.textContent"


class Page(Chromium):
    def complaints(self):
        return [complaint for complaint in super().complaints() if f"asked for {PreviewTest.address}" not in complaint]


class PreviewTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = pathlib.Path(tempfile.mkdtemp(prefix="preview-sources-"))
        cls.write()
        cls.server = subprocess.Popen([PROGRAM, "preview", ".", "--port", "0"], cwd=cls.folder, stdout=subprocess.PIPE,
                                      stderr=subprocess.DEVNULL, text=True)
        cls.address = cls.server.stdout.readline().strip()
        cls.browser = Page()

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__()
        cls.server.terminate()
        cls.server.wait()
        cls.server.stdout.close()
        shutil.rmtree(cls.folder)

    @classmethod
    def write(cls, badge=BADGE):
        for name, text in (("Badge.swift", badge), ("ChatRow.swift", ROW)):
            file = cls.folder / name
            # Saving the same text compiles again.
            if not file.exists() or file.read_text() != text:
                file.write_text(text)

    def setUp(self):
        self.write()
        self.browser.theme("light")
        self.browser.resize(1600, 1000)
        self.open()

    def tearDown(self):
        self.assertEqual(self.browser.complaints(), [])

    def open(self, query="", count=5):
        self.browser.open(self.address + query)
        self.wait(f"document.body.dataset.state === 'ready' && {ROWS} === 5 && {PICTURES} >= {count} && "
                  "document.querySelectorAll('.stale').length === 0")

    def js(self, expression):
        return self.browser.js(expression)

    def wait(self, condition):
        self.browser.wait(f"Boolean({condition})", 60)

    def tab_to(self, condition, limit=80):
        for _ in range(limit):
            self.browser.press("Tab")
            if self.js(f"(e => Boolean({condition}))({FOCUS})"):
                return
        self.fail(f"the focus never came to {condition}")

    # What is shown

    def test_previews_by_file(self):
        self.assertEqual(self.js("[...document.querySelectorAll('#list .title')].map(e => e.textContent)"),
                         ["Badge.swift", "ChatRow.swift"])
        self.assertEqual(self.js("[...document.querySelectorAll('h2.file')].map(e => e.textContent)"),
                         ["Badge.swift", "ChatRow.swift"])
        self.assertEqual(self.js("document.querySelector('#state').textContent"), "5 pictures")
        self.assertEqual(self.js("document.querySelector('.place').textContent"), "Badge.swift:17")
        self.assertEqual(self.js("document.querySelectorAll('.row img.thumb').length"), 5)

    def test_markup_is_text(self):
        self.assertIn("<img src=x", self.js("document.querySelector('#list').textContent"))
        self.assertIn("<img src=x", self.js("document.querySelector('#main').textContent"))
        self.assertEqual(self.js("document.querySelectorAll('h3 img, .row b img').length"), 0)
        self.assertNotEqual(self.js("document.title"), "owned")

    def test_filter(self):
        self.browser.press("/")
        self.browser.type("many")
        self.wait(f"{ROWS} === 1 && document.querySelectorAll('.preview').length === 1")
        self.assertIn("filter=many", self.js("location.search"))
        self.browser.press("Escape")
        self.wait(f"{ROWS} === 5")

    # Variants

    def test_variants_side_by_side_and_in_the_address(self):
        self.browser.press("d")
        self.wait(f"document.querySelectorAll('.canvas').length === 10 && {PICTURES} === 10")
        self.assertEqual(self.js("location.search"), "?appearance=light%2Cdark")
        captions = "[...document.querySelectorAll('.preview:first-of-type figcaption b')].map(e => e.textContent)"
        self.assertEqual(self.js(captions), ["Light", "Dark"])
        self.browser.press("l")
        self.wait("document.querySelectorAll('.canvas').length === 5")
        self.assertEqual(self.js("location.search"), "?appearance=dark")

    def test_the_address_chooses(self):
        self.open("?contentSize=large,accessibilityExtraLarge&locale=en_US,ar&direction=rightToLeft", 20)
        self.assertEqual(self.js("document.querySelectorAll('.preview:first-of-type figure').length"), 4)
        self.assertIn("AX3", self.js("document.querySelector('.figures').textContent"))
        self.open("?appearance=red&device=Toaster&locale=../x&zoom=9")
        self.assertEqual(self.js("document.querySelectorAll('figure').length"), 5)

    def test_devices(self):
        self.open("?device=iPhone%20SE,iPhone%2016", 10)
        sizes = self.js("[...document.querySelectorAll('.preview:last-of-type .size')].map(e => e.textContent)")
        self.assertEqual(sizes, ["375 × 667", "393 × 852"])

    # Frames

    def test_frame_under_the_pointer(self):
        self.browser.hover(".canvas", 0.7, 0.5)
        self.wait("!document.querySelector('#tip').hidden")
        self.assertIn("Text", self.js("document.querySelector('#tip').textContent"))
        self.assertIn('"3 new"', self.js("document.querySelector('#tip').textContent"))
        self.assertEqual(self.js("document.querySelectorAll('.mark').length"), 1)
        self.browser.hover("h2.file")
        self.wait("document.querySelector('#tip').hidden")
        self.assertEqual(self.js("document.querySelectorAll('.mark').length"), 0)

    def test_click_pins_the_frame(self):
        self.browser.click(".canvas img")
        self.wait("!document.querySelector('#inspector').hidden")
        self.browser.hover("h2.file")
        self.assertEqual(self.js("document.querySelectorAll('.mark.pinned').length"), 1)
        self.browser.press("Escape")
        self.wait("document.querySelector('#inspector').hidden")

    # By keyboard alone

    def test_keyboard_walks_the_frames(self):
        self.tab_to("e.classList.contains('canvas')")
        self.browser.press("Enter")
        self.wait(f"{HEADING} === 'background'")
        self.browser.press("ArrowDown")
        self.wait(f"{HEADING} !== 'background'")
        first = self.js(HEADING)
        self.browser.press("ArrowUp")
        self.wait(f"{HEADING} === 'background'")
        self.assertNotEqual(first, "background")
        self.assertRegex(self.js("document.querySelector('#announcement').textContent"), r"^background, \d")
        self.tab_to("e.closest('#inspector .link')")
        self.browser.press("Enter")
        self.wait(f"{HEADING} === {first!r} && {FOCUS}.matches('#inspector h2')")
        self.browser.press("Escape")
        self.wait("document.querySelector('#inspector').hidden")
        self.assertTrue(self.js(f"{FOCUS}.classList.contains('canvas')"), "the focus returns to the picture")

    def test_keyboard_chooses_variants(self):
        self.tab_to("e.id === 'choose-appearance'")
        self.browser.press("Enter")
        self.wait("document.querySelector('#variants details').open")
        self.tab_to("e.value === 'dark'")
        self.browser.press("Space")
        self.wait("document.querySelectorAll('.canvas').length === 10")
        self.assertEqual(self.js(f"{FOCUS}.value"), "dark", "the focus stays")
        self.browser.press("Escape")
        self.wait("!document.querySelector('#variants details[open]')")
        self.assertEqual(self.js(f"{FOCUS}.id"), "choose-appearance")

    def test_keyboard_goes_through_previews(self):
        current = "document.querySelector('.row[aria-current=true] b')?.textContent"
        self.browser.press("j")
        self.assertEqual(self.js(current), "Few")
        self.browser.press("j")
        self.assertEqual(self.js(current), "Many")
        self.browser.press("k")
        self.assertEqual(self.js(current), "Few")
        self.assertIn("Badge-Few", self.js("location.hash"))

    def test_everything_has_a_name_and_a_visible_focus(self):
        nameless = """[...document.querySelectorAll('button, input, summary, [tabindex="0"], nav, aside, dialog')].filter(e =>
            !(e.getAttribute('aria-label') || e.textContent.trim() || e.labels?.length)).map(e => e.outerHTML)"""
        self.assertEqual(self.js(nameless), [])
        for _ in range(30):
            self.browser.press("Tab")
            # After the last element comes the browser itself.
            if self.js(f"{FOCUS} === document.body"):
                continue
            self.assertEqual(self.js(f"getComputedStyle({FOCUS}).outlineStyle"), "solid", self.js(f"{FOCUS}.outerHTML"))

    def test_keys_are_listed(self):
        self.browser.press("?")
        self.assertTrue(self.js("document.querySelector('#keys').open"))
        self.browser.press("Escape")
        self.wait("!document.querySelector('#keys').open")

    # Changes

    def test_an_edit_is_drawn_without_a_reload(self):
        self.js("document.body.dataset.mark = 'same page'")
        self.write(BADGE.replace("Few", "Some").replace("count: 3", "count: 7"))
        self.wait("document.querySelector('#list').textContent.includes('Some')")
        self.wait(f"{PICTURES} === 5 && document.querySelectorAll('.stale').length === 0")
        self.assertEqual(self.js("document.body.dataset.mark"), "same page")

    def test_errors_leave_the_pictures(self):
        self.write(BADGE.replace("Badge(count: 3)", "Bagde(count: 3)"))
        self.wait("document.querySelector('#problems .error')")
        text = self.js("document.querySelector('#problems').textContent")
        self.assertIn("Badge.swift:17:", text)
        self.assertIn("Bagde", text)
        self.assertEqual(self.js(PICTURES), 5)
        self.assertIn("✗", self.js("document.title"))
        self.assertEqual(self.js("getComputedStyle(document.querySelector('.canvas img')).opacity"), "0.5")
        self.screenshot("error")
        self.write()
        self.wait("document.querySelector('#problems').hidden && document.body.dataset.state === 'ready'")

    def test_a_crash_is_reported_in_its_place(self):
        self.write(BADGE + '#Preview("Crash") { if true { fatalError("<i>no chance</i>") }; return Text("") }\n')
        self.wait("document.querySelector('.failure')")
        self.assertIn("<i>no chance</i>", self.js("document.querySelector('.failure').textContent"))
        self.assertEqual(self.js("document.querySelectorAll('.failure i').length"), 0)
        self.wait(f"{PICTURES} === 5")
        self.write()
        self.wait(f"{ROWS} === 5 && !document.querySelector('.failure')")

    # Looks

    def test_light_and_dark(self):
        color = "getComputedStyle(document.body).backgroundColor"
        self.assertEqual(self.js(color), "rgb(255, 255, 255)")
        self.browser.theme("dark")
        self.assertEqual(self.js(color), "rgb(13, 17, 23)")
        self.browser.press("t")
        self.assertEqual(self.js(color), "rgb(255, 255, 255)")

    def test_widths(self):
        for width in (360, 800, 1600):
            self.browser.resize(width, 800, 1, width < 500)
            self.open("?appearance=light,dark", 10)
            for selector in ("body", "#main", "#top"):
                self.assertLessEqual(self.js(f"document.querySelector('{selector}').scrollWidth"), width, selector)
            self.screenshot(f"{width}-light")
            if width < 860:
                self.browser.click("#menu")
                self.wait("getComputedStyle(document.querySelector('#list')).transform === 'none'")
                self.screenshot(f"{width}-list")
                self.browser.press("Escape")
                self.wait("getComputedStyle(document.querySelector('#list')).visibility === 'hidden'")
            self.browser.click(".canvas img")
            self.wait("!document.querySelector('#inspector').hidden")
            self.browser.theme("dark")
            self.screenshot(f"{width}-dark")
            self.browser.press("Escape")
            self.browser.click("#choose-locale")
            self.wait("document.querySelector('#variants details[open] fieldset')?.style.left")
            box = self.js("(b => [b.left, b.right, b.bottom])(document.querySelector('details[open] fieldset')"
                          ".getBoundingClientRect())")
            self.assertGreaterEqual(box[0], 0)
            self.assertLessEqual(box[1], width)
            self.assertLessEqual(box[2], 800)
            self.screenshot(f"{width}-menu")
            self.browser.theme("light")

    def screenshot(self, name):
        if SCREENSHOTS is not None:
            self.browser.screenshot(pathlib.Path(SCREENSHOTS) / f"{name}.png")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("preview_test.py MESSAGESHOT [SCREENSHOTS]")
    PROGRAM = pathlib.Path(sys.argv[1]).resolve()
    SCREENSHOTS = sys.argv[2] if len(sys.argv) > 2 else None
    unittest.main(argv=sys.argv[:1])
