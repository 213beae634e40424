internal import Frames
internal import HeadlessUIKit

/// Two pictures beside each other, each below its caption, on a ground of the current appearance.
struct SideBySide: FrameSource {
    /// A picture and its caption.
    struct Side {
        var caption: String

        /// A note behind the caption in a quieter colour, such as the name of a style.
        var note: String?
        var frame: Frame
        var edge = Edge.card
    }

    /// Where a picture ends and the ground begins.
    enum Edge {
        /// At round corners and a fine line around them.
        case card

        /// At the outline of what the picture shows, such as a phone.
        case own
    }

    private let sides: [Side]

    /// - Parameters:
    ///   - before: The picture at the left, also where text runs from right to left.
    ///   - after: The picture at the right.
    init(before: Side, after: Side) {
        sides = [before, after]
    }

    // MARK: Figures, in points

    private static let margin: CGFloat = 20
    private static let gutter: CGFloat = 20
    private static let captionSpacing: CGFloat = 8
    private static let cornerRadius: CGFloat = 10

    // MARK: Layout

    /// Lays the pictures out at their own sizes, whatever is proposed.
    func makeFrame(proposing size: ProposedSize) -> Frame {
        let captions = MainQueue.run { sides.map(caption) }
        let top = Self.margin + (captions.map(\.rect.height).max() ?? 0) + Self.captionSpacing
        var children: [Frame] = []
        var x = Self.margin
        for (side, caption) in zip(sides, captions) {
            var placed = caption
            placed.rect.origin = CGPoint(x: x, y: top - Self.captionSpacing - caption.rect.height)
            children += [placed, picture(side, at: CGPoint(x: x, y: top))]
            x += side.frame.rect.width + Self.gutter
        }
        let height = top + (sides.map(\.frame.rect.height).max() ?? 0) + Self.margin
        return Frame(
            name: "SideBySide",
            rect: CGRect(x: 0, y: 0, width: x - Self.gutter + Self.margin, height: height),
            fill: .color(Self.ground.rgba), children: children
        ).alignedToPixels(scale: RenderSettings.current.scale)
    }

    private func picture(_ side: Side, at origin: CGPoint) -> Frame {
        var placed = side.frame
        placed.rect.origin = origin
        switch side.edge {
        case .card: return card(side.frame, at: origin)
        case .own: return placed
        }
    }

    /// The picture, its corners rounded.
    private func card(_ frame: Frame, at origin: CGPoint) -> Frame {
        var content = frame
        content.rect.origin = .zero
        return Frame(
            name: "card", rect: CGRect(origin: origin, size: frame.rect.size),
            corners: CornerRadii(Self.cornerRadius), border: Border(width: 0.5, color: Self.line.rgba),
            clipsToBounds: true, children: [content])
    }

    /// The caption, a line that is no wider than the picture.
    @MainActor
    private func caption(_ side: Side) -> Frame {
        let text = NSMutableAttributedString(
            string: side.caption, attributes: [.font: UIFont.systemFont(ofSize: 13, weight: .semibold)])
        if let note = side.note, !note.isEmpty {
            text.append(
                NSAttributedString(
                    string: "  \(note)",
                    attributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel]))
        }
        let label = UILabel()
        label.textColor = .label
        label.attributedText = text
        label.accessibilityIdentifier = "caption"
        return label.makeFrame(proposing: ProposedSize(width: side.frame.rect.width))
    }

    // MARK: Colours

    /// A ground that differs from that of a light list and of a dark one, so that both stand out.
    private static let ground = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.14, green: 0.15, blue: 0.17, alpha: 1)
            : UIColor(red: 0.93, green: 0.935, blue: 0.945, alpha: 1)
    }

    private static let line = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.14)
    }
}
