import ChatModels
import Frames
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// Views that are drawn in several variants look in each as if they had been created for it.
@MainActor @preconcurrency
final class VariantsTests: XCTestCase {
    private static let variants: [(name: String, settings: RenderSettings)] = [
        ("usual", RenderSettings()),
        ("small", RenderSettings(contentSize: .small)),
        ("XXXL", RenderSettings(contentSize: .extraExtraExtraLarge)),
        ("dark", RenderSettings(appearance: .dark)),
        ("right to left", RenderSettings(direction: .rightToLeft)),
        ("usual again", RenderSettings()),
    ]

    func testEverySceneEqualsAFreshOneInEachVariant() throws {
        for scene in VariantScene.all { try check(scene) }
    }

    private func check(_ scene: VariantScene) throws {
        try ConfigurationScope.run {
            Components.default.isVoiceRecordingEnabled = true
            Components.default.isChatChannelListStatesEnabled = true
            Components.default.isComposerLinkPreviewEnabled = true
            Components.default.messageListDateSeparatorEnabled = true
            let kept = try scene.make()
            for variant in Self.variants {
                try RenderSettings.withCurrent(variant.settings) {
                    let again = kept.makeFrame(proposing: scene.room)
                    let fresh = try scene.make().makeFrame(proposing: scene.room)
                    XCTAssertTrue(
                        again == fresh, "\(scene.name), \(variant.name):\n" + difference(of: again, from: fresh))
                }
            }
        }
    }

    private func difference(of again: Frame, from fresh: Frame) -> String {
        let lines = "\(again)".split(separator: "\n").map(String.init)
        let expected = "\(fresh)".split(separator: "\n").map(String.init)
        let differing = zip(lines, expected).filter { $0 != $1 }.prefix(4)
        let counts = lines.count == expected.count ? "" : "\(lines.count) lines, not \(expected.count)\n"
        return counts + differing.map { "  drawn \($0)\n  fresh \($1)" }.joined(separator: "\n")
    }

    // MARK: Figures of iOS

    /// 18, 21 and 28 points: the heights of a line of body text on iOS at small, large and XXXL.
    func testTypingIndicatorFollowsTheTextSize() {
        let view = TypingIndicatorView()
        view.content = "Leia is typing"
        func height(_ size: RenderSettings.ContentSize) -> CGFloat {
            RenderSettings.withCurrent(RenderSettings(contentSize: size)) {
                view.makeFrame(proposing: ProposedSize()).rect.height
            }
        }
        XCTAssertEqual(
            [.small, .large, .extraExtraExtraLarge, .small].map(height), [18, 21, 28, 18])
    }

    func testContentThatIsSetBetweenTwoPicturesIsShown() {
        func assertFresh<Part: UIView>(_ make: () -> Part, _ first: (Part) -> Void, _ second: (Part) -> Void) {
            let (kept, fresh) = (make(), make())
            first(kept)
            let before = kept.makeFrame(proposing: ProposedSize())
            second(kept)
            second(fresh)
            let after = kept.makeFrame(proposing: ProposedSize())
            XCTAssertEqual(after, fresh.makeFrame(proposing: ProposedSize()), "\(Part.self)")
            XCTAssertNotEqual(after, before, "\(Part.self)")
        }
        assertFresh(ChatChannelUnreadCountView.init) {
            $0.content = ChannelUnreadCount(messages: 10)
        } _: {
            $0.content = ChannelUnreadCount(messages: 1_000_000)
        }
        assertFresh(TitleContainerView.init) { _ in
        } _: {
            $0.content = ("Rebels", "3 members")
        }
        assertFresh(TypingIndicatorView.init) {
            $0.content = "Leia is typing"
        } _: {
            $0.content = "Leia and two more are typing"
        }
        assertFresh(ChatMessageReactionsView.init) {
            $0.content = nil
        } _: {
            $0.content = ChatMessageReactionsView.Content(
                useBigIcons: false,
                reactions: [ChatMessageReactionData(type: "love", score: 1, isChosenByCurrentUser: false)],
                didTapOnReaction: nil)
        }
    }
}
