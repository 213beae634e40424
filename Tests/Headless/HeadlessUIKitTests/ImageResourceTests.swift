import Foundation
import Frames
import HeadlessUIKit
import Rendering
import XCTest

/// Pictures among the resources of a package, by name.
@MainActor @preconcurrency
final class ImageResourceTests: XCTestCase {
    private var folder = URL(fileURLWithPath: "/")

    override func setUp() async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)/App_App.resources")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("Icons"), withIntermediateDirectories: true)
    }

    override func tearDown() async throws {
        try FileManager.default.removeItem(at: folder.deletingLastPathComponent())
    }

    private func write(_ name: String, pixels: CGFloat) throws {
        let settings = RenderSettings(scale: 1)
        let picture = Frame(rect: CGRect(x: 0, y: 0, width: pixels, height: pixels), fill: .color(.black))
        let image = RenderSettings.withCurrent(settings) { UIImage(drawing: picture) }
        let data = try XCTUnwrap(name.hasSuffix("png") ? image.pngData() : image.jpegData(compressionQuality: 1))
        try data.write(to: folder.appendingPathComponent(name))
    }

    private func size(_ name: String, scale: CGFloat = 2) throws -> CGSize? {
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        return UIImage(named: name, in: bundle, compatibleWith: UITraitCollection(displayScale: scale))?.size
    }

    func testNamesWithAndWithoutExtension() throws {
        try write("dot.png", pixels: 12)
        try write("photo.jpg", pixels: 20)
        try write("icon.large.png", pixels: 30)
        try write("Icons/star.png", pixels: 40)
        XCTAssertEqual(try size("dot")?.width, 12)
        XCTAssertEqual(try size("dot.png")?.width, 12)
        XCTAssertEqual(try size("photo.jpg")?.width, 20)
        XCTAssertEqual(try size("icon.large")?.width, 30)
        XCTAssertEqual(try size("Icons/star")?.width, 40)
        XCTAssertEqual(
            UIImage(named: "dot", in: Bundle(path: folder.path), with: UIImage.SymbolConfiguration(scale: .large))?
                .size.width, 12)
    }

    func testTheVariantOfTheDisplayScaleIsPreferred() throws {
        try write("dot.png", pixels: 10)
        try write("dot@2x.png", pixels: 22)
        try write("dot@3x.png", pixels: 36)
        XCTAssertEqual(try size("dot", scale: 1)?.width, 10)
        XCTAssertEqual(try size("dot", scale: 2)?.width, 11)
        XCTAssertEqual(try size("dot.png", scale: 2)?.width, 11)
        XCTAssertEqual(try size("dot", scale: 3)?.width, 12)
    }

    func testAnotherVariantReplacesAMissingOne() throws {
        try write("small@2x.png", pixels: 22)
        try write("large@3x.png", pixels: 36)
        XCTAssertEqual(try size("small", scale: 3)?.width, 11)
        XCTAssertEqual(try size("small", scale: 1)?.width, 11)
        XCTAssertEqual(try size("large", scale: 2)?.width, 12)
    }

    func testMissingImagesAreReported() throws {
        let problems = try reported {
            XCTAssertNil(try size("nothing"))
            XCTAssertNil(UIImage(named: "nothing"))
        }
        XCTAssertEqual(
            problems,
            [
                "There is no image named “nothing” in the bundle App_App.resources; UIImage(named:) is nil.",
                "There is no image named “nothing”; UIImage(named:) is nil.",
            ])
    }
}
