import Frames
import HeadlessUIKit
import Raster
import Rendering
import XCTest

@MainActor @preconcurrency
final class ImageDataTests: XCTestCase {
    /// Red, green; blue, transparent: a quarter each.
    private var quarters: UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
            for (index, color) in [UIColor.red, .green, .blue].enumerated() {
                color.setFill()
                context.fill(CGRect(x: index % 2 * 2, y: index / 2 * 2, width: 2, height: 2))
            }
        }
    }

    private func pixels(_ image: UIImage) throws -> Bitmap {
        let rect = CGRect(origin: .zero, size: image.size)
        let content = ImageContent(reference: image.reference, destination: rect)
        return try Renderer().render(Frame(rect: rect, content: .image(content)), scale: 1)
    }

    func testPNGGoesThereAndBack() throws {
        let data = try XCTUnwrap(quarters.pngData())
        let image = try XCTUnwrap(UIImage(data: data))
        XCTAssertEqual(image.size, CGSize(width: 4, height: 4))
        let bitmap = try pixels(image)
        XCTAssertEqual(bitmap[0, 0], RGBA(hex: 0xFF0000))
        XCTAssertEqual(bitmap[3, 0], RGBA(hex: 0x00FF00))
        XCTAssertEqual(bitmap[3, 3], .clear)
        XCTAssertNil(UIImage().pngData())
    }

    func testJPEGIsWhiteWhereTheImageIsTransparent() throws {
        let large = quarters.preparingThumbnail(of: CGSize(width: 64, height: 64))
        let data = try XCTUnwrap(large?.jpegData(compressionQuality: 1))
        XCTAssertEqual(data.prefix(2), Data([0xFF, 0xD8]))
        let bitmap = try pixels(try XCTUnwrap(UIImage(data: data)))
        XCTAssertGreaterThan(bitmap[60, 60].red, 0.95)
        XCTAssertNotNil(large?.jpegData(compressionQuality: .nan))
    }

    func testCroppingAndOrientation() throws {
        let image = try XCTUnwrap(quarters.cgImage)
        XCTAssertEqual(image.width, 4)
        let part = try XCTUnwrap(image.cropping(to: CGRect(x: 2, y: 0, width: 2, height: 2)))
        XCTAssertEqual([part.width, part.height], [2, 2])
        XCTAssertEqual(try pixels(UIImage(cgImage: part))[1, 1], RGBA(hex: 0x00FF00))
        XCTAssertNil(image.cropping(to: CGRect(x: 9, y: 9, width: 2, height: 2)))
        // The pixels of a camera held sideways: their left is the picture's top.
        let right = try pixels(UIImage(cgImage: image, scale: 1, orientation: .right))
        XCTAssertEqual(right[0, 0], RGBA(hex: 0x0000FF))
        XCTAssertEqual(right[3, 0], RGBA(hex: 0xFF0000))
        XCTAssertEqual(right[3, 3], RGBA(hex: 0x00FF00))
    }

    func testPixelsComeAndGo() throws {
        let provider = try XCTUnwrap(CGDataProvider(data: Data([255, 0, 0, 255, 0, 0, 128, 128])))
        let image = try XCTUnwrap(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent))
        XCTAssertEqual(image.dataProvider?.data, Data([255, 0, 0, 255, 0, 0, 128, 128]))
    }

    func testPatternsAndNames() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        view.backgroundColor = UIColor(patternImage: quarters)
        XCTAssertNil(view.paintedFrame().fill)
        let bitmap = try Renderer().render(view.paintedFrame(), scale: 1)
        XCTAssertEqual(bitmap[4, 0], RGBA(hex: 0xFF0000))
        XCTAssertEqual(bitmap[7, 7], .clear)
        UIColor.register(.systemRed, named: "accent")
        XCTAssertEqual(UIColor(named: "accent"), .systemRed)
        UIColor.register(nil, named: "accent")
        RenderProblems.withHandler({ _ in }, operation: { XCTAssertNil(UIColor(named: "accent")) })
    }

    func testContextsOfPixelsPointUp() throws {
        let context = try XCTUnwrap(
            CGContext(
                data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(UIColor.red.cgColor)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        if let image = quarters.cgImage { context.draw(image, in: CGRect(x: 0, y: 2, width: 2, height: 2)) }
        let bitmap = try pixels(UIImage(cgImage: try XCTUnwrap(context.makeImage())))
        XCTAssertEqual(bitmap[0, 3], RGBA(hex: 0xFF0000))
        XCTAssertEqual(bitmap[0, 0], RGBA(hex: 0xFF0000), "the image stands upright")
    }

    func testGradientsEndAtTheirOptions() throws {
        let colors = [UIColor.red.cgColor, UIColor.blue.cgColor] as CFArray
        func drawn(_ options: CGGradientDrawingOptions) throws -> Bitmap {
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            return try pixels(
                UIGraphicsImageRenderer(size: CGSize(width: 8, height: 2), format: format).image { context in
                    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: [0, 1]) else { return }
                    context.cgContext.drawLinearGradient(
                        gradient, start: CGPoint(x: 2, y: 0), end: CGPoint(x: 6, y: 0), options: options)
                })
        }
        XCTAssertEqual(try drawn([])[0, 0], .clear)
        XCTAssertEqual(try drawn(.drawsBeforeStartLocation)[0, 0], RGBA(hex: 0xFF0000))
        XCTAssertEqual(try drawn([])[7, 1], .clear)
    }

    func testPathsAreWalkedAndStroked() {
        let path = CGMutablePath()
        path.move(to: .zero, transform: CGAffineTransform(translationX: 1, y: 1))
        path.addLine(to: CGPoint(x: 11, y: 1))
        var points: [CGPoint] = []
        path.applyWithBlock { points.append($0.pointee.points[0]) }
        XCTAssertEqual(points, [CGPoint(x: 1, y: 1), CGPoint(x: 11, y: 1)])
        let area = path.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
        XCTAssertEqual(area.boundingBoxOfPath, CGRect(x: -1, y: -1, width: 14, height: 4))
        let dashes = path.copy(dashingWithPhase: 0, lengths: [3, 2])
        XCTAssertEqual(dashes.boundingBoxOfPath, CGRect(x: 1, y: 1, width: 8, height: 0))
    }
}
