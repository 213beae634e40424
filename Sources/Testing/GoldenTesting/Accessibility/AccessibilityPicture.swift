import Frames
import HeadlessUIKit
import Rendering

/// A picture with a number on each accessibility element, and a legend with the words that VoiceOver speaks.
///
/// The legend is to the right of an upright picture and below a wide one.
struct AccessibilityPicture {
    private let accessible: AccessibleFrame
    private let showsActivationPoints: Bool

    // In points.
    private static let margin: CGFloat = 12
    private static let legendWidth: CGFloat = 280
    private static let badgeSize: CGFloat = 16

    init(_ accessible: AccessibleFrame, showsActivationPoints: Bool) {
        self.accessible = accessible
        self.showsActivationPoints = showsActivationPoints
    }

    var frame: Frame {
        var picture = accessible.frame
        picture.rect.origin = .zero
        let size = picture.rect.size
        let isWide = size.width > size.height
        let width = max(isWide ? size.width : 0, Self.legendWidth) - 2 * Self.margin
        var legend = MainQueue.run { makeLegend(width: width) }
        legend.rect.origin =
            isWide
            ? CGPoint(x: Self.margin, y: size.height + Self.margin)
            : CGPoint(x: size.width + Self.margin, y: Self.margin)
        let whole = CGSize(
            width: max(size.width, legend.rect.maxX + Self.margin),
            height: max(size.height, legend.rect.maxY + Self.margin))
        let ground = RenderSettings.current.background
        let paper = Frame(
            origin: "picture", rect: picture.rect, fill: .color(ground), clipsToBounds: true, children: [picture])
        return Frame(
            origin: "Accessibility", rect: CGRect(origin: .zero, size: whole), fill: .color(ground),
            children: [paper, legendGround(beside: size, isWide: isWide, in: whole)] + markers + [legend]
        ).alignedToPixels(scale: RenderSettings.current.scale)
    }

    private func legendGround(beside picture: CGSize, isWide: Bool, in whole: CGSize) -> Frame {
        let isDark = RenderSettings.current.appearance == .dark
        let rect =
            isWide
            ? CGRect(x: 0, y: picture.height, width: whole.width, height: whole.height - picture.height)
            : CGRect(x: picture.width, y: 0, width: whole.width - picture.width, height: whole.height)
        return Frame(origin: "ground", rect: rect, fill: .color(RGBA(hex: isDark ? 0x242428 : 0xF2F2F6)))
    }

    // MARK: On the picture

    /// The elements' markers, with the numbers on top of all of them, so that no border crosses a number.
    private var markers: [Frame] {
        let bounds = CGRect(origin: .zero, size: accessible.frame.rect.size)
        var (areas, above): ([Frame], [Frame]) = ([], [])
        for (index, node) in accessible.elements.enumerated() {
            let color = Self.color(index)
            let rect = node.rect.intersection(bounds)
            areas.append(
                Frame(
                    origin: "marker \(index + 1)", rect: rect, corners: CornerRadii(3),
                    fill: .color(color.withAlpha(0.18)), border: Border(width: 1, color: color)))
            above.append(cornerBadge(index, of: rect, in: bounds))
            if showsActivationPoints, let point = node.activationPoint { above.append(Self.target(at: point, color)) }
        }
        return areas + above
    }

    /// The number at the trailing corner of an element, mostly outside it, so that words and small icons stay readable.
    private func cornerBadge(_ index: Int, of rect: CGRect, in bounds: CGRect) -> Frame {
        var badge = badge(index)
        let size = badge.rect.size
        let inside = CGSize(width: min(size.width / 2, rect.width / 6), height: min(size.height / 2, rect.height / 6))
        let isMirrored = RenderSettings.current.direction == .rightToLeft
        let x = isMirrored ? rect.minX - size.width + inside.width : rect.maxX - inside.width
        badge.rect.origin = CGPoint(
            x: min(max(x, 0), max(bounds.width - size.width, 0)),
            y: min(max(rect.minY - size.height + inside.height, 0), max(bounds.height - size.height, 0)))
        return badge
    }

    private func badge(_ index: Int) -> Frame {
        let text = MainQueue.run {
            let label = UILabel()
            label.text = "\(index + 1)"
            label.font = .systemFont(ofSize: 10, weight: .bold)
            label.textColor = .white
            return label.makeFrame(proposing: ProposedSize())
        }
        let width = max(Self.badgeSize, text.rect.width + 7)
        var number = text
        number.rect.origin = CGPoint(
            x: (width - text.rect.width) / 2, y: (Self.badgeSize - text.rect.height) / 2)
        return Frame(
            origin: "number", rect: CGRect(x: 0, y: 0, width: width, height: Self.badgeSize), corners: CornerRadii(3),
            fill: .color(Self.color(index)), children: [number])
    }

    /// A ring with a dot on white, unlike any icon of the view.
    private static func target(at point: CGPoint, _ color: RGBA) -> Frame {
        func disc(_ radius: CGFloat, _ color: RGBA) -> Frame {
            Frame(
                origin: "disc", rect: CGRect(x: 6 - radius, y: 6 - radius, width: 2 * radius, height: 2 * radius),
                corners: CornerRadii(radius), fill: .color(color))
        }
        return Frame(
            origin: "activationPoint", rect: CGRect(x: point.x - 6, y: point.y - 6, width: 12, height: 12),
            children: [disc(6, color), disc(4.5, .white), disc(2, color)])
    }

    /// Colors that differ from each other and are dark enough for white digits.
    private static func color(_ index: Int) -> RGBA {
        let colors: [UInt32] = [0x0B63CE, 0xB3261E, 0x1B7A3D, 0x8E24AA, 0xA65300, 0x00737E, 0x5B4FC9, 0xAD1457]
        return RGBA(hex: colors[index % colors.count])
    }

    // MARK: Beside it

    @MainActor
    private func makeLegend(width: CGFloat) -> Frame {
        var rows: [Frame] = []
        var top: CGFloat = 0
        for (index, node) in accessible.elements.enumerated() {
            var row = row(index, node, width: width)
            row.rect.origin.y = top
            top = row.rect.maxY + 8
            rows.append(row)
        }
        if rows.isEmpty { rows = [text([("No accessibility elements", false)], width: width)] }
        let height = rows.last?.rect.maxY ?? 0
        return Frame(origin: "legend", rect: CGRect(x: 0, y: 0, width: width, height: height), children: rows)
    }

    @MainActor
    private func row(_ index: Int, _ node: AccessibilityNode, width: CGFloat) -> Frame {
        var badge = badge(index)
        let left = max(badge.rect.width, Self.badgeSize) + 8
        let spoken = node.spokenParts.joined(separator: ", ")
        var words = text(
            [(spoken.isEmpty ? "(nothing is said)" : spoken, false)] + node.notes.map { ($0, true) },
            width: width - left)
        if RenderSettings.current.direction == .rightToLeft {
            badge.rect.origin.x = width - badge.rect.width
            words.rect.origin = CGPoint(x: width - left - words.rect.width, y: 0)
        } else {
            words.rect.origin = CGPoint(x: left, y: 0)
        }
        return Frame(
            origin: "element \(index + 1)",
            rect: CGRect(x: 0, y: 0, width: width, height: max(badge.rect.height, words.rect.height)),
            children: [badge, words])
    }

    @MainActor
    private func text(_ lines: [(words: String, isNote: Bool)], width: CGFloat) -> Frame {
        // The secondary color of labels is too weak for words of this size.
        let noteColor = UIColor(white: RenderSettings.current.appearance == .dark ? 0.7 : 0.36, alpha: 1)
        let text = NSMutableAttributedString()
        for (index, line) in lines.enumerated() {
            text.append(
                NSAttributedString(
                    string: (index == 0 ? "" : "\n") + line.words,
                    attributes: [
                        .font: UIFont.systemFont(ofSize: line.isNote ? 11 : 13),
                        .foregroundColor: line.isNote ? noteColor : .label,
                    ]))
        }
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        return label.makeFrame(proposing: ProposedSize(width: width))
    }
}
