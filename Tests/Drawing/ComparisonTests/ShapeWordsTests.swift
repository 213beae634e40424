import Foundation
import Frames
import XCTest

@testable import Comparison

/// Differences between outlines in designers' terms.
final class ShapeWordsTests: XCTestCase {
    private let bubble = CGRect(x: 0, y: 0, width: 120, height: 48)

    private func words(_ old: Outline, _ new: Outline) -> [String] {
        let frames = [old, new].map { outline in
            Frame(origin: "Bubble", rect: bubble, content: .path(PathContent(outline: outline, fill: .color(.black))))
        }
        return FrameDifference(from: frames[0], to: frames[1]).groups.map(\.change.phrase)
    }

    private func box(_ radii: CornerRadii, _ rect: CGRect? = nil) -> Outline { .box(rect ?? bubble, radii: radii) }

    private func smooth(_ radius: CGFloat, squareAt corner: RectCorner? = nil) -> CornerRadii {
        var radii = CornerRadii(radius)
        if let corner { radii[corner] = 0 }
        radii.isSmooth = true
        return radii
    }

    // MARK: Rounded rectangles

    func testRadius() {
        XCTAssertEqual(words(box(CornerRadii(18)), box(CornerRadii(4))), ["corner radius 18 → 4"])
        XCTAssertEqual(words(box(smooth(15)), box(smooth(4))), ["corner radius 15 → 4"])
        XCTAssertEqual(words(box(CornerRadii(18)), box(.zero)), ["corner radius 18 → 0"])
        XCTAssertEqual(words(box(CornerRadii(17.5)), box(CornerRadii(17.52))), ["corner radius 17.5 → 17.52"])
    }

    /// A bubble's square corner isn't mentioned if it stays square.
    func testCornersThatStaySquare() {
        let corner = RectCorner.bottomLeft
        XCTAssertEqual(
            words(box(smooth(18, squareAt: corner)), box(smooth(4, squareAt: corner))), ["corner radius 18 → 4"])
        XCTAssertEqual(words(box(smooth(18, squareAt: corner)), box(.zero)), ["corner radius 18 → 0"])
    }

    func testDifferentCorners() {
        let corner = RectCorner.bottomLeft
        XCTAssertEqual(
            words(box(smooth(15)), box(smooth(15, squareAt: corner))),
            ["corner style round → square at the bottom left"])
        XCTAssertEqual(
            words(box(smooth(15, squareAt: .bottomRight)), box(smooth(15, squareAt: corner))),
            ["corner style square at the bottom right → square at the bottom left"])
        XCTAssertEqual(
            words(box(CornerRadii(18)), box(CornerRadii(topLeft: 4, topRight: 4, bottomRight: 18, bottomLeft: 18))),
            ["corner radius 18 → 4 at the top"])
        XCTAssertEqual(
            words(box(CornerRadii(topLeft: 18, topRight: 18, bottomRight: 18)), box(CornerRadii(10))),
            ["corner radius 18, but 0 at the bottom left → 10"])
        XCTAssertEqual(words(box(.zero), box(CornerRadii(topLeft: 4))), ["corner radius 0 → 4 at the top left"])
    }

    func testCurve() {
        XCTAssertEqual(words(box(CornerRadii(15)), box(smooth(15))), ["corner style circular → continuous"])
    }

    func testCapsules() {
        let low = CGRect(x: 0, y: 0, width: 120, height: 36)
        XCTAssertEqual(words(box(CornerRadii(24)), box(CornerRadii(8))), ["corner radius 24 → 8"])
        XCTAssertEqual(words(box(CornerRadii(18), low), box(smooth(4), low)), ["corner radius 18 → 4"])
        let wider = CGRect(x: 0, y: 0, width: 160, height: 60)
        XCTAssertEqual(words(box(CornerRadii(24)), box(CornerRadii(30), wider)), ["shape 120 × 48 → 160 × 60"])
        XCTAssertEqual(
            words(.ellipse(in: bubble), box(CornerRadii(24))), ["shape ellipse → capsule"])
        let square = CGRect(x: 0, y: 0, width: 40, height: 40)
        XCTAssertEqual(
            words(.ellipse(in: square), box(CornerRadii(8), square)), ["corner radius 20 → 8"])
        XCTAssertEqual(words(.ellipse(in: square), box(CornerRadii(20), square)), [], "a circle is a circle")
    }

    /// Smooth corners that don't both fit are round ends regardless of radius: that of the other picture is likely.
    func testSmoothEnds() {
        let low = CGRect(x: 0, y: 0, width: 64, height: 36.5)
        func ends(_ radii: CornerRadii) -> Outline { .smoothRoundedRectangle(low, radii: radii) }
        XCTAssertEqual(words(ends(smooth(18)), ends(smooth(14))), [], "both are the same round ends")
        XCTAssertEqual(
            words(ends(smooth(18, squareAt: .bottomLeft)), ends(smooth(18))),
            ["corner style square at the bottom left → round"])
        XCTAssertEqual(words(ends(smooth(18)), ends(smooth(8))), ["corner radius 18.25 → 8"])
        XCTAssertEqual(
            words(box(smooth(12)), .smoothRoundedRectangle(bubble, radii: smooth(200))),
            ["corner radius 12 → 24"])
    }

    /// The same radius in a bubble that is too low for it.
    func testRadiusThatDoesNotFit() {
        let low = CGRect(x: 0, y: 0, width: 120, height: 30)
        XCTAssertEqual(words(box(CornerRadii(18)), box(CornerRadii(15), low)), ["shape 120 × 48 → 120 × 30"])
    }

    /// However it is drawn: from another corner, in the opposite direction, with quarter circles of several pieces.
    func testOtherWaysOfDrawing() {
        var turned = Outline()
        let r: CGFloat = 4
        turned.move(to: CGPoint(x: 120, y: 24))
        turned.addLine(to: CGPoint(x: 120, y: r))
        turned.addCurve(
            to: CGPoint(x: 120 - r, y: 0), control1: CGPoint(x: 120, y: r * 0.4477),
            control2: CGPoint(x: 120 - r * 0.4477, y: 0))
        turned.addLine(to: CGPoint(x: 0, y: 0))
        turned.addLine(to: CGPoint(x: 0, y: 48))
        turned.addLine(to: CGPoint(x: 120, y: 48))
        turned.close()
        XCTAssertEqual(words(box(CornerRadii(topRight: 18)), turned), ["corner radius 18 → 4"])
        XCTAssertEqual(words(box(CornerRadii(topRight: 4)), turned), [], "drawn otherwise, and the same")
    }

    /// Frames keep a radius that their outline doesn't show.
    func testCornersOfFrames() {
        func frame(_ radii: CornerRadii, _ height: CGFloat = 36) -> Frame {
            Frame(
                origin: "Button", rect: CGRect(x: 0, y: 0, width: 120, height: height), corners: radii,
                fill: .color(.black))
        }
        func words(_ old: Frame, _ new: Frame) -> [String] {
            FrameDifference(from: old, to: new).groups.map(\.change.phrase)
        }
        XCTAssertEqual(words(frame(CornerRadii(18)), frame(smooth(4))), ["corner radius 18 → 4"])
        XCTAssertEqual(words(frame(smooth(16)), frame(smooth(14))), ["corner radius 16 → 14"])
        XCTAssertEqual(words(frame(CornerRadii(6), 12), frame(smooth(4), 12)), ["corner radius 6 → 4"])
        XCTAssertEqual(words(frame(CornerRadii(4)), frame(smooth(4))), ["corner style circular → continuous"])
    }

    // MARK: Other shapes

    private func tailed(radius r: CGFloat, tail: CGFloat, width: CGFloat = 120) -> Outline {
        var outline = Outline()
        outline.move(to: CGPoint(x: r, y: 0))
        outline.addLine(to: CGPoint(x: width - 8 - r, y: 0))
        outline.addQuadCurve(to: CGPoint(x: width - 8, y: r), control: CGPoint(x: width - 8, y: 0))
        outline.addLine(to: CGPoint(x: width - 8, y: 48 - tail))
        outline.addLine(to: CGPoint(x: width, y: 48))
        outline.addLine(to: CGPoint(x: r, y: 48))
        outline.addQuadCurve(to: CGPoint(x: 0, y: 48 - r), control: CGPoint(x: 0, y: 48))
        outline.addLine(to: CGPoint(x: 0, y: r))
        outline.addQuadCurve(to: CGPoint(x: r, y: 0), control: CGPoint(x: 0, y: 0))
        outline.close()
        return outline
    }

    func testBubblesWithTails() {
        XCTAssertEqual(words(tailed(radius: 16, tail: 12), tailed(radius: 6, tail: 12)), ["corner radius 16 → 6"])
        XCTAssertEqual(
            words(tailed(radius: 16, tail: 12), tailed(radius: 16, tail: 4)), ["shape differs at the bottom right"])
        XCTAssertEqual(
            words(tailed(radius: 16, tail: 12), tailed(radius: 16, tail: 12, width: 200)),
            ["shape 120 × 48 → 200 × 48"], "a longer text")
        XCTAssertEqual(
            words(tailed(radius: 16, tail: 12), box(CornerRadii(16))),
            ["shape free shape 120 × 48 with 8 points → rounded rectangle, radius 16"])
    }

    func testLinesAndPolygons() {
        func polygon(_ points: [(CGFloat, CGFloat)], closed: Bool = true) -> Outline {
            var outline = Outline()
            outline.move(to: CGPoint(x: points[0].0, y: points[0].1))
            for point in points.dropFirst() { outline.addLine(to: CGPoint(x: point.0, y: point.1)) }
            if closed { outline.close() }
            return outline
        }
        let tail = polygon([(0, 0), (12, 0), (0, 12)])
        XCTAssertEqual(words(tail, polygon([(0, 0), (12, 0), (12, 12)])), ["shape differs at the bottom"])
        XCTAssertEqual(
            words(tail, .rectangle(CGRect(x: 0, y: 0, width: 12, height: 12))), ["shape triangle → rectangle"])
        XCTAssertEqual(
            words(polygon([(0, 0), (12, 0)], closed: false), polygon([(0, 0), (40, 0)], closed: false)),
            ["shape 12 × 0 → 40 × 0"])
        XCTAssertEqual(words(Outline(), tail), ["shape none → triangle"])
    }

    // MARK: Positions of shapes

    func testMasksAndClips() {
        func clipped(_ change: (inout Frame) -> Void) -> Frame {
            var frame = Frame(origin: "Clip", rect: bubble)
            change(&frame)
            return frame
        }
        func words(_ old: Frame, _ new: Frame) -> [String] {
            FrameDifference(from: old, to: new).groups.map(\.line)
        }
        let corners = clipped { ($0.corners, $0.clipsToBounds) = (CornerRadii(18), true) }
        let mask = clipped { $0.mask = Mask(outline: .box(bubble, radii: CornerRadii(4))) }
        let same = clipped { $0.mask = Mask(outline: .box(bubble, radii: CornerRadii(18))) }
        XCTAssertEqual(words(corners, mask), ["Clip: corner radius 18 → 4"], "however it is clipped")
        XCTAssertEqual(words(corners, same), [])
        XCTAssertEqual(words(clipped { _ in }, mask), ["Clip: mask none → rounded rectangle, radius 4"])
        func shadowed(_ radius: CGFloat) -> Frame {
            clipped {
                $0.shadow = Shadow(
                    color: .black, radius: 2, outline: .box(bubble, radii: CornerRadii(radius)))
            }
        }
        XCTAssertEqual(words(shadowed(18), shadowed(4)), ["Clip: shadow corner radius 18 → 4"])
    }

    /// A rule for paths covers the corners of a path, and no others.
    func testRulesForPaths() {
        func frame(_ radius: CGFloat, isMask: Bool) -> Frame {
            let outline = Outline.box(bubble, radii: CornerRadii(radius))
            var frame = Frame(origin: "Bubble", rect: bubble)
            if isMask {
                frame.mask = Mask(outline: outline)
            } else {
                frame.content = .path(PathContent(outline: outline, fill: .color(.black)))
            }
            return frame
        }
        func difference(isMask: Bool) -> FrameDifference {
            FrameDifference(
                from: frame(18, isMask: isMask), to: frame(4, isMask: isMask), rules: [.ignore("Bubble.path")])
        }
        XCTAssertFalse(difference(isMask: false).countsByItself)
        XCTAssertTrue(difference(isMask: true).countsByItself)
    }

    func testStrokesAndBorders() {
        let path = PathContent(
            outline: .rectangle(bubble), stroke: PathContent.Stroke(color: .black, width: 1))
        func words(_ change: (inout PathContent.Stroke) -> Void) -> [String] {
            var stroke = PathContent.Stroke(color: .black, width: 1)
            change(&stroke)
            var other = path
            other.stroke = stroke
            return FrameDifference(
                from: Frame(origin: "Line", rect: bubble, content: .path(path)),
                to: Frame(origin: "Line", rect: bubble, content: .path(other))
            ).groups.map(\.change.phrase)
        }
        XCTAssertEqual(words { $0.width = 2 }, ["stroke width 1 → 2"])
        XCTAssertEqual(words { $0.color = .white }, ["stroke color #000000 → #FFFFFF"])
        XCTAssertEqual(words { $0.dashes = [4, 2] }, ["stroke plain → dashed 4 2"])
        XCTAssertEqual(words { $0.part = .init(start: 0, end: 0.5) }, ["stroke plain → from 0 to 0.5 of its length"])
        func bordered(_ width: CGFloat, _ color: RGBA) -> Frame {
            Frame(origin: "Card", rect: bubble, border: Border(width: width, color: color))
        }
        func phrases(_ old: Frame, _ new: Frame) -> [String] {
            FrameDifference(from: old, to: new).groups.map(\.change.phrase)
        }
        XCTAssertEqual(phrases(bordered(1, .black), bordered(2, .black)), ["border width 1 → 2"])
        XCTAssertEqual(phrases(bordered(1, .black), bordered(1, .white)), ["border color #000000 → #FFFFFF"])
        XCTAssertEqual(phrases(bordered(1, .black), bordered(2, .white)), ["border 1 pt #000000 → 2 pt #FFFFFF"])
    }
}
