import HeadlessUIKit

/// A row of the form for a new poll, as a separate card.
open class _PollCreationCell: _TableViewCell, ThemeProvider {
    /// The card.
    open private(set) lazy var container = UIView()

    /// The distance between the cards of two rows, in points.
    static let spacing: CGFloat = 12

    override open func setUpLayout() {
        super.setUpLayout()

        contentView.embedPollCard(container, bottom: Self.spacing)
    }

    override open func setUpAppearance() {
        super.setUpAppearance()

        selectionStyle = .none
        backgroundColor = appearance.colorPalette.background
        container.applyPollCardStyle(appearance)
    }

    /// Adds a view to the card.
    ///
    /// - Parameter vertical: The distance from the top and bottom edges, in points.
    func fillCard(with view: UIView, vertical: CGFloat = 15) {
        container.embed(
            view,
            insets: NSDirectionalEdgeInsets(
                top: vertical, leading: PollCard.padding, bottom: vertical, trailing: PollCard.padding))
    }
}
