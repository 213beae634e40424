/// The view inside a cell for its content.
final class CellContentView: UIView {
    override var isLayoutBoundary: Bool { true }

    /// Whether the view contains only the cell's standard labels and image.
    var hasOnlyStandardContent: Bool {
        touchingConstraints.isEmpty && subviews.allSatisfy(\.touchingConstraints.isEmpty)
    }

    /// Updates the margins of configured content.
    func marginsDidChange() {
        guard let configuredView else { return }
        configuredView.invalidateIntrinsicContentSize()
        configuredView.setNeedsLayout()
    }

    // MARK: Configured content

    private var configuredView: (any UIView & UIContentView)?

    /// Fills the view with a configuration's content view; `nil` removes it.
    func show(_ configuration: (any UIContentConfiguration)?) {
        if let configuredView, let configuration, configuredView.supports(configuration) {
            configuredView.configuration = configuration
            return
        }
        configuredView?.removeFromSuperview()
        configuredView = configuration?.makeContentView()
        guard let view = configuredView else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: topAnchor),
            view.leadingAnchor.constraint(equalTo: leadingAnchor),
            view.bottomAnchor.constraint(equalTo: bottomAnchor),
            view.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
    }
}
