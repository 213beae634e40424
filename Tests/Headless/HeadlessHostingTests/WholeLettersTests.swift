import Frames
import HeadlessHosting
import HeadlessSwiftUI
import HeadlessUIKit
import Raster
import Rendering
import XCTest

/// Letters that are taller than their line are seen whole, in each language and size.
@MainActor @preconcurrency
final class WholeLettersTests: XCTestCase {
    /// A label, a text view and a text of SwiftUI below each other, each of its own size.
    private func board(_ text: String) -> UIView {
        let label = UILabel()
        (label.text, label.font, label.numberOfLines) = (text, .preferredFont(forTextStyle: .body), 0)
        let view = UITextView()
        (view.text, view.font, view.isScrollEnabled) = (text, .preferredFont(forTextStyle: .body), false)
        view.textContainerInset = .zero
        let hosted: UIView = UIHostingController(rootView: Text(verbatim: text)).view
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 340, height: 40))
        for part in [label, view, hosted] {
            let size = part.sizeThatFits(CGSize(width: 300, height: 10_000))
            part.frame = CGRect(x: 20, y: board.bounds.height, width: 300, height: size.height)
            board.addSubview(part)
            board.bounds.size.height += size.height + 40
        }
        return board
    }

    private func picture(_ frame: Frame) throws -> Bitmap { try Renderer().render(frame, scale: 1, background: .white) }

    private func check(_ size: RenderSettings.ContentSize) throws {
        for (language, text) in LanguageSentences.all {
            let frame = RenderSettings.withCurrent(RenderSettings(contentSize: size)) {
                let board = board(text)
                return board.makeFrame(
                    proposing: ProposedSize(width: board.bounds.width, height: board.bounds.height))
            }
            XCTAssertEqual(try picture(frame).digest, try picture(frame.withoutClips).digest, language)
        }
    }

    func testLettersOfTheUsualSizeAreWhole() throws { try check(.large) }

    func testLettersOfTheLargestUsualSizeAreWhole() throws { try check(.extraExtraExtraLarge) }

    func testLettersOfAnAccessibilitySizeAreWhole() throws { try check(.accessibilityExtraLarge) }

    func testATextThatIsTooWideIsCutAtItsSidesOnly() throws {
        let wide = UILabel(frame: CGRect(x: 20, y: 40, width: 60, height: 21))
        (wide.text, wide.lineBreakMode) = ("ក្រុមស្ត្រីញ្ញុំ", .byClipping)
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        board.addSubview(wide)
        let frame = board.makeFrame(proposing: ProposedSize(width: 300, height: 100))
        var mask = Frame(rect: CGRect(x: 0, y: 0, width: 80, height: 100), clipsToBounds: true)
        mask.children = [frame.withoutClips]
        let paper = Frame(rect: frame.rect, children: [mask])
        XCTAssertEqual(try picture(frame).digest, try picture(paper).digest)
    }

    /// The comparison sees a letter that is cut.
    func testACutLetterIsSeen() throws {
        let low = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 8))
        low.text = "ក្រុម"
        let board = UIView(frame: CGRect(x: 0, y: 0, width: 140, height: 60))
        board.addSubview(low)
        let frame = board.makeFrame(proposing: ProposedSize(width: 140, height: 60))
        XCTAssertNotEqual(try picture(frame).digest, try picture(frame.withoutClips).digest)
    }
}

extension Frame {
    /// The frame with nothing clipped.
    fileprivate var withoutClips: Frame {
        var copy = self
        copy.clipsToBounds = false
        copy.children = children.map(\.withoutClips)
        return copy
    }
}
