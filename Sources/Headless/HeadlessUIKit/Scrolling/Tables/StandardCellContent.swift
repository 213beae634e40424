import Frames

/// The texts and the image of a row in one of the four standard styles.
@MainActor
final class StandardCellContent {
    private let style: UITableViewCell.CellStyle
    private unowned let contentView: UIView
    private var storedText: UILabel?
    private var storedDetail: UILabel?
    private var storedImage: UIImageView?

    init(_ style: UITableViewCell.CellStyle, in contentView: UIView) {
        self.style = style
        self.contentView = contentView
    }

    // MARK: Views

    var textLabel: UILabel {
        if let storedText { return storedText }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style == .value2 ? .footnote : .body)
        label.adjustsFontForContentSizeCategory = true
        if style == .value2 {
            label.textColor = .tintColor
            label.textAlignment = .right
        }
        contentView.addSubview(label)
        storedText = label
        return label
    }

    var detailLabel: UILabel {
        if let storedDetail { return storedDetail }
        let label = UILabel()
        switch style {
        case .default, .value1:
            label.font = .preferredFont(forTextStyle: .body)
            label.textColor = .secondaryLabel
        case .value2: label.font = .preferredFont(forTextStyle: .footnote)
        case .subtitle: label.font = .preferredFont(forTextStyle: .caption1)
        }
        label.adjustsFontForContentSizeCategory = true
        contentView.addSubview(label)
        storedDetail = label
        return label
    }

    var imageView: UIImageView {
        if let storedImage { return storedImage }
        let view = UIImageView()
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        contentView.addSubview(view)
        storedImage = view
        return view
    }

    /// Applies the highlighted appearance to texts and image.
    func highlight(_ isHighlighted: Bool, if isUsed: Bool) {
        guard isUsed else { return }
        storedText?.isHighlighted = isHighlighted
        storedDetail?.isHighlighted = isHighlighted
        storedImage?.isHighlighted = isHighlighted
    }

    // MARK: Layout

    /// The area of the content.
    struct Area {
        var width: CGFloat
        /// The insets of the content from the sides, in points.
        var leading: CGFloat
        var trailing: CGFloat
    }

    /// The frames of the parts, relative to the leading edge and the top of the texts.
    struct Arrangement {
        var text = CGRect.zero
        var detail = CGRect.zero
        var image = CGRect.zero
        /// The height of the texts, in points.
        var textHeight: CGFloat = 0
        /// The height of the row, in points.
        var height: CGFloat = 0
    }

    /// The space between the image and the texts, in points.
    private static let imageSpacing: CGFloat = 16
    /// The space between texts side by side, in points.
    private static let textSpacing: CGFloat = 8

    /// The space above and below the texts, in points.
    private var verticalMargin: CGFloat { style == .subtitle ? 4 : 11 }

    private var imageSize: CGSize? {
        guard let image = storedImage, image.image != nil else { return nil }
        return image.intrinsicContentSize.sane
    }

    /// Returns the start of the texts, relative to the leading edge.
    func leadingOfText(in area: Area) -> CGFloat {
        guard let size = imageSize else { return area.leading }
        let isSymbol = storedImage?.image?.isSymbolImage == true
        return area.leading + (isSymbol ? max(size.width, ListMetrics.symbolWidth) : size.width) + Self.imageSpacing
    }

    func arrangement(in area: Area) -> Arrangement {
        var result = Arrangement()
        let start = leadingOfText(in: area)
        let availableWidth = max(area.width - start - area.trailing, 0)
        if let size = imageSize {
            let width = start - Self.imageSpacing - area.leading
            result.image = CGRect(
                x: area.leading + (width - size.width) / 2, y: 0, width: size.width, height: size.height)
        }
        switch style {
        case .default, .subtitle: stack(&result, at: start, availableWidth: availableWidth)
        case .value1: putValueAtTheEnd(&result, at: start, availableWidth: availableWidth)
        case .value2: putTitleInAColumn(&result, at: start, availableWidth: availableWidth)
        }
        result.height = result.textHeight + 2 * verticalMargin
        if result.image.height > 0, storedImage?.image?.isSymbolImage != true {
            result.height = max(result.height, result.image.height + ListMetrics.hairline)
        }
        return result
    }

    private func size(_ label: UILabel?, _ availableWidth: CGFloat) -> CGSize {
        guard let label, label.text?.isEmpty == false else { return .zero }
        let size = label.sizeThatFits(CGSize(width: max(availableWidth, 1), height: 0)).sane
        return CGSize(width: min(size.width, availableWidth), height: size.height)
    }

    private func stack(_ result: inout Arrangement, at start: CGFloat, availableWidth: CGFloat) {
        let text = size(storedText, availableWidth)
        let detail = size(storedDetail, availableWidth)
        // A text that isn't aligned to its leading side needs the entire width.
        func width(_ label: UILabel?, _ own: CGFloat) -> CGFloat {
            label?.textAlignment == .natural || label?.textAlignment == .left ? own : availableWidth
        }
        result.text = CGRect(x: start, y: 0, width: width(storedText, text.width), height: text.height)
        result.detail = CGRect(
            x: start, y: text.height, width: width(storedDetail, detail.width), height: detail.height)
        result.textHeight = text.height + detail.height
    }

    private func putValueAtTheEnd(_ result: inout Arrangement, at start: CGFloat, availableWidth: CGFloat) {
        var text = size(storedText, availableWidth)
        var detail = size(storedDetail, availableWidth)
        if text.width + Self.textSpacing + detail.width > availableWidth, text.width > 0, detail.width > 0 {
            let least = min(detail.width, availableWidth * 0.4)
            detail = size(storedDetail, max(least, availableWidth - text.width - Self.textSpacing))
            text = size(storedText, max(availableWidth - detail.width - Self.textSpacing, 0))
        }
        let height = max(text.height, detail.height)
        result.text = CGRect(x: start, y: (height - text.height) / 2, width: text.width, height: text.height)
        result.detail = CGRect(
            x: start + availableWidth - detail.width, y: (height - detail.height) / 2, width: detail.width,
            height: detail.height)
        result.textHeight = height
    }

    private func putTitleInAColumn(_ result: inout Arrangement, at start: CGFloat, availableWidth: CGFloat) {
        // As on iOS, the column of titles has about a quarter of the row's width.
        let column = min(max((availableWidth * 0.27).rounded(), 0), availableWidth)
        let text = size(storedText, column)
        let rest = max(availableWidth - column - 6, 0)
        let detail = size(storedDetail, rest)
        let height = max(text.height, detail.height)
        result.text = CGRect(x: start, y: (height - text.height) / 2, width: column, height: text.height)
        result.detail = CGRect(
            x: start + column + 6, y: (height - detail.height) / 2, width: detail.width, height: detail.height)
        result.textHeight = height
    }

    /// Places the parts, centered vertically.
    func place(in area: Area, height: CGFloat, isMirrored: Bool) {
        if style == .value2 { storedText?.textAlignment = isMirrored ? .left : .right }
        let arrangement = arrangement(in: area)
        let top = RenderScale.round((height - arrangement.textHeight) / 2)
        func place(_ view: UIView?, _ rect: CGRect) {
            guard let view else { return }
            var rect = rect
            if isMirrored { rect.origin.x = area.width - rect.maxX }
            if view.frame != rect { view.frame = rect }
        }
        place(storedText, arrangement.text.offsetBy(dx: 0, dy: top))
        place(storedDetail, arrangement.detail.offsetBy(dx: 0, dy: top))
        let imageTop = RenderScale.round((height - arrangement.image.height) / 2)
        place(storedImage, arrangement.image.offsetBy(dx: 0, dy: imageTop))
    }
}
