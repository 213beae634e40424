import GoldenTesting
import HeadlessUIKit
import Rendering
import XCTest

@MainActor @preconcurrency
final class StrictTests: XCTestCase {
    private func message(isStrict: Bool) -> String? {
        RenderProblems.withHandler({ _ in }) {
            Strictness.with(isStrict) {
                verifySnapshot(
                    of: {
                        let view = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
                        RenderProblems.report(.undrawn("UIView.flavor", of: view, instead: "it tastes of nothing"))
                        return view
                    }(), as: .image, named: "flavor", record: .never)
            }
        }
    }

    func testUndrawnContentFails() throws {
        let message = try XCTUnwrap(message(isStrict: true))
        XCTAssertTrue(
            message.contains(
                "MESSAGESHOT_STRICT is set, and not drawn: UIView.flavor is set on UIView and isn't drawn: it tastes of nothing."
            ),
            message)
    }

    func testUndrawnContentFailsEachTest() {
        XCTAssertEqual(message(isStrict: true), message(isStrict: true))
    }

    func testOtherwiseItIsOnlyReported() {
        XCTAssertFalse(message(isStrict: false)?.contains("MESSAGESHOT_STRICT") ?? false)
    }
}
