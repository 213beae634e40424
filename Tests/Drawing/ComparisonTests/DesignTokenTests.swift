import ChatUI
import Comparison
import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// The names of an `Appearance`'s colors and fonts in a difference.
final class DesignTokenTests: XCTestCase {
    /// The names are registered when an appearance is first used.
    override func setUp() { _ = Appearance.default }

    /// Lays out a conversation before and after a change of the appearance, which is restored afterwards.
    private func summary(_ appearance: RenderSettings.Appearance = .light, _ change: @escaping () -> Void) -> String {
        var settings = RenderSettings.current
        settings.appearance = appearance
        return RenderSettings.withCurrent(settings) {
            ConfigurationScope.run {
                let before = Conversations.frame(Conversations.messages)
                change()
                let after = Conversations.frame(Conversations.messages)
                let names = KnownTokens()
                return FrameDifference(
                    from: before, to: after, tokens: names.tokens(for: before), newTokens: names.tokens(for: after)
                ).summary()
            }
        }
    }

    func testAnotherValueOfAToken() {
        XCTAssertEqual(
            summary { Appearance.default.colorPalette.background6 = .red },
            "2 × ChatMessageBubbleView#bubbleView: fill background6 #ECEBEB → #FF0000")
    }

    func testAnotherTokenInDark() {
        XCTAssertEqual(
            summary(.dark) {
                let palette = Appearance.default.colorPalette
                Appearance.default.colorPalette.background6 = palette.messageCellHighlightBackground
            },
            "2 × ChatMessageBubbleView#bubbleView: fill background6 #1C1E22 → #333024")
    }

    func testAnotherFont() {
        XCTAssertEqual(
            summary { Appearance.default.fonts.footnote = .systemFont(ofSize: 15) }.split(separator: "\n").first,
            "5 × UILabel#timestampLabel: font footnote Inter-Regular 13 → Inter-Regular 15")
    }

    func testNamesFitWhatIsPainted() {
        let tokens = KnownTokens().tokens(for: Frame(origin: "View", rect: .zero))
        func change(_ fill: @escaping (inout Frame) -> Void) -> String {
            let old = Frame(origin: "View", rect: CGRect(x: 0, y: 0, width: 9, height: 9))
            var new = old
            fill(&new)
            return FrameDifference(from: old, to: new, tokens: tokens).summary()
        }
        XCTAssertEqual(change { $0.fill = .color(RGBA(hex: 0xECEBEB)) }, "View: fill none → background6 #ECEBEB")
        XCTAssertEqual(
            change { $0.border = Border(width: 1, color: RGBA(hex: 0xECEBEB)) },
            "View: border none → border3 1 pt #ECEBEB")
    }

    func testTreesShowTheirAppearance() {
        let names = KnownTokens()
        let dark = Frame(origin: "View", rect: .zero, fill: .color(RGBA(hex: 0x070A0D)))
        let light = Frame(origin: "View", rect: .zero, fill: .color(RGBA(hex: 0xFCFCFC)))
        XCTAssertNotEqual(names.tokens(for: dark), names.tokens(for: light))
        XCTAssertEqual(
            FrameDifference(
                from: light, to: dark, tokens: names.tokens(for: light), newTokens: names.tokens(for: dark)
            ).summary(), "View: fill background #FCFCFC → #070A0D")
    }
}
