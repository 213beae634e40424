import Foundation
import Frames
import HeadlessSwiftUI
import Raster
import XCTest

/// NaN and infinite values are reported and ignored, and nothing crashes.
final class InvalidNumberTests: XCTestCase {
    func testEffectsWithInvalidNumbers() throws {
        let problems = try draw {
            Text("a").blur(radius: .nan).contrast(.nan).brightness(.infinity)
                .rotationEffect(.degrees(1e300)).layoutPriority(.nan).zIndex(.nan)
        }
        XCTAssertEqual(
            Set(problems),
            [
                "layoutPriority(nan) is not a number and is ignored.", "zIndex(nan) is not a number and is ignored.",
                "blur(radius: nan) is not a length and is ignored.",
                "Contrast has an amount that is not a number and is ignored.",
                "Brightness has an amount that is not a number and is ignored.",
            ])
    }

    func testFontsWithInvalidSizes() throws {
        let problems = try draw { Text("a").font(.system(size: .infinity)) }
        XCTAssertEqual(problems, ["A font size of inf is not a length; 17 points are used instead."])
    }

    func testArcsWithInvalidAngles() throws {
        let problems = try draw {
            Path {
                $0.addArc(center: .zero, radius: 3, startAngle: .zero, endAngle: .degrees(.nan), clockwise: true)
            }
        }
        XCTAssertEqual(problems, ["An arc of a path has an angle that is not a number; it is left out."])
    }

    func testInvalidPrioritiesInAStack() throws {
        let problems = try draw {
            HStack {
                Text("a").layoutPriority(.nan)
                Text("b")
            }
        }
        XCTAssertEqual(problems, ["layoutPriority(nan) is not a number and is ignored."])
    }

    func testAGridWithoutColumns() throws {
        let problems = try draw { LazyVGrid(columns: []) { Text("a") } }
        XCTAssertEqual(problems, ["the root view: a lazy grid has no columns; one is used instead."])
    }

    /// Draws a view to pixels and returns the reported problems.
    private func draw<Content: View>(@ViewBuilder _ content: @MainActor () -> Content) throws -> [String] {
        let drawn = Drawn(content)
        _ = try Renderer().render(drawn.frame, scale: 1, background: .white)
        return drawn.problems
    }
}
