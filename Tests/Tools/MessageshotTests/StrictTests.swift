import Frames
import XCTest

@testable import messageshot

final class StrictTests: XCTestCase {
    func testWhatIsNotDrawnEndsTheProgramAsBadInputDoes() throws {
        try RenderProblems.withHandler({ _ in }) {
            try RenderProblems.withStrictness(true) {
                for name in ["a", "b"] { RenderProblems.reportUndrawn("UIView.\(name)", of: 1, instead: "nothing") }
                XCTAssertThrowsError(try Failure.throwIfUndrawn()) { error in
                    let failure = error as? Failure
                    XCTAssertEqual(failure?.cause, .input)
                    XCTAssertEqual(
                        failure?.message,
                        "MESSAGESHOT_STRICT is set, and UIView.a is set on Int and isn't drawn: nothing. (and 1 more)")
                }
                try Failure.throwIfUndrawn()
            }
        }
    }
}
