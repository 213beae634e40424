import HeadlessUIKit

/// The metrics of the cards on the screens of polls, in points: those of the SwiftUI flavor, measured on iOS.
enum PollCard {
    /// The distance of cards from the sides of the screen.
    static let margin: CGFloat = 16

    /// The distance of content from the edges of its card.
    static let padding: CGFloat = 16

    /// The distance between two cards.
    static let spacing: CGFloat = 16

    /// The radius of the corners.
    static let cornerRadius: CGFloat = 16

    /// The top corners: the first rows of a section are at the top of its card.
    static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]

    /// The bottom corners.
    static let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}

extension UIView {
    /// Gives the view the style of a card, or of a part of one with fewer rounded corners.
    func applyPollCardStyle(_ appearance: Appearance, corners: CACornerMask = .all) {
        backgroundColor = appearance.colorPalette.background1
        layer.cornerRadius = corners.isEmpty ? 0 : PollCard.cornerRadius
        layer.maskedCorners = corners
    }

    /// Adds a card with margins at the sides and at the bottom.
    func embedPollCard(_ card: UIView, bottom: CGFloat = 0, top: CGFloat = 0) {
        embed(
            card,
            insets: NSDirectionalEdgeInsets(
                top: top, leading: PollCard.margin, bottom: bottom, trailing: PollCard.margin))
    }
}
