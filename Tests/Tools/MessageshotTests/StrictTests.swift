import Frames
import Rendering
import XCTest

@testable import messageshot

final class StrictTests: XCTestCase {
    func testUndrawnContentHasTheExitCodeOfBadInput() throws {
        let problems =
            [RenderProblem(.other, "A line that is no failure.")]
            + ["a", "b"].map { .undrawn("UIView.\($0)", of: 1, instead: "nothing") }
        try Failure.throwIfUndrawn(problems)
        try Strictness.with(true) {
            XCTAssertThrowsError(try Failure.throwIfUndrawn(problems)) { error in
                let failure = error as? Failure
                XCTAssertEqual(failure?.cause, .input)
                XCTAssertEqual(
                    failure?.message,
                    "MESSAGESHOT_STRICT is set, and UIView.a is set on Int and isn't drawn: nothing. (and 1 more)")
            }
            try Failure.throwIfUndrawn([])
        }
    }
}
