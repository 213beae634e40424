import HeadlessUIKit

/// The cards on which the screens of polls show their rows. Their figures, in points, are those of the SwiftUI flavor,
/// measured on pictures of iOS.
enum PollCard {
    /// The distance of cards from the sides of the screen.
    static let margin: CGFloat = 16

    /// The distance of content from the edges of its card.
    static let padding: CGFloat = 16

    /// The distance between two cards.
    static let spacing: CGFloat = 16

    /// The radius of the corners.
    static let cornerRadius: CGFloat = 16

    /// The upper corners: the first rows of a section lie at the top of its card.
    static let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]

    /// The lower corners.
    static let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}

extension UIView {
    /// Gives the view the look of a card, or of a part of one that has fewer round corners.
    func becomePollCard(_ appearance: Appearance, corners: CACornerMask = .all) {
        backgroundColor = appearance.colorPalette.background1
        layer.cornerRadius = corners.isEmpty ? 0 : PollCard.cornerRadius
        layer.maskedCorners = corners
    }

    /// Adds a card that keeps away from the sides, and from what is below it.
    func embedPollCard(_ card: UIView, bottom: CGFloat = 0, top: CGFloat = 0) {
        embed(
            card,
            insets: NSDirectionalEdgeInsets(
                top: top, leading: PollCard.margin, bottom: bottom, trailing: PollCard.margin))
    }
}
