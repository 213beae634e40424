import Foundation
import GoldenTesting
import HeadlessUIKit
import Testing

/// `.elementsDescription`.
struct PathElementTests {
    @Test func eachElementHasALine() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 0, y: -12.5))
        path.addQuadCurve(to: CGPoint(x: 1000, y: 1 / 3.0), control: CGPoint(x: 4, y: 16))
        path.addCurve(
            to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 10, y: 1.0005), control2: CGPoint(x: 12, y: 2.25))
        path.closeSubpath()
        path.move(to: CGPoint(x: 1e6, y: 0))
        let lines = """
            MoveTo (0.0, 0.0)
            LineTo (0.0, -12.5)
            QuadCurveTo (4.0, 16.0) (1000.0, 0.333)
            CurveTo (10.0, 1.0) (12.0, 2.25) (20.0, 0.0)
            Close
            """
        let strategy = Snapshotting<CGPath, String>.elementsDescription
        #expect(try strategy.text(of: path) == "\(lines) \n\nMoveTo (1000000.0, 0.0)")
        #expect(
            try Snapshotting<UIBezierPath, String>.elementsDescription.text(of: UIBezierPath(cgPath: path))
                == strategy.text(of: path))
        #expect(try strategy.text(of: CGMutablePath()) == "")
    }

    @Test func anOvalBeginsAtItsRightAndGoesDown() throws {
        let oval = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
        let lines = try Snapshotting<CGPath, String>.elementsDescription.text(of: oval).split(separator: "\n")
        #expect(lines[0] == "MoveTo (20.0, 10.0)")
        #expect(lines[1] == "CurveTo (20.0, 15.523) (15.523, 20.0) (10.0, 20.0)")
        #expect(lines[4] == "CurveTo (15.523, 0.0) (20.0, 4.477) (20.0, 10.0)")
    }

    @Test func coordinatesAreWrittenByTheFormatterThatIsGiven() throws {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = Locale(identifier: "de_DE")
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1.5, y: 2))
        let strategy = Snapshotting<CGPath, String>.elementsDescription(numberFormatter: formatter)
        #expect(try strategy.text(of: path) == "MoveTo (1,5, 2)")
    }

    @Test func codeThatWalksAlongAPathMeetsTheSameElements() throws {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 8, y: 0), control: CGPoint(x: 4, y: 16))
        path.closeSubpath()
        var types: [CGPathElementType] = []
        path.applyWithBlock { types.append($0.pointee.type) }
        #expect(types == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    }
}
