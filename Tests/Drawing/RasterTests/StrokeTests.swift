import Foundation
import Frames
import XCTest

@testable import Raster

/// Strokes in pixels, compared with Cairo's own and with the exact area.
final class StrokeTests: XCTestCase {
    private static let side = 48

    private let lines = Random(seed: 7).lines(count: 40, side: CGFloat(StrokeTests.side))

    /// Returns the coverage of each pixel by the black line, from 0 to 255.
    private func coverage(
        scale: CGFloat = 1, side: Int = side, _ draw: (CairoContext) -> Void
    ) throws -> [Int] {
        let bitmap = try Bitmap(pixelsWide: side, pixelsHigh: side)
        let surface = try CairoSurface(bitmap)
        let context = try CairoContext(surface)
        context.setTransform(Transform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
        context.setSource(.black)
        draw(context)
        surface.flush()
        return bitmap.withPixels { $0.map { Int($0 >> 24) } }
    }

    /// Returns the means of 8 × 8 pixels of a large picture.
    private func exactCoverage(_ line: Line) throws -> [Double] {
        let large = try coverage(scale: 8, side: Self.side * 8) { context in
            context.addCurves(line.outline)
            context.strokePath(line.style)
        }
        return (0..<Self.side * Self.side).map { index in
            let (x, y) = (index % Self.side * 8, index / Self.side * 8)
            var sum = 0
            for row in y..<y + 8 {
                for column in x..<x + 8 { sum += large[row * Self.side * 8 + column] }
            }
            return Double(sum) / 64
        }
    }

    func testLinesAreNearerToTheExactAreaThanCairos() throws {
        var errors = (own: 0.0, cairo: 0.0)
        for line in lines {
            let exact = try exactCoverage(line)
            let own = try coverage { $0.stroke(line.outline, line.style) }
            let cairo = try coverage { context in
                context.addCurves(line.outline)
                context.strokePath(line.style)
            }
            func error(_ drawn: [Int]) -> Double { zip(drawn, exact).reduce(0) { $0 + abs(Double($1.0) - $1.1) } }
            errors.own += error(own)
            errors.cairo += error(cairo)
        }
        XCTAssertLessThan(errors.own, errors.cairo / 2)
        // Per pixel of each picture.
        let pixels = Double(lines.count * Self.side * Self.side)
        XCTAssertLessThan(errors.own / pixels, 0.2)
    }

    func testStraightLinesAreCairos() throws {
        for line in Random(seed: 11).lines(count: 90, side: CGFloat(Self.side), curves: false) {
            let own = try coverage { $0.stroke(line.outline, line.style) }
            let cairo = try coverage { context in
                context.addCurves(line.outline)
                context.strokePath(line.style)
            }
            let strokesRoundly = line.style.cap == .round || line.style.join == .round
            let farthest = zip(own, cairo).map { abs($0 - $1) }.max() ?? 0
            // Cairo samples a pixel in fifteen rows, each worth 17 levels; its circles are polygons with few corners.
            XCTAssertLessThanOrEqual(farthest, strokesRoundly ? 34 : 17, "\(line)")
        }
    }

    /// At a cusp, Cairo omits half of the round join: 86 of 255 at this pixel.
    func testTurnsInsideOfCurvesAreRound() throws {
        let outline = Outline([
            .move(CGPoint(x: 47.39, y: 42.28)),
            .curve(
                CGPoint(x: 42.74, y: 13.57), control1: CGPoint(x: 44.92, y: 5.21), control2: CGPoint(x: 13.69, y: 14.44)
            ),
        ])
        let style = PathContent.Stroke(color: .black, width: 4.573)
        let pixels = try coverage { $0.stroke(outline, style) }
        // The share of the pixel within half the width of the curve, counted point by point: 0.72.
        XCTAssertEqual(Double(pixels[12 * Self.side + 28]), 184.6, accuracy: 12)
    }

    func testNonFiniteAndDistantLinesAreNotDrawn() throws {
        let style = PathContent.Stroke(color: .black, width: 2, cap: .round, dashes: [1, 1])
        for odd in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e12] {
            var outline = Outline()
            outline.move(to: CGPoint(x: 4, y: 4))
            outline.addLine(to: CGPoint(x: odd, y: 4))
            XCTAssertNoThrow(try coverage { $0.stroke(outline, style) }, "\(odd)")
            XCTAssertNoThrow(
                try coverage { context in
                    context.setPath(outline)
                    context.fill()
                })
        }
    }
}

private struct Line {
    var outline: Outline
    var style: PathContent.Stroke
}

/// Reproducible numbers: a linear congruential generator with the constants of D. Knuth's MMIX.
private final class Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    private func number(below end: CGFloat) -> CGFloat {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return CGFloat(state >> 40) / CGFloat(1 << 24) * end
    }

    func lines(count: Int, side: CGFloat, curves: Bool = true) -> [Line] {
        (0..<count).map { index in
            func point() -> CGPoint { CGPoint(x: number(below: side), y: number(below: side)) }
            var outline = Outline()
            outline.move(to: point())
            for _ in 0..<3 {
                if number(below: 1) < 0.5 || !curves {
                    outline.addLine(to: point())
                } else {
                    outline.addCurve(to: point(), control1: point(), control2: point())
                }
            }
            if index % 3 == 0 { outline.close() }
            let style = PathContent.Stroke(
                color: .black, width: 0.5 + number(below: 6), cap: [.butt, .round, .square][index % 3],
                join: [.miter, .round, .bevel][index / 3 % 3],
                dashes: index % 4 == 0 ? [2 + number(below: 8), 1 + number(below: 8)] : [],
                dashPhase: index % 8 == 0 ? number(below: 20) : nil, miterLimit: index % 5 == 0 ? 2 : nil)
            return Line(outline: outline, style: style)
        }
    }
}
