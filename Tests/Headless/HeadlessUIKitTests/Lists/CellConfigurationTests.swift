import HeadlessUIKit
import XCTest

/// When cells, headers and footers update their configurations.
@MainActor @preconcurrency
final class CellConfigurationTests: XCTestCase {
    /// A content configuration that records the states that it was updated for.
    private struct Noting: UIContentConfiguration {
        final class Log { var states: [Bool] = [] }

        let log: Log

        func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: .cell()) }

        func updated(for state: any UIConfigurationState) -> Noting {
            if let state = state as? UICellConfigurationState { log.states.append(state.isSelected) }
            return self
        }
    }

    /// Decides itself whether its content follows its states.
    private final class Stubborn: UICollectionViewCell {
        override var automaticallyUpdatesContentConfiguration: Bool {
            get { false }
            set {}
        }
    }

    /// - Returns: Whether the cell was selected in each of the states that its content was updated for.
    private func states(of cell: UICollectionViewCell) -> [Bool] {
        let log = Noting.Log()
        cell.contentConfiguration = Noting(log: log)
        cell.layoutIfNeeded()
        cell.isSelected = true
        cell.layoutIfNeeded()
        cell.layoutIfNeeded()
        return log.states
    }

    func testContentFollowsEachState() {
        XCTAssertEqual(states(of: UICollectionViewCell()), [false, true])
    }

    func testContentThatDoesNotFollow() {
        let cell = UICollectionViewCell()
        cell.automaticallyUpdatesContentConfiguration = false
        XCTAssertEqual(states(of: cell), [false])
        XCTAssertEqual(states(of: Stubborn()), [false])
    }

    /// The handler may change its mind for the state that it was called with.
    func testHandlerDecides() {
        let cell = UICollectionViewCell()
        cell.configurationUpdateHandler = { cell, state in
            cell.automaticallyUpdatesContentConfiguration = !state.isSelected
        }
        cell.layoutIfNeeded()
        XCTAssertEqual(states(of: cell), [false])
    }

    func testHandlersAreCalledOncePerState() {
        var calls = 0
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { _, _ in calls += 1 }
        cell.layoutIfNeeded()
        cell.layoutIfNeeded()
        XCTAssertEqual(calls, 1)
        cell.isHighlighted = true
        cell.isSelected = true
        cell.layoutIfNeeded()
        XCTAssertEqual(calls, 2)
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.configurationUpdateHandler = { _, _ in calls += 1 }
        header.layoutIfNeeded()
        header.setNeedsUpdateConfiguration()
        header.layoutIfNeeded()
        XCTAssertEqual(calls, 4)
    }

    /// The view behind the content, which is removed with the next configuration.
    func testBackgroundsAreReplaced() {
        let cell = UICollectionViewCell()
        let (first, second) = (UIView(), UIView())
        cell.backgroundView = first
        XCTAssertTrue(cell.subviews.first === first)
        cell.backgroundView = second
        XCTAssertNil(first.superview)
        XCTAssertTrue(cell.subviews.first === second)
    }
}
