import DocumentationImages
import Frames
import Gallery
import SwiftUIGallery
import Rendering
import XCTest

/// Invariants between the variants of every picture in the gallery.
final class GalleryInvariantTests: XCTestCase {
    private func draw(_ picture: PictureEntry, _ settings: RenderSettings) throws -> Frame {
        try RenderSettings.withCurrent(settings) { try picture.makeFrame() }
    }

    private struct Box: Equatable, CustomStringConvertible {
        let name: String
        let rect: CGRect

        var description: String { "\(name) \(rect)" }
    }

    private func boxes(_ frame: Frame) -> [Box] {
        var boxes: [Box] = []
        frame.forEach { frame, rect in boxes.append(Box(name: frame.name, rect: rect)) }
        return boxes
    }

    /// The sizes of the texts' first runs, in points, from the first frame to the last.
    private func textSizes(_ frame: Frame) -> [String: CGFloat] {
        var sizes: [String: CGFloat] = [:]
        frame.forEach { frame, _ in
            guard case .text(let text) = frame.content, let size = text.runs.first?.size else { return }
            let key = "\(frame.name) “\(text.string)”"
            sizes[key] = min(sizes[key] ?? size, size)
        }
        return sizes
    }

    /// Dark mode has the same geometry as light mode, and larger text is never smaller. One test, so that each picture
    /// is laid out in its default variant only once.
    func testDarkKeepsGeometryAndLargerTextIsNeverSmaller() throws {
        for picture in WholeGallery.pictures {
            let usual = try draw(picture, RenderSettings(scale: 2))
            assertSameGeometry(usual, try draw(picture, RenderSettings(scale: 2, appearance: .dark)), picture.name)
            let larger = try draw(
                picture, RenderSettings(scale: 2, contentSize: .accessibilityExtraExtraExtraLarge))
            let sizes = textSizes(usual)
            for (text, size) in textSizes(larger) {
                XCTAssertGreaterThanOrEqual(size, sizes[text] ?? 0, "\(picture.name): \(text)")
            }
        }
    }

    private func assertSameGeometry(_ light: Frame, _ dark: Frame, _ name: String) {
        let (light, dark) = (boxes(light), boxes(dark))
        XCTAssertEqual(light.count, dark.count, name)
        let other = zip(light, dark).first { $0 != $1 }
        XCTAssertNil(other, "\(name): \(other.map { "\($0.0) is \($0.1)" } ?? "")")
    }
}
