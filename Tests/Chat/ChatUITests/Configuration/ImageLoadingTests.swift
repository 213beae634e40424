import Frames
import HeadlessUIKit
import XCTest

@testable import ChatUI

@MainActor @preconcurrency
final class ImageLoadingTests: XCTestCase {
    /// A loader whose pictures are drawings of a size.
    private struct Loader: ImageLoading {
        let size: CGSize
        func image(at url: URL?) -> UIImage? {
            url == nil ? nil : UIImage(drawing: Frame(name: "photo", rect: CGRect(origin: .zero, size: size)))
        }
    }

    private let url = URL(fileURLWithPath: "/photo.png")

    private func frame(of image: UIImage?) throws -> Frame {
        let reference = try XCTUnwrap(image).reference
        var drawing: Frame?
        if case .drawing(let frame) = reference { drawing = frame }
        return try XCTUnwrap(drawing, "not a drawing: \(reference)")
    }

    private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
        UIImage(drawing: Frame(rect: CGRect(x: 0, y: 0, width: width, height: height)))
    }

    func testThePlaceholderStandsForAMissingPicture() {
        let view = UIImageView()
        let placeholder = image(4, 4)
        let options = ImageLoaderOptions(placeholder: placeholder)
        XCTAssertFalse(Loader(size: .zero).loadImage(into: view, from: nil, with: options))
        XCTAssertEqual(view.image, placeholder)
        XCTAssertFalse(FileImageLoader().loadImage(into: view, from: URL(string: "https://a.io/b.png"), with: options))
        XCTAssertFalse(
            FileImageLoader().loadImage(into: view, from: URL(fileURLWithPath: "/no/such/file.png"), with: options))
        XCTAssertEqual(view.image, placeholder)
    }

    func testAPictureFitsInTheSizeThatIsAskedFor() {
        let view = UIImageView()
        let loader = Loader(size: CGSize(width: 400, height: 200))
        XCTAssertTrue(loader.loadImage(into: view, from: url))
        XCTAssertEqual(view.image?.size, CGSize(width: 400, height: 200))
        let options = ImageLoaderOptions(resize: ImageResize(CGSize(width: 40, height: 40)))
        XCTAssertTrue(loader.loadImage(into: view, from: url, with: options))
        XCTAssertEqual(view.image?.size, CGSize(width: 40, height: 20))
    }

    func testCroppingKeepsTheMiddle() throws {
        let cropped = DrawingImageProcessor().crop(image: image(80, 40), to: CGSize(width: 20, height: 40))
        XCTAssertEqual(cropped?.size, CGSize(width: 20, height: 40))
        let frame = try frame(of: cropped)
        XCTAssertTrue(frame.clipsToBounds)
        guard case .image(let content) = frame.content else { return XCTFail("No image") }
        XCTAssertEqual(content.destination, CGRect(x: -30, y: 0, width: 80, height: 40))
    }

    func testScalingKeepsTheShape() {
        let processor = DrawingImageProcessor()
        let room = CGSize(width: 40, height: 40)
        XCTAssertEqual(processor.scale(image: image(40, 80), to: room).size, CGSize(width: 20, height: 40))
        XCTAssertEqual(processor.scale(image: image(10, 10), to: room).size, CGSize(width: 40, height: 40))
        XCTAssertEqual(processor.scale(image: image(0, 0), to: room).size, .zero)
        XCTAssertNil(processor.crop(image: image(0, 0), to: room))
    }

    func testMergingPutsPicturesInARow() throws {
        let merger = DefaultImageMerger()
        XCTAssertNil(merger.merge(images: [], orientation: .vertical))
        let row = merger.merge(images: [image(20, 40), image(10, 30)], orientation: .horizontal)
        XCTAssertEqual(row?.size, CGSize(width: 30, height: 40))
        XCTAssertEqual(
            try frame(of: row).children.map(\.rect),
            [CGRect(x: 0, y: 0, width: 20, height: 40), CGRect(x: 20, y: 0, width: 10, height: 30)])
        let column = merger.merge(images: [image(20, 40), image(10, 30)], orientation: .vertical)
        XCTAssertEqual(column?.size, CGSize(width: 20, height: 70))
    }
}
