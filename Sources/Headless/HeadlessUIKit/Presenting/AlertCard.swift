/// A card with a message and actions.
final class AlertCard: UIView {
    enum Style {
        case alert
        /// The card of an action sheet, and the card with the cancel action below it.
        case sheet, cancel
    }

    private let style: Style
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private let fields: [AlertField]
    private let rows: [AlertRow]
    private let lines = AlertLines()

    /// The insets of an alert's texts, in points.
    private static let alertInsets = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    private static let sheetInsets = UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)

    init(
        style: Style, title: String?, message: String?, fields: [UITextField], actions: [UIAlertAction],
        preferred: UIAlertAction?
    ) {
        self.style = style
        self.fields = fields.map(AlertField.init)
        rows = actions.map { AlertRow($0, isPreferred: $0 === preferred, isInSheet: style != .alert) }
        super.init(frame: .zero)
        backgroundColor = style == .cancel ? .cancelCard : .alertCard
        layer.cornerRadius = 14
        clipsToBounds = true
        show(title, in: titleLabel, style == .alert ? .headline : .footnote, isTitle: true)
        show(message, in: messageLabel, .footnote, isTitle: title == nil)
        self.fields.forEach { addSubview($0) }
        rows.forEach { addSubview($0) }
        addSubview(lines)
    }

    required init?(coder: NSCoder) { nil }

    private func show(_ text: String?, in label: UILabel, _ textStyle: UIFont.TextStyle, isTitle: Bool) {
        guard let text, !text.isEmpty else { return }
        let font = UIFont.preferredFont(forTextStyle: textStyle)
        label.font =
            isTitle && (style != .alert || label === titleLabel)
            ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
        label.text = text
        if label === titleLabel { label.accessibilityTraits = .header }
        label.numberOfLines = 0
        label.textAlignment = .center
        label.textColor = style == .alert ? .label : .secondaryLabel
        addSubview(label)
    }

    // MARK: Layout

    /// Returns the card's height without a limit, in points.
    func height(forWidth width: CGFloat) -> CGFloat {
        let arrangement = arrange(width: width)
        return arrangement.rows.last?.maxY ?? arrangement.header
    }

    private struct Arrangement {
        var title = CGRect.zero
        var message = CGRect.zero
        var fields: [CGRect] = []
        var rows: [CGRect] = []
        /// The height of the content above the rows.
        var header: CGFloat = 0
    }

    private func arrange(width: CGFloat) -> Arrangement {
        let insets = style == .alert ? Self.alertInsets : Self.sheetInsets
        var (result, y) = (Arrangement(), CGFloat(0))
        func add(_ label: UILabel, spacing: CGFloat) -> CGRect {
            guard label.superview != nil else { return .zero }
            y += y == 0 ? insets.top : spacing
            let inner = max(width - insets.horizontal, 0)
            let height = RenderScale.roundUp(label.sizeThatFits(CGSize(width: inner, height: 0)).height)
            defer { y += height }
            return CGRect(x: insets.left, y: y, width: inner, height: height)
        }
        result.title = add(titleLabel, spacing: 0)
        result.message = add(messageLabel, spacing: style == .alert ? 3 : 10)
        if !fields.isEmpty {
            y += y == 0 ? insets.top : 16
            for field in fields {
                let height = field.intrinsicContentSize.height
                result.fields.append(
                    CGRect(x: insets.left, y: y, width: max(width - insets.horizontal, 0), height: height))
                y += height + AlertField.spacing
            }
            y -= AlertField.spacing
        }
        if y > 0 { y += fields.isEmpty ? insets.bottom : insets.left }
        result.header = RenderScale.round(y)
        result.rows = arrangeRows(from: result.header, width: width)
        return result
    }

    private func arrangeRows(from y: CGFloat, width: CGFloat) -> [CGRect] {
        if isSideBySide(in: width) {
            let height = rows.map(\.height).max() ?? 0
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return [0, 1].map { (index: CGFloat) in
                CGRect(x: (isMirrored ? 1 - index : index) * width / 2, y: y, width: width / 2, height: height)
            }
        }
        var bottom = y
        return rows.map { row in
            defer { bottom += row.height }
            return CGRect(x: 0, y: bottom, width: width, height: row.height)
        }
    }

    /// Two actions of an alert are side by side if both titles fit.
    private func isSideBySide(in width: CGFloat) -> Bool {
        style == .alert && rows.count == 2 && rows.allSatisfy { $0.naturalWidth <= width / 2 }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = arrange(width: bounds.width)
        titleLabel.frame = arrangement.title
        messageLabel.frame = arrangement.message
        for (field, frame) in zip(fields, arrangement.fields) { field.frame = frame }
        for (row, frame) in zip(rows, arrangement.rows) { row.frame = frame }
        lines.frame = bounds
        lines.show(
            horizontal: Set(arrangement.rows.map(\.minY)).filter { $0 > 0 }.sorted(),
            vertical: isSideBySide(in: bounds.width) ? bounds.midX : nil, from: arrangement.header)
    }
}

/// An action in a card.
final class AlertRow: UIView {
    private let label = UILabel()
    private let action: UIAlertAction
    private let isInSheet: Bool

    init(_ action: UIAlertAction, isPreferred: Bool, isInSheet: Bool) {
        self.action = action
        self.isInSheet = isInSheet
        super.init(frame: .zero)
        let font = UIFont.preferredFont(forTextStyle: isInSheet ? .title3 : .body)
        label.font = isPreferred ? .systemFont(ofSize: font.pointSize, weight: .semibold) : font
        label.text = action.title
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        addSubview(label)
        isAccessibilityElement = true
        accessibilityLabel = action.title
        accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
        updateColor()
    }

    required init?(coder: NSCoder) { nil }

    private func updateColor() {
        let color: UIColor = action.style == .destructive ? .systemRed : tintColor
        label.textColor = action.isEnabled ? color : .tertiaryLabel
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    /// The height in points: 44 in an alert, 57 in a sheet, more for larger text.
    var height: CGFloat {
        let text = RenderScale.roundUp(label.intrinsicContentSize.height)
        return isInSheet ? max(57, text + 32) : max(44, text + 22)
    }

    var naturalWidth: CGFloat { label.intrinsicContentSize.width + 16 }

    override func layoutSubviews() {
        super.layoutSubviews()
        updateColor()
        label.frame = bounds.insetBy(dx: 8, dy: 0)
    }
}

/// The hairlines between the parts of a card.
private final class AlertLines: UIView {
    private var lines: [UIView] = []

    func show(horizontal: [CGFloat], vertical: CGFloat?, from top: CGFloat) {
        lines.forEach { $0.removeFromSuperview() }
        let width = 1 / UIScreen.main.scale
        lines = horizontal.map { line(CGRect(x: 0, y: $0, width: bounds.width, height: width)) }
        guard let vertical else { return }
        lines.append(line(CGRect(x: vertical, y: top, width: width, height: max(bounds.height - top, 0))))
    }

    private func line(_ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.backgroundColor = .separator
        addSubview(view)
        return view
    }
}

/// A text field of an alert in its box.
private final class AlertField: UIView {
    private let field: UITextField

    /// The space between two fields, in points.
    static let spacing: CGFloat = 6

    init(_ field: UITextField) {
        self.field = field
        super.init(frame: .zero)
        backgroundColor = .alertField
        layer.cornerRadius = 7
        layer.borderWidth = 1 / UIScreen.main.scale
        layer.borderColor = UIColor.separator.cgColor
        field.translatesAutoresizingMaskIntoConstraints = true
        addSubview(field)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
        let text = RenderScale.roundUp(field.intrinsicContentSize.height)
        return CGSize(width: UIView.noIntrinsicMetric, height: max(text + 12, 29))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = bounds.insetBy(dx: 7, dy: 0)
    }
}

extension UIColor {
    /// The color of the card's material over a dimmed screen.
    fileprivate static let alertCard = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.145, green: 0.145, blue: 0.15, alpha: 0.94)
            : UIColor(red: 0.965, green: 0.965, blue: 0.965, alpha: 0.92)
    }

    fileprivate static let cancelCard = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 0.173, green: 0.173, blue: 0.18, alpha: 1) : .white
    }

    fileprivate static let alertField = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.11, alpha: 1) : .white
    }
}
