import Frames

/// A row of a table. Its content is in `contentView`.
open class UITableViewCell: UIView {
    public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }
    public enum SelectionStyle: Int, Sendable { case none, blue, gray, `default` }
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }

    public private(set) final var reuseIdentifier: String?
    private let style: CellStyle

    /// The view that content is added to, as large as the cell without accessory and separator.
    open var contentView: UIView { storedContentView }
    private let storedContentView = CellContentView()

    private var storedTextLabel: UILabel?
    private var storedDetailTextLabel: UILabel?
    private var storedImageView: UIImageView?
    private var accessoryImageView: UIImageView?
    private let separatorView = UIView()

    open var backgroundView: UIView? {
        didSet { replace(oldValue, with: backgroundView) }
    }

    /// Kept and never read: nobody selects anything in a still.
    open var selectedBackgroundView: UIView?
    /// Kept and never read: nobody selects anything in a still.
    open var selectionStyle: SelectionStyle = .default
    open var accessoryType: AccessoryType = .none { didSet { updateAccessory() } }
    open var accessoryView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let accessoryView { addSubview(accessoryView) }
            setNeedsLayout()
        }
    }

    open var separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    open var isSelected = false
    open var isHighlighted = false
    open var isEditing = false
    /// Kept and never read: rows are not indented.
    open var indentationLevel = 0

    // MARK: Creating

    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    public required init?(coder: NSCoder) {
        style = .default
        super.init(coder: coder)
        setUp()
    }

    override public convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: PendingReuseIdentifier.current)
    }

    private func setUp() {
        backgroundColor = .systemBackground
        separatorView.isHidden = true
        addSubview(storedContentView)
        addSubview(separatorView)
    }

    // MARK: Described content

    /// What describes the content; `nil` for content that is added to `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet {
            if oldValue == nil { contentView.directionalLayoutMargins = Self.rowMargins }
            storedContentView.show(contentConfiguration?.updated(for: configurationState))
        }
    }

    /// The distances of described content from the edges, as in the system's rows.
    private static let rowMargins = NSDirectionalEdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)

    /// What the content may depend on.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isEditing = isEditing
        return state
    }

    // MARK: Reuse and state

    /// Brings the cell back to its first state, before it is shown for another row.
    open func prepareForReuse() {
        isSelected = false
        isHighlighted = false
    }

    /// Happens at once: a still has no animations.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Happens at once: a still has no animations.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// Happens at once: a still has no animations.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

    // MARK: Standard content

    open var textLabel: UILabel? {
        if let storedTextLabel { return storedTextLabel }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        contentView.addSubview(label)
        storedTextLabel = label
        return label
    }

    open var detailTextLabel: UILabel? {
        guard style != .default else { return nil }
        if let storedDetailTextLabel { return storedDetailTextLabel }
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: style == .subtitle ? .footnote : .body)
        label.adjustsFontForContentSizeCategory = true
        label.textColor = .secondaryLabel
        contentView.addSubview(label)
        storedDetailTextLabel = label
        return label
    }

    open var imageView: UIImageView? {
        if let storedImageView { return storedImageView }
        let view = UIImageView()
        contentView.addSubview(view)
        storedImageView = view
        return view
    }

    private func updateAccessory() {
        let name: String? =
            switch accessoryType {
            case .none: nil
            case .disclosureIndicator, .detailDisclosureButton: "chevron.right"
            case .checkmark: "checkmark"
            case .detailButton: "info.circle"
            }
        accessoryImageView?.removeFromSuperview()
        accessoryImageView = name.map { name in
            let configuration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
            let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
            view.tintColor = accessoryType == .disclosureIndicator ? .tertiaryLabel : tintColor
            addSubview(view)
            return view
        }
        setNeedsLayout()
    }

    private func replace(_ old: UIView?, with new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    // MARK: Layout

    override open var isLayoutBoundary: Bool { true }

    /// How much of the cell's height the line below it takes.
    private var separatorHeight: CGFloat { separatorView.isHidden ? 0 : 1 / UIScreen.main.scale }

    /// Shows a line at the lower edge, or none for `nil`.
    final func setSeparator(color: UIColor?) {
        separatorView.isHidden = color == nil
        separatorView.backgroundColor = color
    }

    /// Returns the height that the content needs at the target's width. The content is laid out by it already.
    override open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        bounds.size.width = targetSize.width
        storedContentView.layOut(proposing: ProposedSize(width: targetSize.width - accessoryWidth))
        var height = storedContentView.bounds.height
        if storedContentView.hasOnlyStandardContent { height = max(height, standardHeight) }
        return CGSize(width: targetSize.width, height: height + separatorHeight)
    }

    private var accessory: UIView? { accessoryView ?? accessoryImageView }

    private var accessoryWidth: CGFloat {
        accessory.map { $0.bounds.width + 8 + 16 } ?? 0
    }

    private var standardHeight: CGFloat {
        let text = storedTextLabel?.intrinsicContentSize.height ?? 0
        let detail = style == .subtitle ? storedDetailTextLabel?.intrinsicContentSize.height ?? 0 : 0
        return max(44, text + detail + 22)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let content = CGRect(
            x: isMirrored ? accessoryWidth : 0, y: 0, width: bounds.width - accessoryWidth,
            height: bounds.height - separatorHeight)
        storedContentView.frame = content
        backgroundView?.frame = bounds
        separatorView.frame = CGRect(
            x: isMirrored ? separatorInset.right : separatorInset.left, y: content.maxY,
            width: bounds.width - separatorInset.left - separatorInset.right, height: separatorHeight)
        if let accessory {
            let size = accessory.bounds.size
            accessory.frame = CGRect(
                x: isMirrored ? 16 : bounds.width - 16 - size.width, y: content.midY - size.height / 2,
                width: size.width, height: size.height)
        }
        layOutStandardContent(in: CGRect(origin: .zero, size: content.size), isMirrored: isMirrored)
    }

    private func layOutStandardContent(in content: CGRect, isMirrored: Bool) {
        func place(_ view: UIView?, x: CGFloat, y: CGFloat, size: CGSize) {
            let left = isMirrored ? content.width - x - size.width : x
            view?.frame = CGRect(x: left, y: y, width: size.width, height: size.height)
        }
        var x: CGFloat = 20
        if let image = storedImageView, let size = image.image?.size {
            place(image, x: x, y: content.midY - size.height / 2, size: size)
            x += size.width + 16
        }
        let text = storedTextLabel?.intrinsicContentSize ?? .zero
        let detail = storedDetailTextLabel?.intrinsicContentSize ?? .zero
        let width = max(content.width - x - 16, 0)
        if style == .subtitle {
            let top = content.midY - (text.height + detail.height) / 2
            place(storedTextLabel, x: x, y: top, size: CGSize(width: min(text.width, width), height: text.height))
            place(
                storedDetailTextLabel, x: x, y: top + text.height,
                size: CGSize(width: min(detail.width, width), height: detail.height))
        } else {
            place(
                storedTextLabel, x: x, y: content.midY - text.height / 2,
                size: CGSize(width: min(text.width, width), height: text.height))
            place(
                storedDetailTextLabel, x: content.width - 16 - detail.width, y: content.midY - detail.height / 2,
                size: detail)
        }
    }
}
