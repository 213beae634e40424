import ChatModels
import ChatUI
import Frames
import HeadlessUIKit
import Styles
import XCTest

@MainActor @preconcurrency
final class StyleReaderTests: StyleTestCase {
    func testAStyleWithoutChanges() throws {
        XCTAssertEqual(try style("{}"), Style())
        XCTAssertEqual(try style("{}", name: "style.json"), Style())
    }

    func testLayout() throws {
        let layout = try style(
            """
            layout:
              add: [timestamp]
              remove: [bubble, flipped]
              mine: { add: [avatar] }
              others: { remove: [avatar] }
              last: { add: [authorName] }
              earlier: { add: [avatarSizePadding] }
            """
        ).layout
        XCTAssertEqual(layout.all, LayoutStyle.Change(add: [.timestamp], remove: [.bubble, .flipped]))
        XCTAssertEqual(layout.mine, LayoutStyle.Change(add: [.avatar]))
        XCTAssertEqual(layout.others, LayoutStyle.Change(remove: [.avatar]))
        XCTAssertEqual(layout.last, LayoutStyle.Change(add: [.authorName]))
        XCTAssertEqual(layout.earlier, LayoutStyle.Change(add: [.avatarSizePadding]))
    }

    func testBubblesAndAvatars() throws {
        let style = try style(
            """
            name: Round
            bubble:
              corner-radius: 12.5
              corners: all
              border: { width: 0 }
              horizontal-padding: 10
              vertical-padding: 4
              mine: { color: systemBlue, text: white, links: accentPrimary }
            avatar: { shape: rounded, size: 40, border: { width: 2, color: "#F00" } }
            """)
        XCTAssertEqual(style.name, "Round")
        XCTAssertEqual(style.bubble.cornerRadius, 12.5)
        XCTAssertEqual(style.bubble.corners, .all)
        XCTAssertEqual(style.bubble.border, BorderStyle(width: 0))
        XCTAssertEqual(style.bubble.mine.links, .token(.accentPrimary))
        XCTAssertEqual(style.bubble.others, BubbleStyle.Side())
        XCTAssertEqual(style.avatar.shape, .rounded(radius: 8))
        XCTAssertEqual(style.avatar.border?.color, .fixed(RGBA(hex: 0xFF0000)))
        XCTAssertEqual(try self.style("avatar: { corner-radius: 3 }").avatar.shape, .rounded(radius: 3))
    }

    func testBritishSpellings() throws {
        XCTAssertEqual(
            try style("bubble: { mine: { colour: systemGrey } }\ncolours: { text: darkGrey }"),
            try style("bubble: { mine: { color: systemGray } }\ncolors: { text: darkGray }"))
    }

    func testColors() throws {
        let colors = try style(
            """
            colors:
              text: "#123"
              background: "#102030"
              border: "#10203080"
              alert: rgba(255, 0, 51, 0.5)
              accentPrimary: systemIndigo
              background6: accentPrimary
              background8: { light: white, dark: "#000000" }
            """
        ).colors
        XCTAssertEqual(colors[.text], .fixed(RGBA(hex: 0x112233)))
        XCTAssertEqual(colors[.background], .fixed(RGBA(hex: 0x102030)))
        XCTAssertEqual(colors[.border], .fixed(RGBA(hex: 0x102030, alpha: 128 / 255)))
        XCTAssertEqual(colors[.alert], .fixed(RGBA(hex: 0xFF0033, alpha: 0.5)))
        XCTAssertEqual(colors[.accentPrimary], SystemColor(rawValue: "systemIndigo").map { .system($0) })
        XCTAssertEqual(colors[.background6], .token(.accentPrimary))
        XCTAssertEqual(
            colors[.background8],
            .adaptive(light: .system(try XCTUnwrap(SystemColor(rawValue: "white"))), dark: .fixed(.black)))
    }

    func testFonts() throws {
        let fonts = try style(
            """
            fonts:
              body: { text-style: callout, weight: medium }
              footnote: { size: 12.5, design: monospaced, italic: true }
            """
        ).fonts
        XCTAssertEqual(fonts[.body], FontStyle(textStyle: .callout, weight: .medium))
        XCTAssertEqual(fonts[.footnote], FontStyle(size: 12.5, design: .monospaced, isItalic: true))
    }

    func testSettings() throws {
        let style = try style(
            """
            spacing: { sides: 4, avatar: 5, footnote: 6, messages: 7, groups: 8 }
            list: { group-interval: 30, message-width: 0.9, date-separators: yes, start-at-top: true }
            messages: { edited: true, markdown: false }
            reactions: { types: [love, like] }
            tint: systemPink
            """)
        XCTAssertEqual(style.spacing.groups, 8)
        XCTAssertEqual(style.list.groupInterval, 30)
        XCTAssertEqual(style.list.showsDateSeparators, true)
        XCTAssertNil(style.list.showsDateOverlay)
        XCTAssertEqual(style.messages.formatsMarkdown, false)
        XCTAssertEqual(style.reactions, ["love", "like"])
        XCTAssertNotNil(style.tint)
    }

    /// All names of the appearance are supported, and no others.
    func testNamesAreThoseOfTheAppearance() {
        let colors = Mirror(reflecting: Appearance.ColorPalette()).children.filter { $0.value is UIColor }
        XCTAssertEqual(Set(colors.compactMap(\.label)), Set(ColorToken.allCases.map(\.rawValue)))
        let fonts = Mirror(reflecting: Appearance.Fonts()).children.compactMap { $0.label?.dropFirst() }
        XCTAssertEqual(Set(fonts.map(String.init)), Set(FontToken.allCases.map(\.rawValue)))
    }
}
