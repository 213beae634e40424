/// The view inside a cell that holds what its owner adds.
final class CellContentView: UIView {
    override var isLayoutBoundary: Bool { true }

    /// Whether nothing but labels and images that the cell places itself is in the view.
    var hasOnlyStandardContent: Bool {
        touchingConstraints.isEmpty && subviews.allSatisfy(\.touchingConstraints.isEmpty)
    }

    /// Lets described content look at the margins anew.
    func marginsDidChange() {
        guard let configuredView else { return }
        configuredView.invalidateIntrinsicContentSize()
        configuredView.setNeedsLayout()
    }

    // MARK: Content that is described

    private var configuredView: (any UIView & UIContentView)?

    /// Fills the view with what a configuration describes; `nil` takes it away.
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
