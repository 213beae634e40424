import XCTest

@testable import HeadlessUIKit

@MainActor @preconcurrency
final class SegueCreationTests: XCTestCase {
    private class Fade: UIStoryboardSegue {
        let note = "fade"
        var isPerformed = false

        override func perform() { isPerformed = true }
    }

    func testSegueHasTheGivenClass() {
        let (source, destination) = (UIViewController(), UIViewController())
        let type: UIStoryboardSegue.Type = Fade.self
        let segue = UIStoryboardSegue.make(type, identifier: "a", source: source, destination: destination)
        segue.perform()
        XCTAssertEqual((segue as? Fade)?.note, "fade")
        XCTAssertEqual((segue as? Fade)?.isPerformed, true)
        XCTAssertEqual(segue.identifier, "a")
        XCTAssertIdentical(segue.source, source)
        XCTAssertIdentical(segue.destination, destination)
    }

    func testHandlerIsPerformed() {
        var count = 0
        let segue = UIStoryboardSegue(identifier: nil, source: UIViewController(), destination: UIViewController()) {
            count += 1
        }
        segue.perform()
        XCTAssertEqual(count, 1)
    }
}
