/// The configurations of a cell, a header or a footer, and the views that they have made.
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

    /// Brings what is shown up to date with a state.
    func update(for state: any UIConfigurationState, content updatesContent: Bool, background updatesBackground: Bool) {
        if updatesContent, let content { contentView.show(content.updated(for: state)) }
        if updatesBackground { showBackground(for: state) }
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
