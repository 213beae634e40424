import Frames
import HeadlessSwiftUI
import XCTest

extension VerticalAlignment {
    private enum Thumb: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }

    fileprivate static let thumb = VerticalAlignment(Thumb.self)
}

/// Guides through modifiers and containers. The figures follow from the rules of alignment.
final class AlignmentTests: XCTestCase {
    func testAGuideOfAnApplicationsOwn() {
        let view = HStack(alignment: .thumb, spacing: 0) {
            block(10, 40)
            VStack(spacing: 0) {
                block(10, 20)
                block(10, 20).alignmentGuide(.thumb) { $0[VerticalAlignment.center] }
            }
        }
        let rects = colors(in: view.fixedSize(), width: nil, height: nil)
        // The second block's middle, 30 under its column's top, stands beside the first one's, 20 under its own.
        XCTAssertEqual(rects.map(\.minY), [10, 0, 20])
    }

    func testAGuideGoesThroughModifiers() {
        let view = HStack(alignment: .top, spacing: 0) {
            block(10, 10)
            block(10, 10).alignmentGuide(.top) { _ in 5 }.padding(.top, 3).frame(height: 30, alignment: .bottom)
                .background(Color.green).opacity(0.5)
        }
        // The guide is 5 under the block's top, 8 under the padding's, 25 under the frame's.
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

    func testSeveralViewsWithAGuideHaveItsMean() {
        let column = VStack(alignment: .leading, spacing: 0) {
            block(10, 10).alignmentGuide(.bottom) { $0.height }
            block(10, 10).alignmentGuide(.bottom) { $0.height }
        }
        let view = HStack(alignment: .bottom, spacing: 0) {
            block(10, 40)
            column
        }
        // The guides are 10 and 20 under the column's top: together 15.
        XCTAssertEqual(colors(in: view, width: nil, height: nil).map(\.minY), [0, 25, 35])
    }

    func testAnOverlayMeetsAGuideOfItsOwn() {
        let badge = block(10, 10).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
        let view = block(50, 50).overlay(badge, alignment: .topTrailing)
        XCTAssertEqual(colors(in: view, width: nil, height: nil)[1].origin, CGPoint(x: 45, y: -5))
    }

    func testTextsStandOnOneLine() {
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
