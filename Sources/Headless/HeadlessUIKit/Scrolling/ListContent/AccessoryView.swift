import Frames
import Rendering

/// The view of an accessory.
final class AccessoryView: UIView {
    let accessory: UICellAccessory
    private let shown: UIView

    init(_ accessory: UICellAccessory, isSelected: Bool, isExpanded: Bool) {
        self.accessory = accessory
        shown = Self.makeView(accessory, isSelected: isSelected)
        super.init(frame: .zero)
        addSubview(shown)
        if accessory.accessoryType == .outlineDisclosure, isExpanded {
            shown.transform = CGAffineTransform(rotationAngle: .pi / 2)
        }
        showTint()
    }

    required init?(coder: NSCoder) { nil }

    private static func makeView(_ accessory: UICellAccessory, isSelected: Bool) -> UIView {
        switch accessory.content {
        case .symbol(let name, let configuration, _):
            return symbolView(name, configuration)
        case .badge(let name, let back, let mark):
            if accessory.accessoryType == .multiselect, !isSelected {
                let circle = symbolView("circle", UIImage.SymbolConfiguration(textStyle: .body, scale: .large))
                circle.tintColor = .tertiaryLabel
                return circle
            }
            return BadgeView(name, back: back, mark: mark)
        case .text(let text, let font, _):
            let label = UILabel()
            label.text = text
            label.font = font
            return label
        case .view(let view, _):
            return view
        case .line:
            return UIView()
        }
    }

    private static func symbolView(_ name: String, _ configuration: UIImage.SymbolConfiguration) -> UIImageView {
        var image = UIImage(systemName: name, withConfiguration: configuration)
        // A forward arrow points left in right-to-left layouts.
        if name.hasSuffix(".forward") { image = image?.imageFlippedForRightToLeftLayoutDirection() }
        let view = UIImageView(image: image)
        if view.image == nil {
            RenderProblems.report("The accessory of a cell isn't drawn: there is no symbol “\(name)”.")
        }
        return view
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        showTint()
    }

    private func showTint() {
        switch accessory.content {
        case .symbol(_, _, let color):
            if let color = accessory.tintColor ?? color { shown.tintColor = color }
        case .text(_, _, let color):
            (shown as? UILabel)?.textColor = accessory.tintColor ?? color
        case .view:
            if let color = accessory.tintColor { shown.tintColor = color }
        case .badge, .line: break
        }
    }

    /// The size of the content.
    private var contentSize: CGSize {
        if case .view(let view, let isFixed) = accessory.content {
            if isFixed || view.bounds.size != .zero { return view.bounds.size }
            let size = view.intrinsicContentSize
            if size.width >= 0, size.height >= 0 { return size }
            return view.systemLayoutSizeFitting(.zero)
        }
        return shown.intrinsicContentSize.sane
    }

    override var intrinsicContentSize: CGSize {
        let own = contentSize.sane
        let width =
            switch accessory.reservedWidth {
            case .actual: accessory.accessoryType == .outlineDisclosure ? max(own.width, own.height) : own.width
            case .standard: max(ListMetrics.symbolWidth, own.width)
            case .custom(let width): width.saneLength
            }
        return CGSize(width: width, height: own.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = contentSize.sane
        shown.bounds.size = size
        shown.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
}

/// A filled circle with a shape in it, in two colors.
final class BadgeView: UIView {
    private let back: UIImageView
    private let markColor: UIColor
    private let name: String

    init(_ name: String, back: UIColor?, mark: UIColor) {
        self.name = name
        markColor = mark
        let configuration = UIImage.SymbolConfiguration(textStyle: .body, scale: .large)
        self.back = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        super.init(frame: .zero)
        // The shape is a hole in the circle, through which the background shows.
        let ground = UIView()
        ground.backgroundColor = mark
        addSubview(ground)
        if let back { self.back.tintColor = back }
        addSubview(self.back)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { back.intrinsicContentSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        back.frame = bounds
        let ground = subviews.first
        ground?.frame = bounds.insetBy(dx: bounds.width * 0.15, dy: bounds.height * 0.15)
        ground?.layer.cornerRadius = (ground?.bounds.width ?? 0) / 2
    }
}
