import HeadlessUIKit
import Rendering
import XCTest

/// The literals that Xcode writes for colors and images.
final class LiteralTests: XCTestCase {
    func testColors() {
        let color = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.8)
        // The components of a literal are single-precision numbers.
        let components = [0.2, 0.4, 0.6, 0.8].map { CGFloat(Float($0)) }
        XCTAssertEqual(
            color, UIColor(red: components[0], green: components[1], blue: components[2], alpha: components[3]))
        let colors: [UIColor] = [#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)]
        XCTAssertEqual(colors, [UIColor.red])
    }

    func testImages() {
        UIImage.register(UIImage(systemName: "star"), named: "literal")
        defer { UIImage.register(nil, named: "literal") }
        XCTAssertEqual(#imageLiteral(resourceName: "literal").size, UIImage(systemName: "star")?.size)
    }

    /// On iOS, a missing image ends the program.
    func testAMissingImageIsReported() {
        final class Lines: @unchecked Sendable { var values: [String] = [] }
        let lines = Lines()
        let image = RenderProblems.withHandler(
            { lines.values.append($0) },
            operation: {
                #imageLiteral(resourceName: "nowhere")
            })
        XCTAssertEqual(image.size, .zero)
        XCTAssertEqual(lines.values.count, 1)
        XCTAssertTrue(lines.values[0].hasPrefix("There is no image named “nowhere”"), lines.values[0])
    }
}
