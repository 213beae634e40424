import Frames
import XCTest

@testable import Raster

/// Effects on the finished picture of a frame.
final class EffectTests: XCTestCase {
    private let bounds = CGRect(x: 0, y: 0, width: 20, height: 20)

    private func bitmap(_ effects: [Effect], fill: RGBA = RGBA(hex: 0xFF0000), on background: RGBA? = nil) throws
        -> Bitmap
    {
        let frame = Frame(rect: bounds, fill: .color(fill), effects: effects)
        return try Renderer().render(Frame(rect: bounds, children: [frame]), scale: 1, background: background)
    }

    func testColorsAreThoseOfTheMatrix() throws {
        let swap = ColorMatrix([0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0])
        XCTAssertEqual(try bitmap([.colors(swap)])[10, 10].description, "#0000FF")
        let half = ColorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0.5, 0])
        XCTAssertEqual(try bitmap([.colors(half)])[10, 10].description, "#FF000080")
    }

    func testEffectsComeInTheirOrder() throws {
        let invert = ColorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0])
        let noRed = ColorMatrix([0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0])
        XCTAssertEqual(try bitmap([.colors(invert), .colors(noRed)])[10, 10].description, "#00FFFF")
        XCTAssertEqual(try bitmap([.colors(noRed), .colors(invert)])[10, 10].description, "#FFFFFF")
    }

    func testAMaskLeavesWhatItCovers() throws {
        let left = Frame(rect: CGRect(x: 0, y: 0, width: 10, height: 20), fill: .color(RGBA(hex: 0, alpha: 0.5)))
        let masked = try bitmap([.mask([left])])
        XCTAssertEqual(masked[5, 10].description, "#FF000080")
        XCTAssertEqual(masked[15, 10].alpha, 0)
        let cut = try bitmap([.mask([left], isInverted: true)])
        XCTAssertEqual(cut[15, 10].description, "#FF0000")
    }

    func testABlurKeepsTheColor() throws {
        let dot = Frame(
            rect: CGRect(x: 10, y: 10, width: 10, height: 10), fill: .color(RGBA(hex: 0xFF0000)),
            effects: [.blur(radius: 2)])
        let bitmap = try Renderer().render(
            Frame(rect: CGRect(x: 0, y: 0, width: 30, height: 30), children: [dot]), scale: 1)
        let edge = bitmap[9, 15]
        XCTAssertEqual(edge.alpha, 0.4, accuracy: 0.1)
        XCTAssertEqual(edge.red, 1, accuracy: 0.02)
        XCTAssertEqual(edge.green, 0)
    }

    func testConsecutiveBlursAreCombined() throws {
        XCTAssertEqual(try bitmap([.blur(radius: 3), .blur(radius: 4)]), try bitmap([.blur(radius: 5)]))
        let gray = Effect.colors(.saturation(0))
        XCTAssertEqual(
            [.blur(radius: 6), .blur(radius: 8), gray, .blur(radius: 1), .blur(radius: 0)].withJoinedBlurs,
            [.blur(radius: 10), gray, .blur(radius: 1), .blur(radius: 0)])
    }

    /// The widest blur that is drawn with all pixels, and one that is a hundredth wider, with fewer.
    func testWideBlursLookTheSameWithFewerPixels() throws {
        func bitmap(_ radius: CGFloat) throws -> Bitmap {
            let box = Frame(
                rect: CGRect(x: 200, y: 250, width: 400, height: 300), fill: .color(RGBA(hex: 0x3366CC)),
                effects: [.blur(radius: radius)])
            return try Renderer().render(
                Frame(rect: CGRect(x: 0, y: 0, width: 800, height: 800), children: [box]), scale: 1, background: .white)
        }
        let (fine, coarse) = (try bitmap(191), try bitmap(193))
        for y in stride(from: 0, to: 800, by: 40) {
            for x in stride(from: 0, to: 800, by: 40) {
                XCTAssertEqual(fine[x, y].red, coarse[x, y].red, accuracy: 0.02, "\(x), \(y)")
                XCTAssertEqual(fine[x, y].blue, coarse[x, y].blue, accuracy: 0.02, "\(x), \(y)")
            }
        }
        XCTAssertLessThan(coarse[400, 400].red, 0.8)
    }

    /// Blending, masks and backdrops don't depend on the resolution of a blur.
    func testWideBlursAreMixedAndMaskedAsOthers() throws {
        let circle = Mask(outline: .ellipse(in: CGRect(x: -300, y: -300, width: 640, height: 640)))
        var layers: [(name: String, change: (inout Frame) -> Void)] = []
        for mixing in [Mixing.copy, .destinationIn, .destinationOut, .multiply] {
            layers.append(("\(mixing)", { $0.effects.append(.mixing(mixing)) }))
        }
        layers.append(("mask", { $0.mask = circle }))
        layers.append(("opacity", { $0.opacity = 0.5 }))
        layers.append(("behind", { $0.children[0].effects = [.backdrop([.colors(.saturation(0))])] }))
        for layer in layers {
            func bitmap(_ radius: CGFloat) throws -> Bitmap {
                var box = Frame(
                    rect: CGRect(x: 780, y: 780, width: 40, height: 40), fill: .color(RGBA(hex: 0x3366CC)),
                    effects: [.blur(radius: radius)])
                box.children = [Frame(rect: CGRect(x: -200, y: -200, width: 440, height: 440))]
                layer.change(&box)
                return try Renderer().render(
                    Frame(rect: CGRect(x: 0, y: 0, width: 1600, height: 1600), children: [box]), scale: 1,
                    background: RGBA(hex: 0xCC9933))
            }
            let (fine, coarse) = (try bitmap(191), try bitmap(193))
            for y in stride(from: 50, to: 1600, by: 100) {
                for x in stride(from: 50, to: 1600, by: 100) {
                    XCTAssertEqual(fine[x, y].alpha, coarse[x, y].alpha, accuracy: 0.02, "\(layer.name) \(x), \(y)")
                    let red = (fine[x, y].red * fine[x, y].alpha, coarse[x, y].red * coarse[x, y].alpha)
                    XCTAssertEqual(red.0, red.1, accuracy: 0.02, "\(layer.name) \(x), \(y)")
                }
            }
        }
    }

    func testMixing() throws {
        let gray = RGBA(red: 0.5, green: 0.5, blue: 0.5)
        XCTAssertEqual(try bitmap([.mixing(.multiply)], fill: gray, on: gray)[10, 10].description, "#404040")
        XCTAssertEqual(try bitmap([.mixing(.screen)], fill: gray, on: gray)[10, 10].description, "#C0C0C0")
        let hole = try bitmap([.mixing(.destinationOut)], on: .white)
        XCTAssertEqual(hole[10, 10].alpha, 0)
        XCTAssertFalse(hole.isOpaque)
    }

    func testVectorFilesContainEffectsAsPictures() throws {
        let frame = Frame(rect: bounds, fill: .color(.black), effects: [.blur(radius: 2)])
        let svg = try XCTUnwrap(String(data: Renderer().svg(frame), encoding: .utf8))
        XCTAssertTrue(svg.contains("<image"))
    }

    func testEffectsAreInTheJSONForm() throws {
        let effects: [Effect] = [
            .blur(radius: 2), .mask([Frame(origin: "Mask", rect: bounds)], isInverted: true), .mixing(.multiply),
        ]
        let frame = Frame(rect: bounds, effects: effects)
        XCTAssertEqual(try JSONDecoder().decode(Frame.self, from: frame.json()), frame)
        XCTAssertFalse(String(decoding: try Frame(rect: bounds).json(), as: UTF8.self).contains("effects"))
    }
}
