import Frames
import HeadlessSwiftUI
import XCTest

extension VerticalAlignment {
    private enum Thumb: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }

    fileprivate static let thumb = VerticalAlignment(Thumb.self)
}

/// Alignment guides through modifiers and containers. The expected values follow from the rules of alignment.
final class AlignmentTests: XCTestCase {
    func testCustomAlignment() {
        let view = HStack(alignment: .thumb, spacing: 0) {
            block(10, 40)
            VStack(spacing: 0) {
                block(10, 20)
                block(10, 20).alignmentGuide(.thumb) { $0[VerticalAlignment.center] }
            }
        }
        let rects = colors(in: view.fixedSize(), width: nil, height: nil)
        // The second block's center, 30 below the top of its column, is level with the first block's, 20 below its
        // top.
        XCTAssertEqual(rects.map(\.minY), [10, 0, 20])
    }

    func testAlignmentGuidesPassThroughModifiers() {
        let view = HStack(alignment: .top, spacing: 0) {
            block(10, 10)
            block(10, 10).alignmentGuide(.top) { _ in 5 }.padding(.top, 3).frame(height: 30, alignment: .bottom)
                .background(Color.green).opacity(0.5)
        }
        // The guide is 5 below the top of the block, 8 below that of the padding, and 25 below that of the frame.
        XCTAssertEqual(size(of: view, width: nil, height: nil).height, 35)
        XCTAssertEqual(colors(in: view, width: nil, height: nil)[0].minY, 25)
    }

    func testAStackIsAsHighAsItsAlignedViews() {
        let view = HStack(alignment: .top, spacing: 0) {
            block(10, 30)
            block(10, 30).alignmentGuide(.top) { _ in -10 }
        }
        XCTAssertEqual(size(of: view, width: nil, height: nil).height, 40)
        XCTAssertEqual(colors(in: view, width: nil, height: nil).map(\.minY), [0, 10])
    }

    func testGuidesOfSeveralViewsAreAveraged() {
        let column = VStack(alignment: .leading, spacing: 0) {
            block(10, 10).alignmentGuide(.bottom) { $0.height }
            block(10, 10).alignmentGuide(.bottom) { $0.height }
        }
        let view = HStack(alignment: .bottom, spacing: 0) {
            block(10, 40)
            column
        }
        // The guides are 10 and 20 below the top of the column; their average is 15.
        XCTAssertEqual(colors(in: view, width: nil, height: nil).map(\.minY), [0, 25, 35])
    }

    func testOverlayWithCustomAlignment() {
        let badge = block(10, 10).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
        let view = block(50, 50).overlay(badge, alignment: .topTrailing)
        XCTAssertEqual(colors(in: view, width: nil, height: nil)[1].origin, CGPoint(x: 45, y: -5))
    }

    func testTextsShareABaseline() {
        let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
            Text("A").font(.largeTitle)
            VStack(spacing: 0) {
                Text("B").font(.caption)
                block(10, 30)
            }
        }
        var tops: [CGFloat] = []
        frame(of: view, width: nil, height: nil).forEach { frame, rect in
            guard frame.name == "Text", case .text(let content) = frame.content else { return }
            tops.append(rect.minY + content.runs[0].origin.y)
        }
        XCTAssertEqual(tops[0], tops[1], accuracy: 0.1)
    }
}
