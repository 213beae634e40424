import Foundation
import Frames
import HeadlessSwiftUI
import Raster
import XCTest

/// What is no number or has no end is told and left out, and nothing crashes.
final class NoNumberTests: XCTestCase {
    func testEffectsWithoutNumbers() throws {
        let problems = try draw {
            Text("a").blur(radius: .nan).contrast(.nan).brightness(.infinity)
                .rotationEffect(.degrees(1e300)).layoutPriority(.nan).zIndex(.nan)
        }
        XCTAssertEqual(
            Set(problems),
            [
                "layoutPriority(nan) is no number and is left out.", "zIndex(nan) is no number and is left out.",
                "blur(radius: nan) is no length and is left out.",
                "Contrast is asked for by no number and is left out.",
                "Brightness is asked for by no number and is left out.",
            ])
    }

    func testFontsWithoutASize() throws {
        let problems = try draw { Text("a").font(.system(size: .infinity)) }
        XCTAssertEqual(problems, ["A font's size of inf is no length: 17 points stand in for it."])
    }

    func testArcsWithoutAnAngle() throws {
        let problems = try draw {
            Path {
                $0.addArc(center: .zero, radius: 3, startAngle: .zero, endAngle: .degrees(.nan), clockwise: true)
            }
        }
        XCTAssertEqual(problems, ["An arc of a path has an angle that is no number; it is left out."])
    }

    func testPrioritiesInAStack() throws {
        let problems = try draw {
            HStack {
                Text("a").layoutPriority(.nan)
                Text("b")
            }
        }
        XCTAssertEqual(problems, ["layoutPriority(nan) is no number and is left out."])
    }

    func testAGridWithoutColumns() throws {
        let problems = try draw { LazyVGrid(columns: []) { Text("a") } }
        XCTAssertEqual(problems, ["the root view: a lazy grid has no columns; one stands in for them."])
    }

    /// Draws a view to pixels and returns what was told.
    private func draw<Content: View>(@ViewBuilder _ content: @MainActor () -> Content) throws -> [String] {
        let drawn = Drawn(content)
        _ = try Renderer().render(drawn.frame, scale: 1, background: .white)
        return drawn.problems
    }
}
