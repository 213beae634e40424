import ChatModels
import ChatUI
import Comparison
import Frames
import HeadlessUIKit
import Raster
import Rendering
import XCTest

/// A layout that changes direction is one change.
final class MirroringTests: XCTestCase {
    private func conversation(
        _ direction: RenderSettings.Direction, scale: CGFloat = 1, width: CGFloat = 390, _ change: () -> Void = {},
        messages edit: (inout [ChatMessage]) -> Void = { _ in }
    ) -> Frame {
        var settings = RenderSettings.current
        settings.direction = direction
        settings.scale = scale
        return RenderSettings.withCurrent(settings) {
            ConfigurationScope.run {
                change()
                var messages = Conversations.messages
                edit(&messages)
                return Conversations.frame(messages, width: width)
            }
        }
    }

    func testRightToLeftIsOneCause() {
        for scale: CGFloat in [1, 2, 3] {
            let one = conversation(.leftToRight, scale: scale)
            let other = conversation(.rightToLeft, scale: scale)
            for (old, new) in [(one, other), (other, one)] {
                let difference = FrameDifference(from: old, to: new)
                XCTAssertEqual(difference.causes.map(\.kind), [.mirrored], "\(difference)")
                XCTAssertEqual(difference.changes.first?.isCause, true)
                XCTAssertTrue(difference.consequences.allSatisfy { $0.cause == 0 })
                XCTAssertGreaterThan(difference.consequences.count { $0.kind == .moved }, 10)
                let lines = difference.summary().split(separator: "\n")
                XCTAssertEqual(lines.first, "MessagesScreen: mirrored: the layout’s direction changed")
                XCTAssertEqual(lines.count, 2, "\(difference)")
            }
        }
    }

    func testConsequencesSayWhereFramesAre() throws {
        let difference = FrameDifference(from: conversation(.leftToRight), to: conversation(.rightToLeft))
        let avatar = try XCTUnwrap(difference.changes.first { $0.component == "ChatAvatarView#authorAvatarView" })
        let (old, new) = (try XCTUnwrap(avatar.oldPlace).rect, try XCTUnwrap(avatar.newPlace).rect)
        XCTAssertEqual(new.minX, 390 - old.maxX, accuracy: 1)
    }

    /// Other changes are reported in addition, relative to the mirrored position.
    func testOtherChangesStayCauses() {
        final class SquareBubbleView: ChatMessageBubbleView {
            override func layoutSubviews() {
                super.layoutSubviews()
                layer.cornerRadius = 0
            }
        }
        let difference = FrameDifference(
            from: conversation(.leftToRight),
            to: conversation(
                .rightToLeft, { Components.default.messageBubbleView = SquareBubbleView.self },
                messages: { $0[1].text += " And bring the droids, all of them, please." }))
        let lines = difference.groups.map(\.line)
        XCTAssertEqual(lines.first, "MessagesScreen: mirrored: the layout’s direction changed")
        XCTAssertTrue(lines.contains { $0.contains("[+ And bring the droids") }, "\(difference)")
        XCTAssertTrue(lines.contains { $0.contains("corner radius") && $0.hasSuffix("→ 0") }, "\(difference)")
        XCTAssertFalse(lines.contains { $0.contains("moved") }, "\(difference)")
    }

    func testOneFrameOnTheOtherSideIsNoOtherDirection() {
        func row(_ x: CGFloat) -> Frame {
            let avatar = Frame(origin: "avatar", rect: CGRect(x: x, y: 0, width: 32, height: 32), fill: .color(.black))
            return Frame(origin: "Row", rect: CGRect(x: 0, y: 0, width: 300, height: 32), children: [avatar])
        }
        XCTAssertEqual(FrameDifference(from: row(8), to: row(260)).causes.map(\.kind), [.moved])
    }

    // MARK: Sizes

    private func picture(_ frame: Frame) throws -> ComparedPicture {
        ComparedPicture(try Renderer().render(frame, scale: 1, background: .white), frame: frame)
    }

    /// For pictures of unequal sizes, the description names the frame that grew, and the pixels in the common area.
    func testLongerTextMakesThePictureTaller() throws {
        let old = conversation(.leftToRight)
        let new = conversation(.leftToRight) {
        } messages: {
            $0[1].text += " And bring the droids, all of them, please."
        }
        let comparison = PictureComparison(expected: try picture(old), actual: try picture(new))
        let lines = comparison.description.split(separator: "\n").map(String.init)
        XCTAssertTrue(
            lines[0].hasSuffix("pt taller, because of UITextView#textView (“Not yet: the landing ge…”)"), lines[0])
        XCTAssertTrue(lines[1].hasPrefix("in the common area, "), lines[1])
        let pixels = try XCTUnwrap(comparison.pixels)
        XCTAssertEqual(pixels.pixels, 390 * Int(old.rect.height))
        XCTAssertGreaterThan(try XCTUnwrap(pixels.first?.y), 70, "above the longer text all is as it was")
        XCTAssertEqual(comparison.blame.reduce(0) { $0 + $1.pixels }, pixels.over)
        XCTAssertEqual(try JSONDecoder().decode(PictureComparison.self, from: comparison.json()), comparison)
    }

    func testPicturesOfUnequalSizesNeverMatch() throws {
        let frame = Frame(origin: "View", rect: CGRect(x: 0, y: 0, width: 20, height: 20), fill: .color(.white))
        var other = frame
        other.rect.size.height = 21
        let comparison = PictureComparison(expected: try picture(frame), actual: try picture(other))
        XCTAssertFalse(comparison.isMatch)
        XCTAssertEqual(comparison.headline, "expected 20 × 20 pixels, found 20 × 21, 1 pt taller")
        XCTAssertEqual(comparison.pixels?.differing, 0)
    }
}
