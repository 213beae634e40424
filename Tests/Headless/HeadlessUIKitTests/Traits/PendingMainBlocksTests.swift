import Frames
import HeadlessUIKit
import Rendering
import Synchronization
import XCTest

/// Blocks that views send to the main queue.
@MainActor @preconcurrency
final class SentBlocksTests: XCTestCase {
    func testABlockOfLayoutHasRunWhenTheViewIsDrawn() {
        final class LateView: UIView {
            let label = UILabel()
            override func layoutSubviews() {
                super.layoutSubviews()
                guard label.superview == nil else { return }
                addSubview(label)
                DispatchQueue.main.async {
                    self.label.text = "Late"
                    DispatchQueue.main.async { [weak self] in self?.label.frame.size.width = 77 }
                }
            }
        }
        let frame = LateView().makeFrame(proposing: ProposedSize(width: 100, height: 100))
        XCTAssertEqual(frame.children.map(\.rect.width), [77])
    }

    func testABlockThatWasSentBeforeHasRunToo() {
        let view = UIView()
        DispatchQueue.main.async { view.alpha = 0.5 }
        XCTAssertEqual(view.alpha, 1)
        XCTAssertEqual(view.makeFrame(proposing: ProposedSize(width: 10, height: 10)).opacity, 0.5)
    }

    func testBlocksWithoutEndAreReportedOnce() {
        final class EndlessView: UIView {
            var count = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                count += 1
                DispatchQueue.main.async { self.setNeedsLayout() }
            }
        }
        let view = EndlessView()
        let lines = Mutex<[String]>([])
        RenderProblems.withHandler({ line in lines.withLock { $0.append("\(line)") } }) {
            _ = view.makeFrame(proposing: ProposedSize(width: 10, height: 10))
        }
        XCTAssertEqual(lines.withLock { $0.filter { $0.contains("EndlessView") }.count }, 1)
        XCTAssertLessThan(view.count, 12)
    }

    func testWithoutAPictureABlockRunsAsUsual() async {
        let ran = await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume(returning: true) }
        }
        XCTAssertTrue(ran)
    }
}
