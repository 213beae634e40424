/// The configurations of a cell, a header or a footer, their views, and whether they need an update.
@MainActor
final class CellConfigurations {
    private unowned let contentView: CellContentView

    /// The content configuration, before it is updated for a state.
    private(set) var content: (any UIContentConfiguration)?

    /// The background configuration.
    private(set) var background: UIBackgroundConfiguration?

    /// The default background configuration.
    var defaultBackground: UIBackgroundConfiguration?

    /// The view of the background, if it was created.
    private(set) var backgroundViewIfCreated: SystemBackgroundView?

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

    /// Requests an update before the next layout of the view with the configurations.
    func setNeedsUpdate(in view: UIView) {
        needsUpdate = true
        view.setNeedsLayout()
    }

    /// Updates the configurations for a state, if an update was requested.
    ///
    /// - Parameters:
    /// - updatesContent: Whether the content follows the state; evaluated after the change, like `updatesBackground`.
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
            backgroundViewIfCreated?.removeFromSuperview()
            backgroundViewIfCreated = nil
            return
        }
        let view = backgroundViewIfCreated ?? SystemBackgroundView(frame: .zero)
        backgroundViewIfCreated = view
        view.configuration = configuration.updated(for: state)
    }
}
