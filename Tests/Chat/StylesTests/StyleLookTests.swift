import ChatModels
import ChatUI
import Frames
import HeadlessUIKit
import Rendering
import Styles
import XCTest

/// The effects of styles on bubbles, avatars, colors and fonts, in frames.
@MainActor @preconcurrency
final class StyleLookTests: StyleTestCase {
    // MARK: Bubbles

    func testCorners() throws {
        let square = try frame("bubble: { corner-radius: 0 }")
        for message in 0..<4 {
            XCTAssertEqual(try square.part("bubbleView", ofMessage: message).corners, .zero)
        }
        let bubble = try frame("bubble: { corner-radius: 6 }").part("bubbleView", ofMessage: 1)
        XCTAssertEqual(bubble.corners, CornerRadii(topLeft: 6, topRight: 6, bottomRight: 6))
        let all = try frame("bubble: { corners: all }").part("bubbleView", ofMessage: 1)
        XCTAssertEqual(all.corners, CornerRadii(18))
    }

    /// A radius of more than half of the bubble's height results in a capsule.
    func testCapsules() throws {
        let bubble = try frame("bubble: { corner-radius: 200, corners: all }").part("bubbleView", ofMessage: 1)
        XCTAssertEqual(bubble.corners, CornerRadii(bubble.rect.height / 2))
    }

    func testBorders() throws {
        XCTAssertNil(try frame("bubble: { border: { width: 0 } }").part("bubbleView", ofMessage: 0).border)
        let border = try frame("bubble: { border: { width: 2, color: red } }").part("bubbleView", ofMessage: 0).border
        XCTAssertEqual(border, Border(width: 2, color: RGBA(hex: 0xFF0000)))
        let colored = try frame("bubble: { border: { color: accentPrimary } }").part("bubbleView", ofMessage: 0).border
        XCTAssertEqual(colored, Border(width: 1, color: RGBA(hex: 0x005FFF)))
    }

    func testPadding() throws {
        for (horizontal, vertical) in [(4.0, 2.0), (16, 8), (30, 20)] {
            let frame = try frame("bubble: { horizontal-padding: \(horizontal), vertical-padding: \(vertical) }")
            let bubble = try frame.part("bubbleView", ofMessage: 0).rect
            let usual = try self.frame().part("bubbleView", ofMessage: 0).rect
            XCTAssertEqual(bubble.width - usual.width, 2 * (horizontal - 16))
            XCTAssertEqual(bubble.height - usual.height, 2 * (vertical - 8))
        }
    }

    func testColorsOfBubbles() throws {
        let frame = try frame(
            """
            bubble:
              mine: { color: red, text: white, links: yellow }
              others: { color: systemTeal }
            """)
        XCTAssertEqual(try frame.part("bubbleView", ofMessage: 2).fillColor, RGBA(hex: 0xFF0000))
        XCTAssertEqual(try frame.part("textView", ofMessage: 2).text?.runs.first?.color, .white)
        XCTAssertEqual(try frame.part("bubbleView", ofMessage: 1).fillColor, RGBA(hex: 0x30B0C7))
        XCTAssertEqual(try frame.part("textView", ofMessage: 1).text?.runs.first?.color, .black)
        let runs = try XCTUnwrap(frame.part("textView", ofMessage: 3).text?.runs)
        XCTAssertEqual(runs.map(\.color), [.white, RGBA(hex: 0xFFFF00)])
    }

    func testColorOfMarkedUpText() throws {
        let chat = """
            me: a
            users: { a: {} }
            messages: [{ from: a, text: "At 9:45. Be *there*" }, { from: a, text: "1. Reef\\n2. Sail" }, { from: a, text: "# Reef" }]
            """
        let frame = try frame("bubble: { mine: { text: white } }", of: chat)
        for index in 0..<3 {
            let runs = try XCTUnwrap(frame.part("textView", ofMessage: index).text?.runs)
            XCTAssertEqual(Set(runs.map(\.color)), [.white], "message \(index)")
        }
    }

    // MARK: Avatars

    func testShapesOfAvatars() throws {
        func corners(_ avatar: String) throws -> CornerRadii {
            try frame("avatar: { \(avatar) }").part("authorAvatarView", ofMessage: 1).children[0].corners
        }
        XCTAssertEqual(try corners("shape: circle"), CornerRadii(16))
        XCTAssertEqual(try corners("shape: square"), .zero)
        XCTAssertEqual(try corners("shape: rounded"), CornerRadii(8))
        XCTAssertEqual(try corners("corner-radius: 5"), CornerRadii(5))
        XCTAssertEqual(try corners("corner-radius: 100"), CornerRadii(16))
    }

    func testSizeAndBorderOfAvatars() throws {
        let frame = try frame("avatar: { size: 44, border: { width: 2, color: { light: red, dark: blue } } }")
        let avatar = try frame.part("authorAvatarView", ofMessage: 1)
        XCTAssertEqual(avatar.rect.size, CGSize(width: 44, height: 44))
        XCTAssertEqual(avatar.children[0].border, Border(width: 2, color: RGBA(hex: 0xFF0000)))
        XCTAssertEqual(try frame.part("authorAvatarSpacer", ofMessage: 0).rect.width, 44)
        let usual = try self.frame("avatar: { border: { width: 1 } }").part("authorAvatarView", ofMessage: 1)
        XCTAssertEqual(usual.children[0].border, Border(width: 1, color: RGBA(hex: 0xDBDBDB)))
    }

    // MARK: Colors and fonts

    func testColorsOfThePalette() throws {
        let style = "colors: { background: { light: \"#EEE\", dark: \"#111\" }, subtitleText: red }"
        let light = try frame(style)
        XCTAssertEqual(light.fillColor, RGBA(hex: 0xEEEEEE))
        XCTAssertEqual(try light.part("timestampLabel", ofMessage: 1).text?.runs.first?.color, RGBA(hex: 0xFF0000))
        let dark = try frame(style, settings: RenderSettings(appearance: .dark))
        XCTAssertEqual(dark.fillColor, RGBA(hex: 0x111111))
    }

    func testEveryTokenIsSet() throws {
        for token in ColorToken.allCases {
            let color = try configuration("colors: { \(token.rawValue): \"#123456\" }") {
                $1.colorPalette[keyPath: token.keyPath].rgba
            }
            XCTAssertEqual(color, RGBA(hex: 0x123456), token.rawValue)
        }
        for token in FontToken.allCases {
            let size = try configuration("fonts: { \(token.rawValue): { size: 33 } }") {
                $1.fonts[keyPath: token.keyPath].pointSize
            }
            XCTAssertEqual(size, 33, token.rawValue)
        }
    }

    /// The name of a palette color means its color in the style.
    func testDerivedColorsOfThePalette() throws {
        let color = try configuration("colors: { background6: accentPrimary, accentPrimary: red }") {
            $1.colorPalette.background6.rgba
        }
        XCTAssertEqual(color, RGBA(hex: 0xFF0000))
    }

    func testTint() throws {
        let frame = try frame("tint: systemPink")
        let button = try frame.part("threadReplyCountButton", ofMessage: 3)
        XCTAssertEqual(button.text?.runs.first?.color, RGBA(hex: 0xFF2D55))
    }

    func testFonts() throws {
        func run(_ font: String, settings: RenderSettings = RenderSettings()) throws -> GlyphRun? {
            try frame("fonts: { body: { \(font) } }", settings: settings).part("textView", ofMessage: 0).text?.runs
                .first
        }
        XCTAssertEqual(try run("size: 21")?.size, 21)
        XCTAssertEqual(try run("size: 18")?.face.file, "Inter-Regular.otf")
        XCTAssertEqual(try run("text-style: footnote")?.size, 13)
        XCTAssertEqual(try run("weight: bold")?.face.file, "Inter-Bold.otf")
        XCTAssertEqual(try run("weight: bold")?.size, 17)
        XCTAssertNotEqual(try run("design: monospaced")?.face, try run("size: 17")?.face)
        XCTAssertNotEqual(try run("italic: true")?.face, try run("size: 17")?.face)
    }

    /// Fonts of text styles scale with the content size, sizes in points don't.
    func testContentSizes() throws {
        let large = RenderSettings(contentSize: .accessibilityLarge)
        func size(_ font: String) throws -> CGFloat? {
            try frame("fonts: { body: { \(font) } }", settings: large).part("textView", ofMessage: 0).text?.runs.first?
                .size
        }
        XCTAssertEqual(try size("size: 21"), 21)
        XCTAssertGreaterThan(try XCTUnwrap(size("text-style: body, weight: medium")), 30)
        XCTAssertGreaterThan(try XCTUnwrap(size("weight: medium")), 30)
    }

    func testScopes() throws {
        _ = try frame("bubble: { corner-radius: 0 }")
        XCTAssertTrue(Components.default.messageBubbleView == ChatMessageBubbleView.self)
        XCTAssertEqual(try frame().part("bubbleView", ofMessage: 0).corners, CornerRadii(18))
    }
}
