import Frames

/// The custom appearance of segments, by state.
struct SegmentStyle {
    struct Sides: Hashable {
        var left: UIControl.State
        var right: UIControl.State
    }

    var attributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
    var backgrounds: [UIControl.State: UIImage] = [:]
    var dividers: [Sides: UIImage] = [:]

    var hasBackgrounds: Bool { !backgrounds.isEmpty }

    func background(for state: UIControl.State) -> UIImage? { backgrounds[state] ?? backgrounds[.normal] }

    func divider(left: UIControl.State, right: UIControl.State) -> UIImage? {
        dividers[Sides(left: left, right: right)] ?? dividers[Sides(left: .normal, right: .normal)]
    }

    /// Returns the title with its attributes: 13 points, medium weight if it is selected, gray if it is disabled.
    func text(_ title: String, state: UIControl.State) -> NSAttributedString {
        var all: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 13, weight: state.contains(.selected) ? .medium : .regular),
            .foregroundColor: state.contains(.disabled) ? UIColor.tertiaryLabel : .label,
        ]
        // The attributes of the normal state apply to all states.
        for state in [.normal, state] {
            for (key, value) in attributes[state] ?? [:] { all[key] = value }
        }
        return ReleasingAttributedString(string: title, attributes: all)
    }

    /// Returns the natural width of a segment in points. With 19 points next to the title, the segments "First" and
    /// "Second" are 131 points wide, as in Interface Builder.
    func width(of segment: UISegmentedControl.Segment) -> CGFloat {
        if let image = segment.image { return max(image.size.width + 18, 30) }
        guard let title = segment.title, !title.isEmpty else { return 30 }
        return max(RenderScale.roundUp(text(title, state: .selected).size().width) + 19, 30)
    }
}

/// The gray background of a segmented control or a stepper.
final class SegmentGround: UIView {
    /// The radius in points, estimated from UIKit's.
    static let radius: CGFloat = 8.91

    override func makeContent() -> Frame.Content {
        let color = UIColor.tertiarySystemFill.rgba(in: traitCollection)
        return .path(
            PathContent(outline: .smoothly(rounded: bounds, radius: Self.radius), fill: .color(color)))
    }
}

/// The background of the selected segment.
final class SegmentPill: UIView {
    var color: UIColor?
    var isDimmed = false

    private static let radius: CGFloat = 6.93

    override init(frame: CGRect) {
        super.init(frame: frame)
        layer.shadowOpacity = 0.12
        layer.shadowRadius = 4
        layer.shadowOffset = CGSize(width: 0, height: 3)
    }

    required init?(coder: NSCoder) { nil }

    /// White; light gray in dark appearance.
    private static let ground = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 0.388, green: 0.388, blue: 0.4, alpha: 1) : .white
    }

    override func makeContent() -> Frame.Content {
        var rgba = (color ?? Self.ground).rgba(in: traitCollection)
        if isDimmed { rgba = rgba.withAlpha(rgba.alpha * 0.5) }
        return .path(PathContent(outline: .smoothly(rounded: bounds, radius: Self.radius), fill: .color(rgba)))
    }
}

/// The title or image of a segment.
final class SegmentView: UIView {
    private var background: UIImageView?
    private var label: UILabel?
    private var imageView: UIImageView?

    func show(_ segment: UISegmentedControl.Segment, state: UIControl.State, style: SegmentStyle, isChosen: Bool) {
        showBackground(style.background(for: state))
        label?.isHidden = true
        imageView?.isHidden = true
        if let image = segment.image {
            show(image, isEnabled: !state.contains(.disabled), offset: segment.offset)
        } else if let title = segment.title, !title.isEmpty {
            show(style.text(title, state: state), offset: segment.offset)
        }
    }

    private func showBackground(_ image: UIImage?) {
        guard image != nil || background != nil else { return }
        let view = background ?? UIImageView()
        if background == nil {
            background = view
            insertSubview(view, at: 0)
        }
        view.image = image
        view.frame = bounds
    }

    private func show(_ text: NSAttributedString, offset: CGSize) {
        let view = label ?? UILabel()
        if label == nil {
            label = view
            addSubview(view)
        }
        view.isHidden = false
        view.textAlignment = .center
        view.lineBreakMode = .byTruncatingTail
        view.attributedText = text
        view.frame = bounds.insetBy(dx: min(6, bounds.width / 4), dy: 0).offsetBy(dx: offset.width, dy: offset.height)
    }

    private func show(_ image: UIImage, isEnabled: Bool, offset: CGSize) {
        let view = imageView ?? UIImageView()
        if imageView == nil {
            imageView = view
            addSubview(view)
        }
        view.isHidden = false
        view.image = image
        view.tintColor = isEnabled ? .label : .tertiaryLabel
        view.alpha = isEnabled || image.isTemplate ? 1 : 0.5
        view.frame = CGRect(
            x: bounds.midX - image.size.width / 2 + offset.width,
            y: bounds.midY - image.size.height / 2 + offset.height, width: image.size.width, height: image.size.height)
    }
}
