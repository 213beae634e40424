import ChatModels
import ChatUI
import Comparison
import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// Invariants between the variants of a screen.
final class InvariantTests: XCTestCase {
    private func screen(_ change: (inout RenderSettings) -> Void) -> Frame {
        var settings = RenderSettings()
        change(&settings)
        return RenderSettings.withCurrent(settings) {
            ConfigurationScope.run { Conversations.frame(Conversations.messages) }
        }
    }

    private func walk(_ frame: Frame, _ other: Frame, _ body: (Frame, Frame) -> Void) {
        XCTAssertEqual(frame.name, other.name)
        XCTAssertEqual(frame.children.count, other.children.count, frame.name)
        body(frame, other)
        for (child, otherChild) in zip(frame.children, other.children) { walk(child, otherChild, body) }
    }

    func testDarkHasTheGeometryOfLight() {
        for direction in [RenderSettings.Direction.leftToRight, .rightToLeft] {
            let light = screen { $0.direction = direction }
            let dark = screen {
                $0.direction = direction
                $0.appearance = .dark
            }
            walk(light, dark) { XCTAssertEqual($0.rect, $1.rect, $0.name) }
            let kinds = Set(FrameDifference(from: light, to: dark).changes.map(\.kind))
            XCTAssertTrue(kinds.isSubset(of: [.restyled, .image]), "\(kinds)")
            XCTAssertTrue(kinds.contains(.restyled))
        }
    }

    /// Edges are on the nearest pixels, and the sizes of texts are rounded up: off by at most a pixel of the lower scale.
    func testScalesAgree() {
        for (one, other) in [(1, 2), (1, 3), (2, 3)] as [(CGFloat, CGFloat)] {
            let most = 1 / one + 0.001
            walk(screen { $0.scale = one }, screen { $0.scale = other }) { coarse, fine in
                var distances = [
                    coarse.rect.minX - fine.rect.minX, coarse.rect.width - fine.rect.width,
                    coarse.rect.height - fine.rect.height,
                ]
                // A table rounds the height of every row, so rounding errors add up.
                if coarse.name != "ChatMessageCell" { distances.append(coarse.rect.minY - fine.rect.minY) }
                for distance in distances where coarse.name != "MessagesScreen" {
                    XCTAssertLessThanOrEqual(abs(distance), most, "\(coarse.name) at \(one)x and \(other)x")
                }
            }
        }
    }

    func testLargerTextIsNeverSmaller() {
        let sizes = RenderSettings.ContentSize.allCases.map { size in screen { $0.contentSize = size } }
        for (small, large) in zip(sizes, sizes.dropFirst()) {
            XCTAssertGreaterThanOrEqual(large.rect.height, small.rect.height)
            walk(small, large) { one, other in
                guard case .text(let text) = one.content, case .text(let larger) = other.content else { return }
                for (run, largerRun) in zip(text.runs, larger.runs) {
                    XCTAssertGreaterThanOrEqual(largerRun.size, run.size, one.name)
                }
            }
        }
    }
}
