package import Frames
internal import HeadlessUIKit
package import Rendering

/// Pictures in a grid, each below its caption, on a background for the current appearance.
package struct PictureGrid: FrameSource {
    /// A picture and its caption.
    package struct Cell: Sendable {
        package var caption: String

        /// A note after the caption in a quieter color, such as the name of a style.
        package var note: String?
        package var frame: Frame
        package var edge: Edge

        package init(caption: String, note: String? = nil, frame: Frame, edge: Edge = .card) {
            (self.caption, self.note, self.frame, self.edge) = (caption, note, frame, edge)
        }
    }

    /// The border between a picture and the background.
    package enum Edge: Sendable {
        /// Rounded corners and a thin line around them.
        case card

        /// The outline of the content, such as a phone.
        case own
    }

    private let name: String
    private let cells: [Cell]
    private let columns: Int

    /// - Parameters:
    ///   - cells: Left to right, even in right-to-left layouts, and top to bottom.
    ///   - columns: The number of columns, at least 1.
    package init(_ cells: [Cell], columns: Int) {
        self.init("PictureGrid", cells, columns: columns)
    }

    private init(_ name: String, _ cells: [Cell], columns: Int) {
        self.name = name
        self.cells = cells
        self.columns = max(columns, 1)
    }

    /// Two pictures side by side.
    package init(before: Cell, after: Cell) {
        self.init("SideBySide", [before, after], columns: 2)
    }

    // MARK: Metrics, in points

    private static let margin: CGFloat = 20
    private static let gutter: CGFloat = 20
    private static let captionSpacing: CGFloat = 8
    private static let cornerRadius: CGFloat = 10

    // MARK: Layout

    /// Lays out the pictures at their own sizes, ignoring the proposal.
    package func makeFrame(proposing size: ProposedSize) -> Frame {
        let rows = stride(from: 0, to: cells.count, by: columns).map {
            Array(cells[$0..<min($0 + columns, cells.count)])
        }
        let widths = (0..<columns).map { column in
            rows.compactMap { $0.indices.contains(column) ? $0[column].frame.rect.width : nil }.max() ?? 0
        }
        var children: [Frame] = []
        var y = Self.margin
        for (index, row) in rows.enumerated() {
            if index > 0 { y += Self.gutter }
            let captions = MainQueue.run { row.map(caption) }
            let top = y + (captions.map(\.rect.height).max() ?? 0) + Self.captionSpacing
            var x = Self.margin
            for (column, cell) in row.enumerated() {
                var placed = captions[column]
                placed.rect.origin = CGPoint(x: x, y: top - Self.captionSpacing - placed.rect.height)
                children += [placed, picture(cell, at: CGPoint(x: x, y: top))]
                x += widths[column] + Self.gutter
            }
            y = top + (row.map(\.frame.rect.height).max() ?? 0)
        }
        let used = widths.filter { $0 > 0 }
        let width = 2 * Self.margin + used.reduce(0, +) + Self.gutter * CGFloat(max(used.count - 1, 0))
        return Frame(
            origin: Frame.Origin(type: name),
            rect: CGRect(x: 0, y: 0, width: width, height: y + Self.margin),
            fill: .color(Self.ground.rgba), children: children
        ).alignedToPixels(scale: RenderSettings.current.scale)
    }

    private func picture(_ cell: Cell, at origin: CGPoint) -> Frame {
        var placed = cell.frame
        placed.rect.origin = origin
        switch cell.edge {
        case .card: return card(cell.frame, at: origin)
        case .own: return placed
        }
    }

    /// The picture with rounded corners.
    private func card(_ frame: Frame, at origin: CGPoint) -> Frame {
        var content = frame
        content.rect.origin = .zero
        return Frame(
            origin: "card", rect: CGRect(origin: origin, size: frame.rect.size),
            corners: CornerRadii(Self.cornerRadius), border: Border(width: 0.5, color: Self.line.rgba),
            clipsToBounds: true, children: [content])
    }

    /// The caption, a single line no wider than the picture.
    @MainActor
    private func caption(_ cell: Cell) -> Frame {
        let text = ReleasingAttributedString(
            string: cell.caption, attributes: [.font: UIFont.systemFont(ofSize: 13, weight: .semibold)])
        if let note = cell.note, !note.isEmpty {
            text.append(
                ReleasingAttributedString(
                    string: "  \(note)",
                    attributes: [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel]))
        }
        let label = UILabel()
        label.textColor = .label
        label.attributedText = text
        label.accessibilityIdentifier = "caption"
        return label.makeFrame(proposing: ProposedSize(width: cell.frame.rect.width))
    }

    // MARK: Colors

    /// A background that differs from those of light and dark lists, so that both stand out.
    private static let ground = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.14, green: 0.15, blue: 0.17, alpha: 1)
            : UIColor(red: 0.93, green: 0.935, blue: 0.945, alpha: 1)
    }

    private static let line = UIColor { traits in
        UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: 0.14)
    }
}
