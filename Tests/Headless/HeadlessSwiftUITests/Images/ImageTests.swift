import Frames
import HeadlessSwiftUI
import XCTest

final class ImageTests: XCTestCase {
    /// A picture of 12 × 12 points: the top left quarter is blue, the rest yellow.
    private let picture = UIImage(
        drawing: Frame(
            rect: CGRect(x: 0, y: 0, width: 12, height: 12), fill: .color(RGBA(hex: 0xFFFF00)),
            children: [
                Frame(rect: CGRect(x: 0, y: 0, width: 6, height: 6), fill: .color(RGBA(hex: 0x0000FF)))
            ]))

    private func size<V: View>(_ view: V, width: CGFloat? = nil, height: CGFloat? = nil) -> CGSize {
        DrawnView(view, width: width, height: height).frame.rect.size
    }

    func testAPictureKeepsItsSizeUnlessItIsResizable() {
        XCTAssertEqual(size(Image(uiImage: picture), width: 40, height: 30), CGSize(width: 12, height: 12))
        let resizable = Image(uiImage: picture).resizable()
        XCTAssertEqual(size(resizable, width: 40, height: 30), CGSize(width: 40, height: 30))
        XCTAssertEqual(size(resizable), CGSize(width: 12, height: 12))
        XCTAssertEqual(size(resizable.scaledToFit(), width: 40, height: 30), CGSize(width: 30, height: 30))
    }

    func testFillingOverflowsAndIsClipped() throws {
        let filled = Image(uiImage: picture).resizable().scaledToFill().frame(width: 40, height: 20).clipped()
        let drawn = DrawnView(filled.padding(10))
        let bitmap = try drawn.bitmap()
        XCTAssertEqual(bitmap[40, 16].alpha, 0)
        XCTAssertEqual(bitmap[30, 30].description, "#0000FF")
        XCTAssertEqual(bitmap[30, 50].description, "#FFFF00")
    }

    func testTilesRepeat() throws {
        let tiled = Image(uiImage: picture).resizable(resizingMode: .tile)
        let bitmap = try DrawnView(tiled, width: 36, height: 24).bitmap()
        for (x, y) in [(4, 4), (28, 4), (52, 28)] { XCTAssertEqual(bitmap[x, y].description, "#0000FF") }
        for (x, y) in [(16, 4), (40, 28), (64, 40)] { XCTAssertEqual(bitmap[x, y].description, "#FFFF00") }
    }

    func testAPatternFillsAShape() throws {
        let view = Rectangle().fill(ImagePaint(image: Image(uiImage: picture), scale: 0.5))
        let bitmap = try DrawnView(view, width: 12, height: 12).bitmap()
        XCTAssertEqual(bitmap[2, 2].description, "#0000FF")
        XCTAssertEqual(bitmap[14, 14].description, "#0000FF")
        XCTAssertEqual(bitmap[8, 2].description, "#FFFF00")
    }

    func testATemplateTakesTheForeground() throws {
        let view = Image(uiImage: picture).renderingMode(.template).foregroundColor(Color(white: 0))
        XCTAssertEqual(try DrawnView(view).bitmap()[4, 4].description, "#000000")
        let original = Image(systemName: "heart.fill").renderingMode(.original)
        guard case .image(let image) = DrawnView(original).frame.content else { return XCTFail("No image") }
        XCTAssertNil(image.tint)
    }

    func testSymbolsMatchTheSurroundingText() {
        let body = size(Image(systemName: "heart.fill"))
        let large = size(Image(systemName: "heart.fill").font(.system(size: 34)))
        XCTAssertEqual(large.width, body.width * 2, accuracy: 0.5)
        XCTAssertGreaterThan(size(Image(systemName: "heart.fill").imageScale(.large)).width, body.width)
    }

    func testVariantsNameOtherDrawings() {
        let filled = DrawnView(Image(systemName: "heart").symbolVariant(.fill)).frame.content
        XCTAssertEqual(filled, DrawnView(Image(systemName: "heart.fill")).frame.content)
    }

    func testMissingImagesAreReported() {
        let view = HStack {
            Image("nothing")
            Image(systemName: "no.such.symbol")
        }
        XCTAssertEqual(
            problems { DrawnView(view) }.messages,
            [
                "There is no image named “nothing”; it has no size and isn't drawn.",
                "There is no symbol “no.such.symbol”: a dashed box is drawn instead; on iOS, the image would be nil.",
            ])
    }

    func testNamedImages() {
        UIImage.register(picture, named: "tile")
        defer { UIImage.register(nil, named: "tile") }
        XCTAssertEqual(size(Image("tile")), CGSize(width: 12, height: 12))
    }

    func testResourcesByName() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).resources")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try XCTUnwrap(Data(base64Encoded: redPixel)).write(to: folder.appendingPathComponent("dot.png"))
        let bundle = try XCTUnwrap(Bundle(path: folder.path))
        let images = [
            Image("dot", bundle: bundle), Image("dot.png", bundle: bundle), Image(decorative: "dot", bundle: bundle),
            Image("dot", bundle: bundle, label: Text("Dot")), Image("dot", variableValue: 1, bundle: bundle),
        ]
        for image in images { XCTAssertEqual(size(image), CGSize(width: 1, height: 1)) }
    }

    /// A PNG file of one red pixel.
    private let redPixel =
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC"

    func testDataURLsAreShownImmediately() throws {
        let view = AsyncImage(url: URL(string: "data:image/png;base64,\(redPixel)")) {
            $0.resizable()
        } placeholder: {
            Color.green
        }
        XCTAssertEqual(try DrawnView(view, width: 10, height: 10).bitmap()[10, 10].description, "#FF0000")
    }

    func testOtherAddressesShowTheirPlaceholder() {
        let view = AsyncImage(url: URL(string: "https://example.com/picture.png")) {
            $0.resizable()
        } placeholder: {
            Color.green
        }
        XCTAssertEqual(DrawnView(view, width: 10, height: 10).fill?.description, "#34C759")
    }

    func testAPictureOfAView() async {
        await MainActor.run {
            let renderer = ImageRenderer(content: Color.red.frame(width: 30, height: 20))
            XCTAssertEqual(renderer.uiImage?.size, CGSize(width: 30, height: 20))
        }
    }
}
