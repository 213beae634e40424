"""Clicks and types through a report in a headless Chromium: report_test.py REPORT.html [SCREENSHOTS]

The report is that of the demo, see DemoRun.swift."""

import pathlib
import sys
import unittest

from chromium import Chromium

PAGE = None
SCREENSHOTS = None

CURRENT = "document.querySelector('.row[aria-current=true]')?.dataset.id"
ROWS = "document.querySelectorAll('.row').length"
COPIED = "document.body.dataset.copied"


def mode(name):
    return f"document.querySelector('.stage').classList.contains('{name}')"


class ReportTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.browser = Chromium()

    @classmethod
    def tearDownClass(cls):
        cls.browser.__exit__()

    def setUp(self):
        self.browser.theme("light")
        self.browser.resize(1360, 900)
        self.browser.open(PAGE)

    def tearDown(self):
        self.assertEqual(self.browser.complaints(), [])

    def js(self, expression):
        return self.browser.js(expression)

    def select(self, name):
        self.browser.click(f".row[data-id*='{name}']")
        self.assertIn(name, self.js(CURRENT))

    # Finding one's way

    def test_totals_and_groups(self):
        totals = self.js("[...document.querySelectorAll('#totals > *')].map(e => e.textContent)")
        self.assertEqual(totals, ["14changed", "2new", "1unusable", "1failed", "2with notes", "4passed"])
        self.assertEqual(self.js(ROWS), 20)
        self.assertEqual(self.js("document.querySelector('.group .title').textContent.slice(0, 13)"), "corner radius")
        self.assertEqual(self.js("document.querySelector('.group .count').textContent"), "4 pictures")

    def test_next_and_previous(self):
        first = self.js(CURRENT)
        self.browser.press("j")
        second = self.js(CURRENT)
        self.assertNotEqual(first, second)
        self.assertEqual(self.js("document.querySelector('#place').textContent"), "2 of 20")
        self.browser.press("k")
        self.assertEqual(self.js(CURRENT), first)
        self.browser.press("k")
        self.assertEqual(self.js(CURRENT), first, "it stays at the end")
        self.browser.press("ArrowDown")
        self.assertEqual(self.js(CURRENT), second)
        self.browser.click("#next")
        self.browser.click("#previous")
        self.assertEqual(self.js(CURRENT), second)

    def test_next_change(self):
        self.browser.press("J")
        self.assertNotIn("BubbleTests", self.js(CURRENT))
        self.browser.press("K")
        self.assertIn("BubbleTests", self.js(CURRENT))

    def test_filter(self):
        self.browser.press("/")
        self.assertEqual(self.js("document.activeElement.id"), "filter")
        self.browser.type("reactions added")
        self.browser.wait(f"{ROWS} === 1")
        self.assertIn("firstReaction", self.js(CURRENT))
        self.assertEqual(self.js("document.querySelector('.headline').textContent.length > 0"), True)
        self.browser.press("Escape")
        self.assertEqual(self.js(ROWS), 20)
        self.browser.press("/")
        self.browser.type("no such thing")
        self.browser.wait(f"{ROWS} === 0")
        self.assertEqual(self.js("document.querySelector('#list').textContent"), "Nothing matches the filter.")
        self.browser.press("j")
        self.assertEqual(self.js("document.querySelector('#filter').value"), "no such thingj", "keys are text there")

    def test_outcomes_are_hidden_and_shown(self):
        self.browser.click("[data-outcome=changed]")
        self.assertEqual(self.js(ROWS), 6)
        self.browser.click("[data-outcome=changed]")
        self.assertEqual(self.js(ROWS), 20)

    def test_link_to_a_golden(self):
        self.select("firstReaction")
        link = self.js("location.href")
        self.assertIn("firstReaction", link)
        self.browser.open(link)
        self.assertIn("firstReaction", self.js(CURRENT))

    # Comparing

    def test_modes_by_key_and_click(self):
        self.assertTrue(self.js(mode("sides")))
        self.assertEqual(self.js("document.querySelectorAll('figure').length"), 3)
        self.assertTrue(self.js("[...document.querySelectorAll('.canvas img')].every(i => i.naturalWidth > 0)"))
        for key, name in (("2", "swipe"), ("3", "onion"), ("4", "blink"), ("5", "difference"), ("1", "sides")):
            self.browser.press(key)
            self.assertTrue(self.js(mode(name)), name)
        self.browser.click("[data-value=onion]")
        self.assertTrue(self.js(mode("onion")))
        self.browser.press("j")
        self.assertTrue(self.js(mode("onion")), "the mode stays from picture to picture")

    def test_swipe(self):
        self.browser.press("2")
        edge = "parseFloat(document.querySelector('.handle').style.left) / document.querySelector('.canvas').offsetWidth"
        self.browser.wait(f"Math.abs({edge} - 0.5) < 0.01")
        self.browser.drag(".canvas", (0.5, 0.5), (0.25, 0.5))
        self.assertAlmostEqual(self.js(edge), 0.25, delta=0.02)
        self.browser.press("ArrowRight")
        self.assertAlmostEqual(self.js(edge), 0.3, delta=0.02)
        self.assertIn("inset(0", self.js("document.querySelector('img.actual').style.clipPath"))

    def test_onion_skin(self):
        self.browser.press("3")
        opacity = "parseFloat(document.querySelector('img.actual').style.opacity)"
        self.browser.wait(f"{opacity} === 0.5")
        self.browser.press("ArrowLeft")
        self.assertAlmostEqual(self.js(opacity), 0.45)

    def test_blink(self):
        self.browser.press("4")
        label = "document.querySelector('#blinking').textContent"
        self.assertEqual(self.js(label), "Actual")
        self.browser.wait(f"{label} === 'Expected'")
        self.assertEqual(self.js("document.querySelector('img.actual').style.visibility"), "hidden")
        self.browser.press("Space")
        self.assertIn("Run", self.js("document.querySelector('#pause').textContent"))
        before = self.js(label)
        self.browser.click("#flip")
        self.assertNotEqual(self.js(label), before)

    def test_zoom(self):
        width = "document.querySelector('.canvas').offsetWidth"
        self.browser.click("[data-value='2']")
        self.assertEqual(self.js(width), 560)
        self.browser.press("z")
        self.assertEqual(self.js(width), 1120)
        self.assertTrue(self.js("document.querySelector('.canvas').classList.contains('sharp')"))

    def test_frames_under_the_pointer(self):
        self.browser.hover(".canvas", 0.3, 0.1)
        self.browser.wait("!document.querySelector('#tip').hidden")
        self.assertIn("corner radius", self.js("document.querySelector('#tip').textContent"))
        self.assertTrue(self.js("document.querySelectorAll('.mark.hot').length > 0"))
        self.assertTrue(self.js("document.querySelectorAll('.changes .hot').length > 0"))
        self.assertIn("SquareBubbleView#bubbleView: ", self.js("document.querySelector('#tip').textContent"))
        self.browser.hover("h2")
        self.browser.wait("document.querySelector('#tip').hidden")
        self.assertEqual(self.js("document.querySelectorAll('.mark.hot').length"), 0)

    def test_change_in_the_list_shows_its_frames(self):
        self.browser.hover(".changes li")
        self.browser.wait("document.querySelectorAll('.mark.hot').length > 0")

    def test_outlines(self):
        self.browser.press("o")
        self.assertTrue(self.js(mode("outlined")))
        self.assertEqual(self.js("getComputedStyle(document.querySelector('.mark.cause')).opacity"), "0.75")

    def test_text_golden(self):
        self.select("hierarchy")
        self.browser.press("5")
        self.assertIn("Message four", self.js("document.querySelector('.text .plus').textContent"))
        self.assertIn('<li class="message">', self.js("document.querySelector('.text').textContent"), "text, not elements")
        self.browser.press("1")
        self.assertEqual(self.js("document.querySelectorAll('.text').length"), 2)

    def test_new_unusable_and_failed(self):
        self.select("replies")
        self.assertEqual(self.js("document.querySelector('figcaption b').textContent"), "New")
        self.select("photo")
        self.assertIn("Git LFS", self.js("document.querySelector('.headline').textContent"))
        self.assertIsNone(self.js("document.querySelector('#take')"))
        self.select("video")
        self.assertIn("no such file", self.js("document.querySelector('.message').textContent"))

    def test_markup_is_text(self):
        self.select("markupIsText")
        self.assertIn("<script>", self.js("document.querySelector('.changes').textContent"))
        self.assertNotEqual(self.js("document.title"), "owned")
        self.assertEqual(self.js("document.querySelectorAll('.changes script, .changes b').length"), 0)

    # Taking

    def test_copy_the_command(self):
        self.browser.press("c")
        self.assertIn("swift run goldens approve --run .build/goldens/run-demo --only ChatDemo/", self.js(COPIED))
        self.browser.press("g")
        self.assertEqual(self.js(COPIED).count("--only"), 4)
        self.browser.wait("document.querySelector('#toast').classList.contains('on')")

    def test_take_some(self):
        self.browser.press("A")
        self.assertEqual(self.js("document.querySelector('#basket b').textContent"), "4 goldens selected")
        self.browser.press("a")
        self.select("firstReaction")
        self.browser.click("#take")
        self.assertEqual(self.js("document.querySelector('#basket b').textContent"), "4 goldens selected")
        self.browser.click("#copy-taken")
        command = self.js(COPIED)
        self.assertEqual(command.count("--only"), 4)
        self.assertIn("firstReaction", command)
        self.browser.click("#clear")
        self.assertTrue(self.js("document.querySelector('#basket').hidden"))

    # Looks

    def test_keys_are_told(self):
        self.browser.press("?")
        self.assertTrue(self.js("document.querySelector('#keys').open"))
        self.browser.press("Escape")
        self.browser.wait("!document.querySelector('#keys').open")

    def test_light_and_dark(self):
        color = "getComputedStyle(document.body).backgroundColor"
        self.assertEqual(self.js(color), "rgb(255, 255, 255)")
        self.browser.theme("dark")
        self.assertEqual(self.js(color), "rgb(13, 17, 23)")
        self.browser.press("t")
        self.assertEqual(self.js(color), "rgb(255, 255, 255)")

    def test_phone(self):
        self.browser.resize(390, 844, 2, True)
        self.browser.open(PAGE)
        self.assertTrue(self.js(mode("swipe")))
        for name in ("", "everybodyOnTheLeft", "hierarchy", "photo"):
            if name:
                self.browser.click("#menu")
                self.browser.wait("getComputedStyle(document.querySelector('#list')).transform === 'none'")
                self.select(name)
            self.assertFalse(self.js("document.body.classList.contains('listing')"))
            self.assertLessEqual(self.js("document.querySelector('#main').scrollWidth"), 390, name or "first")
        self.browser.click("#next")

    def test_screenshots(self):
        if SCREENSHOTS is None:
            self.skipTest("no folder for screenshots")
        folder = pathlib.Path(SCREENSHOTS)
        self.browser.screenshot(folder / "desktop.png")
        self.browser.theme("dark")
        self.browser.press("2")
        self.browser.screenshot(folder / "desktop-dark.png")
        self.browser.theme("light")
        self.browser.resize(390, 844, 2, True)
        self.browser.open(PAGE)
        self.browser.screenshot(folder / "phone.png")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("report_test.py REPORT.html [SCREENSHOTS]")
    PAGE = pathlib.Path(sys.argv[1]).resolve().as_uri()
    SCREENSHOTS = sys.argv[2] if len(sys.argv) > 2 else None
    unittest.main(argv=sys.argv[:1])
