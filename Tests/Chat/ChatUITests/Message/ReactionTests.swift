import ChatModels
import Frames
import HeadlessUIKit
import Rendering
import XCTest

@testable import ChatUI

/// Reactions and the bubble behind them.
@MainActor @preconcurrency
final class ReactionTests: XCTestCase {
    private func data(_ type: MessageReactionType, isOwn: Bool = false) -> ChatMessageReactionData {
        ChatMessageReactionData(type: type, isChosenByCurrentUser: isOwn)
    }

    /// Reactions in their bubble, as in a message.
    private func bubble(
        _ types: [MessageReactionType], direction: ChatThreadArrowView.Direction = .toLeading
    ) -> Frame {
        let bubble = ChatReactionsBubbleView()
        let reactions = ChatMessageReactionsView()
        let host = Host(bubble)
        bubble.tailDirection = direction
        bubble.addSubview(reactions.withoutAutoresizingMaskConstraints)
        reactions.pin(to: bubble.layoutMarginsGuide)
        reactions.content = ChatMessageReactionsView.Content(
            useBigIcons: false, reactions: types.map { data($0) }, didTapOnReaction: nil)
        return withExtendedLifetime(host) { bubble.makeFrame(proposing: ProposedSize()) }
    }

    /// The paths that the bubble paints, each with its rectangle.
    private func paths(in frame: Frame) -> [PathContent] {
        var paths: [PathContent] = []
        frame.forEach { frame, _ in
            if case .path(let path) = frame.content { paths.append(path) }
        }
        return paths
    }

    // MARK: Bubble

    func testBubbleGrowsByTwentyFourPointsPerReaction() {
        XCTAssertEqual(bubble(["like"]).rect.size, CGSize(width: 32, height: 38))
        XCTAssertEqual(bubble(["like", "love"]).rect.size, CGSize(width: 56, height: 38))
        XCTAssertEqual(bubble(["like", "love", "sad", "wow"]).rect.size, CGSize(width: 104, height: 38))
    }

    func testIconsOfDifferentWidthsHaveEqualSpace() {
        let frame = bubble(["like", "love"])
        var xs: [CGFloat] = []
        frame.forEach { frame, rect in
            if frame.name.hasPrefix("ChatMessageReactionItemView") { xs.append(rect.minX) }
        }
        XCTAssertEqual(xs, [8, 32])
    }

    func testBodyAndTail() {
        let view = ChatReactionsBubbleView(frame: CGRect(x: 0, y: 0, width: 56, height: 38))
        view.tailDirection = .toTrailing
        XCTAssertEqual(view.bubbleBodyCenter, CGPoint(x: 28, y: 16))
        XCTAssertEqual(view.bigTailCircleCenter, CGPoint(x: 38, y: 30))
        XCTAssertEqual(view.smallTailCircleCenter, CGPoint(x: 42, y: 36))
        XCTAssertEqual(view.bubblePath().bounds.minX, 0.25, accuracy: 0.01)
        XCTAssertEqual(view.bubblePath().bounds.maxY, 37.5, accuracy: 0.01)
        view.tailDirection = .toLeading
        XCTAssertEqual(view.smallTailCircleCenter, CGPoint(x: 14, y: 36))
    }

    func testTailFollowsTheLayoutDirection() {
        let view = ChatReactionsBubbleView(frame: CGRect(x: 0, y: 0, width: 56, height: 38))
        view.semanticContentAttribute = .forceRightToLeft
        view.tailDirection = .toTrailing
        XCTAssertEqual(view.smallTailCircleCenter, CGPoint(x: 14, y: 36))
    }

    func testMaskingPathIsFourPointsLarger() throws {
        let view = ChatReactionsBubbleView(frame: CGRect(x: 0, y: 0, width: 56, height: 38))
        view.tailDirection = .toLeading
        let mask = try XCTUnwrap(view.maskingPath).boundingBoxOfPath
        XCTAssertEqual(mask.minX, view.bubblePath().bounds.minX - 4, accuracy: 0.01)
        XCTAssertEqual(mask.maxY, view.bubblePath().bounds.maxY + 4, accuracy: 0.01)
    }

    func testColorsOfOwnAndOtherMessages() {
        let own = paths(in: bubble(["like"], direction: .toTrailing))
        XCTAssertEqual(own.compactMap(\.stroke?.color).first, RGBA(hex: 0xDBDBDB))
        XCTAssertEqual(own.compactMap(\.fill).first, .color(RGBA(hex: 0xFFFFFF)))
        let other = paths(in: bubble(["like"], direction: .toLeading))
        XCTAssertEqual(other.compactMap(\.stroke?.color).first, RGBA(hex: 0xDBDBDB))
        XCTAssertEqual(other.compactMap(\.fill).first, .color(RGBA(hex: 0xDBDBDB)))
    }

    func testSubclassChoosesColors() {
        final class GreenBubbleView: ChatReactionsBubbleView {
            override var fillColor: UIColor? { UIColor(red: 0, green: 1, blue: 0, alpha: 1) }
            override var strokeColor: UIColor? { nil }
        }
        let view = GreenBubbleView()
        view.tailDirection = .toLeading
        let host = Host(view)
        let frame = withExtendedLifetime(host) { view.makeFrame(proposing: ProposedSize(width: 100, height: 40)) }
        XCTAssertEqual(paths(in: frame).compactMap(\.fill), [.color(RGBA(red: 0, green: 1, blue: 0))])
        XCTAssertEqual(paths(in: frame).compactMap(\.stroke), [])
    }

    // MARK: Icons

    func testIconsAreSortedByName() {
        let view = ChatMessageReactionsView()
        let host = Host(view)
        view.content = ChatMessageReactionsView.Content(
            useBigIcons: false, reactions: [data("wow"), data("love"), data("haha"), data("sad"), data("like")],
            didTapOnReaction: nil)
        let types = withExtendedLifetime(host) {
            view.stackView.arrangedSubviews.compactMap {
                ($0 as? ChatMessageReactionItemView)?.content?.reaction.type.rawValue
            }
        }
        XCTAssertEqual(types, ["haha", "like", "love", "sad", "wow"])
    }

    func testUnknownReactionsAreOmitted() {
        let view = ChatMessageReactionsView()
        let host = Host(view)
        view.content = ChatMessageReactionsView.Content(
            useBigIcons: false, reactions: [data("love"), data("shrug")], didTapOnReaction: nil)
        withExtendedLifetime(host) { XCTAssertEqual(view.stackView.arrangedSubviews.count, 1) }
    }

    func testSizesAndTintsOfIcons() {
        let small = ChatMessageReactionItemView()
        small.content = ChatMessageReactionItemView.Content(useBigIcon: false, reaction: data("love", isOwn: true))
        XCTAssertEqual(small.intrinsicContentSize, CGSize(width: 16, height: 16))
        XCTAssertEqual(small.reactionImageTint, small.tintColor)

        let big = ChatMessageReactionItemView()
        big.content = ChatMessageReactionItemView.Content(useBigIcon: true, reaction: data("love"))
        XCTAssertEqual(big.intrinsicContentSize, CGSize(width: 24, height: 24))
        XCTAssertEqual(big.reactionImageTint, Appearance.default.colorPalette.inactiveTint)
    }
}
