import HeadlessUIKit

/// Samples of texts for sheets.
@MainActor
enum TextSamples {
    /// Returns a label with styled text, 17 points unless the style has another font.
    static func label(
        _ text: String, _ attributes: [NSAttributedString.Key: Any] = [:], lines: Int = 0
    ) -> UILabel {
        let label = UILabel()
        label.numberOfLines = lines
        label.attributedText = NSAttributedString(string: text, attributes: attributes)
        return label
    }

    /// Returns a label in a box that shows its bounds.
    static func boxed(_ label: UIView, width: CGFloat, height: CGFloat? = nil) -> UIView {
        label.backgroundColor = .secondarySystemBackground
        label.translatesAutoresizingMaskIntoConstraints = false
        label.widthAnchor.constraint(equalToConstant: width).isActive = true
        if let height { label.heightAnchor.constraint(equalToConstant: height).isActive = true }
        return label
    }

    /// Returns a paragraph style that a closure changes.
    static func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    /// Returns a square of two colors, whose position is easy to see.
    static func picture(_ size: CGSize = CGSize(width: 20, height: 20)) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { context in
            UIColor.systemOrange.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.systemPurple.setFill()
            context.fill(CGRect(x: 0, y: 0, width: size.width / 2, height: size.height / 2))
        }
    }

    static let words = "The quick brown fox jumps over the lazy dog"
}
