import Files
import Foundation
import Frames
import XCTest

@testable import Raster

/// A page of a size in points, for drawing a few frames.
func page(_ width: CGFloat, _ height: CGFloat, _ children: Frame...) -> Frame {
    Frame(origin: "page", rect: CGRect(x: 0, y: 0, width: width, height: height), children: children)
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

func draw(_ frame: Frame, scale: CGFloat = 1, background: RGBA? = .white) throws -> Bitmap {
    try Renderer(images: ImageStore()).render(frame, scale: scale, background: background)
}

extension Bitmap {
    /// The pixel as `"#RRGGBB"`, or with its alpha if it isn't opaque.
    func hex(_ x: Int, _ y: Int) -> String { self[x, y].description }

    /// The total darkness of all pixels: 1 for a black pixel on white.
    var ink: Double {
        var sum = 0.0
        for y in 0..<pixelsHigh {
            for x in 0..<pixelsWide { sum += 1 - self[x, y].green }
        }
        return sum
    }

    /// The pixels that don't have the given color.
    func bounds(not color: RGBA) -> CGRect? {
        var bounds: CGRect?
        for y in 0..<pixelsHigh {
            for x in 0..<pixelsWide where hex(x, y) != color.description {
                let pixel = CGRect(x: x, y: y, width: 1, height: 1)
                bounds = bounds.map { $0.union(pixel) } ?? pixel
            }
        }
        return bounds
    }
}

extension RGBA {
    static let pureRed = RGBA(hex: 0xFF0000)
    static let pureGreen = RGBA(hex: 0x00FF00)
    static let pureBlue = RGBA(hex: 0x0000FF)
}

/// Returns a folder that is removed after the test.
func makeFolder(_ test: XCTestCase) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("raster-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    test.addTeardownBlock { try? FileManager.default.removeItem(at: folder) }
    return folder.path
}

/// Writes a picture with red, green, blue and white quarters, from the top left to the bottom right.
func makeQuarters(_ test: XCTestCase, side: Int = 40) throws -> String {
    let half = CGFloat(side) / 2
    let picture = page(
        CGFloat(side), CGFloat(side),
        Frame(rect: rect(0, 0, half, half), fill: .color(.pureRed)),
        Frame(rect: rect(half, 0, half, half), fill: .color(.pureGreen)),
        Frame(rect: rect(0, half, half, half), fill: .color(.pureBlue)))
    let path = try makeFolder(test) + "/quarters.png"
    try AtomicFile.write(PNGWriter.data(draw(picture)), to: path)
    return path
}
