/// The configurations of a cell, a header or a footer, the views that they have made, and whether they are up to date.
@MainActor
final class CellConfigurations {
    private unowned let contentView: CellContentView

    /// What the content was described by, before it was updated for a state.
    private(set) var content: (any UIContentConfiguration)?

    /// What the background was described by.
    private(set) var background: UIBackgroundConfiguration?

    /// The background where none was described.
    var defaultBackground: UIBackgroundConfiguration?

    /// The view of the background, if there is one.
    private(set) var backgroundViewIfMade: SystemBackgroundView?

    private var needsUpdate = false

    init(content: CellContentView) {
        contentView = content
    }

    func setContent(_ configuration: (any UIContentConfiguration)?, state: any UIConfigurationState) {
        content = configuration
        contentView.show(configuration?.updated(for: state))
    }

    func setBackground(_ configuration: UIBackgroundConfiguration?, state: any UIConfigurationState) {
        background = configuration
        showBackground(for: state)
    }

    /// Asks for an update before the next layout of the view that has the configurations.
    func setNeedsUpdate(in view: UIView) {
        needsUpdate = true
        view.setNeedsLayout()
    }

    /// Brings what is shown up to date with a state, if that was asked for.
    ///
    /// - Parameters:
    ///   - updatesContent: Whether the content follows the state; looked at after the change, as `updatesBackground`.
    ///   - change: Changes the configurations for the state.
    /// - Returns: Whether anything was updated.
    @discardableResult
    func updateIfNeeded<State: UIConfigurationState>(
        for state: @autoclosure () -> State, content updatesContent: @autoclosure () -> Bool,
        background updatesBackground: @autoclosure () -> Bool, _ change: (State) -> Void
    ) -> Bool {
        guard needsUpdate else { return false }
        needsUpdate = false
        let state = state()
        change(state)
        if updatesContent(), let content { contentView.show(content.updated(for: state)) }
        if updatesBackground() { showBackground(for: state) }
        return true
    }

    private func showBackground(for state: any UIConfigurationState) {
        guard let configuration = background ?? defaultBackground else {
            backgroundViewIfMade?.removeFromSuperview()
            backgroundViewIfMade = nil
            return
        }
        let view = backgroundViewIfMade ?? SystemBackgroundView(frame: .zero)
        backgroundViewIfMade = view
        view.configuration = configuration.updated(for: state)
    }
}
