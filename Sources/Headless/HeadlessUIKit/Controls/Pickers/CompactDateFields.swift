/// A date and a time on gray fields, for a compact date picker.
final class CompactDateFields: DatePickerContent {
    private let dateField = CompactField()
    private let timeField = CompactField()
    private lazy var row = CompactFieldRow([dateField, timeField])

    var view: UIView { row }
    var size: CGSize { row.intrinsicContentSize }
    var fillsWidth: Bool { false }

    func show(_ picker: UIDatePicker) {
        let words = picker.format
        dateField.isHidden = picker.datePickerMode == .time
        timeField.isHidden = picker.datePickerMode == .date
        dateField.label.text = words.date(picker.date)
        timeField.label.text = words.time(picker.date)
        row.setNeedsLayout()
    }
}

/// A text on a gray field.
final class CompactField: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = 6
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    /// The body font in the content size of the view; at the default size and 3 pixels per point, fields are 34⅓ points
    /// high.
    override var intrinsicContentSize: CGSize {
        let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        // Setting a font requests layout, which in turn reads this size.
        if label.font != font { label.font = font }
        let size = label.intrinsicContentSize
        return CGSize(width: size.width + 24, height: size.height + 14)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}

/// Fields side by side.
private final class CompactFieldRow: UIView {
    private let fields: [CompactField]
    private static let gap: CGFloat = 5

    init(_ fields: [CompactField]) {
        self.fields = fields
        super.init(frame: .zero)
        fields.forEach { addSubview($0) }
    }

    required init?(coder: NSCoder) { nil }

    private var shown: [CompactField] { fields.filter { !$0.isHidden } }

    override var intrinsicContentSize: CGSize {
        let sizes = shown.map(\.intrinsicContentSize)
        return CGSize(
            width: sizes.map(\.width).reduce(0, +) + Self.gap * CGFloat(max(sizes.count - 1, 0)),
            height: sizes.map(\.height).max() ?? 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        for field in shown {
            let width = field.intrinsicContentSize.width
            field.frame = CGRect(
                x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            x += width + Self.gap
        }
    }
}
