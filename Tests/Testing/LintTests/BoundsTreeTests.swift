import Foundation
import XCTest

@testable import Lint

final class BoundsTreeTests: XCTestCase {
    func testFindsIntersections() {
        var number: UInt64 = 7
        func next(_ most: Int) -> CGFloat {
            number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(Int(number >> 33) % most)
        }
        for count in [0, 1, 2, 3, 50, 200] {
            let rects = (0..<count).map { index in
                index % 9 == 4 ? .null : CGRect(x: next(300), y: next(300), width: next(40), height: next(40))
            }
            let tree = BoundsTree(rects)
            for _ in 0..<50 {
                let part = CGRect(x: next(300), y: next(300), width: next(60), height: next(60))
                let range = count / 4..<max(count - 1, count / 4)
                XCTAssertEqual(
                    tree.numbers(in: range, meeting: part), range.filter { rects[$0].intersects(part) })
            }
        }
    }

    func testIgnoresDistantElements() {
        let tree = BoundsTree((0..<1000).map { CGRect(x: 0, y: $0 * 10, width: 100, height: 10) })
        XCTAssertEqual(
            tree.numbers(in: 0..<1000, meeting: CGRect(x: 0, y: 5005, width: 10, height: 10)), [500, 501])
        XCTAssertEqual(tree.numbers(in: 501..<1000, meeting: CGRect(x: 0, y: 5005, width: 10, height: 10)), [501])
    }
}
