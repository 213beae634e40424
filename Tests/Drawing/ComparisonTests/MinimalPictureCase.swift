import Comparison
import Foundation
import Frames
import Raster
import XCTest

/// A test case for the smallest parts of two pictures.
class MinimalPictureCase: XCTestCase {
    func minimal(_ before: Frame, _ after: Frame, scale: CGFloat = 2) throws -> MinimalPicture? {
        let (one, other) = (
            ComparedPicture(try Renderer().render(before, scale: scale), frame: before),
            ComparedPicture(try Renderer().render(after, scale: scale), frame: after)
        )
        return MinimalPicture(expected: one, actual: other, comparison: PictureComparison(expected: one, actual: other))
    }

    func minimal(_ change: (inout Scene) -> Void) throws -> MinimalPicture {
        var scene = Scene()
        change(&scene)
        return try XCTUnwrap(minimal(Scene().frame, scene.frame))
    }

    /// The drawn frames of a part really differ; with any of them removed, they don't.
    func assertShows(_ part: MinimalDifference, line: UInt = #line) throws {
        let (one, other) = (
            try Renderer().render(part.before, scale: 2), try Renderer().render(part.after, scale: 2)
        )
        XCTAssertEqual(one, part.expected, line: line)
        XCTAssertEqual(other, part.actual, line: line)
        XCTAssertFalse(BitmapComparison(expected: one, actual: other).isMatch, line: line)
    }

    func box(_ name: String, _ rect: CGRect, _ color: UInt32, _ children: [Frame] = []) -> Frame {
        Frame(origin: Frame.Origin(name: name), rect: rect, fill: .color(RGBA(hex: color)), children: children)
    }
}
