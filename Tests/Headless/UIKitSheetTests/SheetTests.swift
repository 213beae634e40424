import Frames
import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@MainActor @preconcurrency
final class SheetTests: XCTestCase {
    func testSamplesStandOverTheirCaptions() {
        let sheet = Sheet("Colours", width: 200)
        let sample = UIView()
        sample.backgroundColor = .systemRed
        sheet.add("red", sample, size: CGSize(width: 40, height: 20))
        let frame = sheet.makeFrame(proposing: ProposedSize(width: 200))
        XCTAssertEqual(sample.convert(sample.bounds, to: sheet).origin.x, 16)
        XCTAssertEqual(sample.bounds.size, CGSize(width: 40, height: 20))
        XCTAssertEqual(frame.rect.width, 200)
    }
}
