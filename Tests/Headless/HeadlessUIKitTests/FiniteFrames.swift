import Foundation
import Frames
import XCTest

/// Asserts that all rectangles of a tree are finite.
func assertFinite(_ frame: Frame, file: StaticString = #filePath, line: UInt = #line) {
    frame.forEach { inner, rect in
        let numbers = [rect.minX, rect.minY, rect.width, rect.height]
        XCTAssertTrue(numbers.allSatisfy(\.isFinite), "\(inner.name): \(rect)", file: file, line: line)
    }
}
