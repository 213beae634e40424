import ChatModels
import ChatUI
import Comparison
import Frames
import HeadlessUIKit
import Raster
import Rendering
import XCTest

/// The components that are blamed for the pixels of rendered views.
@MainActor @preconcurrency
final class BlameTests: XCTestCase {
    private func picture(_ frame: Frame) throws -> ComparedPicture {
        ComparedPicture(try Renderer().render(frame, scale: 2, background: .white), frame: frame)
    }

    /// Blames pixels that were changed without changing frames.
    private func blame(_ frame: Frame, at areas: [CGRect]) throws -> [ComponentBlame] {
        let expected = try picture(frame)
        let bitmap = try expected.bitmap.mapped { x, y, pixel in
            let place = CGPoint(x: (CGFloat(x) + 0.5) / 2, y: (CGFloat(y) + 0.5) / 2)
            return areas.contains { $0.contains(place) } ? pixel ^ 0x0000_FF00 : pixel
        }
        return PictureComparison(expected: expected, actual: ComparedPicture(bitmap, frame: frame)).blame
    }

    private func label(_ text: String) -> Frame {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 17)
        return label.makeFrame(proposing: ProposedSize())
    }

    private func place(of name: String, in frame: Frame, from origin: CGPoint = .zero) -> CGRect? {
        let rect = frame.rect.offsetBy(dx: origin.x, dy: origin.y)
        if frame.name == name { return rect }
        return frame.children.lazy.compactMap { self.place(of: name, in: $0, from: rect.origin) }.first
    }

    /// The space beside a label's last letter belongs to the label's background.
    func testPixelsBesideALabelAreNotTheLabels() throws {
        var title = label("Sail")
        title.origin = "UILabel#titleLabel"
        title.rect.origin = CGPoint(x: 20, y: 10)
        for fill in [Paint?.some(.color(.white)), nil] {
            let bar = Frame(
                origin: "Bar", rect: CGRect(x: 0, y: 0, width: 120, height: 44), fill: fill, children: [title])
            let right = CGRect(x: title.rect.maxX + 1, y: 12, width: 6, height: 16)
            let left = CGRect(x: 12, y: 12, width: 6, height: 16)
            XCTAssertEqual(try blame(bar, at: [right]).map(\.component), ["Bar"])
            XCTAssertEqual(try blame(bar, at: [left]).map(\.component), ["Bar"])
        }
    }

    func testLettersAreTheLabels() throws {
        var title = label("H")
        title.origin = "UILabel#titleLabel"
        title.rect.origin = CGPoint(x: 20, y: 10)
        let bar = Frame(
            origin: "Bar", rect: CGRect(x: 0, y: 0, width: 60, height: 44), fill: .color(.white), children: [title])
        XCTAssertEqual(
            try blame(bar, at: [CGRect(x: 23, y: 18, width: 4, height: 4)]).map(\.component), ["UILabel#titleLabel"])
    }

    /// Ink that extends beyond a label belongs to the label.
    func testInkOutsideOfALabelIsTheLabels() throws {
        var title = label("Falcon")
        title.origin = "UILabel#titleLabel"
        title.rect.size.width = 20
        let bar = Frame(
            origin: "Bar", rect: CGRect(x: 0, y: 0, width: 100, height: 30), fill: .color(.white), children: [title])
        var other = bar
        other.children[0] = label("Falkon")
        other.children[0].origin = title.origin
        other.children[0].rect.size.width = 20
        let comparison = PictureComparison(expected: try picture(bar), actual: try picture(other))
        XCTAssertEqual(comparison.blame.map(\.component), ["UILabel#titleLabel"])
        XCTAssertGreaterThan(try XCTUnwrap(comparison.blame.first).bounds.x, 40, "right of the label's 20 points")
    }

    func testGapsOfAMessageAreNotItsTimestamps() throws {
        let frame = Conversations.frame(Conversations.messages)
        let stamp = try XCTUnwrap(place(of: "UILabel#timestampLabel", in: frame))
        let beside = CGRect(x: stamp.maxX + 2, y: stamp.minY, width: 5, height: stamp.height)
        let blamed = try blame(frame, at: [beside]).map(\.component)
        XCTAssertFalse(blamed.contains("UILabel#timestampLabel"), "\(blamed)")
        XCTAssertFalse(blamed.isEmpty)
    }

    func testSquareBubblesPixelsAreTheBubbles() throws {
        final class SquareBubbleView: ChatMessageBubbleView {
            override func layoutSubviews() {
                super.layoutSubviews()
                layer.cornerRadius = 0
            }
        }
        let before = ConfigurationScope.run { Conversations.frame(Conversations.messages) }
        let after = ConfigurationScope.run {
            Components.default.messageBubbleView = SquareBubbleView.self
            return Conversations.frame(Conversations.messages)
        }
        let blame = PictureComparison(expected: try picture(before), actual: try picture(after)).blame
        XCTAssertEqual(blame.map(\.component), ["SquareBubbleView#bubbleView"])
    }

    func testAShadowsPixelsAreItsCasters() throws {
        func screen(_ shadow: Shadow?) -> Frame {
            let button = Frame(
                origin: "ScrollToBottomButton", rect: CGRect(x: 40, y: 20, width: 40, height: 40),
                corners: CornerRadii(20), fill: .color(.white), shadow: shadow)
            return Frame(
                origin: "Screen", rect: CGRect(x: 0, y: 0, width: 120, height: 80), fill: .color(.white),
                children: [label("Have you seen it?"), button])
        }
        let shadow = Shadow(color: .black, radius: 4, offset: CGSize(width: 0, height: 4))
        let comparison = PictureComparison(
            expected: try picture(screen(nil)), actual: try picture(screen(shadow)))
        XCTAssertEqual(comparison.blame.map(\.component), ["ScrollToBottomButton"])
    }
}
