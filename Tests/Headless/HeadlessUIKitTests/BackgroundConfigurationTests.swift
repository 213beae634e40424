import Frames
@testable import HeadlessUIKit
import XCTest

@MainActor @preconcurrency
final class BackgroundConfigurationTests: XCTestCase {
    private var state: UICellConfigurationState {
        UICellConfigurationState(traitCollection: UITraitCollection.current)
    }

    func testStyleFollowsTheStateUntilAColorIsSet() {
        var configuration = UIBackgroundConfiguration.listGroupedCell()
        XCTAssertEqual(configuration.backgroundColor, .secondarySystemGroupedBackground)

        var selected = state
        selected.isSelected = true
        XCTAssertEqual(configuration.updated(for: selected).backgroundColor, .systemGray4)

        configuration.backgroundColor = .red
        XCTAssertEqual(configuration.updated(for: selected).backgroundColor, .red)
    }

    func testNoColorIsTheTint() {
        var configuration = UIBackgroundConfiguration.listPlainCell()
        configuration.backgroundColor = nil
        XCTAssertEqual(configuration.resolvedBackgroundColor(for: .orange), .orange)
        configuration.backgroundColorTransformer = .grayscale
        XCTAssertEqual(configuration.resolvedBackgroundColor(for: .white), UIColor(white: 1, alpha: 1))
    }

    func testStatesKeepWhatAnApplicationAdds() {
        let key = UIConfigurationStateCustomKey("favorite")
        var state = state
        XCTAssertNil(state[key])
        state[key] = true
        XCTAssertEqual(state[key] as? Bool, true)
        XCTAssertNotEqual(state, self.state)
    }

    func testStrokeLiesAroundTheInsetFill() throws {
        var configuration = UIBackgroundConfiguration.clear()
        configuration.backgroundColor = .red
        configuration.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 10, bottom: 2, trailing: 0)
        configuration.strokeWidth = 2
        configuration.strokeOutset = 1
        configuration.cornerRadius = 4
        let view = SystemBackgroundView(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        view.semanticContentAttribute = .forceRightToLeft
        view.configuration = configuration
        view.layoutIfNeeded()

        guard case .path(let fill) = view.makeContent() else { return XCTFail("no fill") }
        XCTAssertEqual(fill.outline.controlBounds, CGRect(x: 0, y: 2, width: 90, height: 16))
        let stroke = try XCTUnwrap(view.subviews.last)
        XCTAssertEqual(stroke.frame, CGRect(x: -1, y: 1, width: 92, height: 18))
    }

    func testAnEmptyBackgroundDrawsNothing() {
        let view = SystemBackgroundView(frame: .zero)
        var configuration = UIBackgroundConfiguration.clear()
        configuration.cornerRadius = .nan
        configuration.strokeWidth = .infinity
        view.configuration = configuration
        view.layoutIfNeeded()
        XCTAssertEqual(view.makeContent(), .none)
    }
}
