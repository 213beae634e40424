import Dispatch
import Foundation
import Frames
import XCTest

@testable import Raster

final class ThreadTests: XCTestCase {
    func testManyThreadsGiveTheSameBytes() throws {
        let path = try makeQuarters(self, side: 200)
        let frame = page(
            200, 100,
            Frame(
                rect: rect(10, 10, 120, 60), corners: CornerRadii(12), fill: .color(.pureBlue),
                shadow: Shadow(color: .black, radius: 4)),
            Frame(
                rect: rect(140, 10, 50, 50), opacity: 0.8, corners: CornerRadii(25), clipsToBounds: true,
                content: .image(ImageContent(reference: .file(path: path), destination: rect(0, 0, 50, 50)))),
            Sample.text("Many at once 🎒", color: .white, at: CGPoint(x: 20, y: 20)))
        let expected = try PNGWriter.data(Renderer().render(frame, scale: 2))
        let results = Results()
        let store = ImageStore(capacity: 20_000)
        DispatchQueue.concurrentPerform(iterations: 32) { number in
            let images = number % 2 == 0 ? .shared : store
            results.add(try? PNGWriter.data(Renderer(images: images).render(frame, scale: 2)))
        }
        XCTAssertEqual(results.all.count, 32)
        XCTAssertTrue(results.all.allSatisfy { $0 == expected })
    }

    /// Masks, outlines and color glyphs, of more sizes than are cached.
    func testThreadsShareGlyphs() throws {
        let frames = (0..<90).map { number in
            page(260, 60, Sample.text("Size \(number) 🎒 fi", size: 8 + CGFloat(number) * 1.7, at: CGPoint(x: 3, y: 3)))
        }
        let expected = try frames.map { try PNGWriter.data(Renderer().render($0, scale: 1)) }
        for _ in 0..<4 {
            let differing = Results()
            DispatchQueue.concurrentPerform(iterations: 4 * frames.count) { number in
                let place = number * 7 % frames.count
                let data = try? PNGWriter.data(Renderer().render(frames[place], scale: 1))
                if data != expected[place] { differing.add(data) }
            }
            XCTAssertEqual(differing.all.count, 0)
        }
    }

    private final class Results: @unchecked Sendable {
        private let lock = NSLock()
        private(set) var all: [Data?] = []

        func add(_ data: Data?) { lock.withLock { all.append(data) } }
    }
}
