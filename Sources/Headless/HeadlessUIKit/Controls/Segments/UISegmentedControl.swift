import Frames
import Rendering

/// A row of segments, one of which is selected; 32 points high.
open class UISegmentedControl: UIControl {
    /// The value for no selected segment.
    public static let noSegment = -1

    /// The content of a segment.
    struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        /// The width in points; 0 follows the content.
        var width: CGFloat = 0
        var offset = CGSize.zero
        var isEnabled = true
    }

    final var segments: [Segment] = []
    final var style = SegmentStyle()

    /// The views, from back to front.
    private let ground = SegmentGround()
    private let pill = SegmentPill()
    private var dividers: [UIView] = []
    private(set) final var segmentViews: [SegmentView] = []

    // MARK: Creating

    /// Creates a control with titles (`String`) and images (`UIImage`); other items are reported and ignored.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        setUp()
        for item in items ?? [] {
            switch item {
            case let title as String: segments.append(Segment(title: title))
            case let image as UIImage: segments.append(Segment(image: image))
            default:
                RenderProblems.report("UISegmentedControl: \(type(of: item)) isn't an item: use a String or a UIImage")
            }
        }
        segmentsDidChange()
        frame.size = intrinsicContentSize
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decode(self, UISegmentedControl.decodeSegmentedControl)
    }

    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map { Segment(title: $0.image == nil ? $0.title : nil, image: $0.image, action: $0) }
        segmentsDidChange()
    }

    private func setUp() {
        addSubview(ground)
        addSubview(pill)
    }

    // MARK: Selection

    /// The selected segment, or ``noSegment``.
    open var selectedSegmentIndex = UISegmentedControl.noSegment {
        didSet {
            if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
            setNeedsLayout()
        }
    }

    /// Whether segments are only selected while they are touched; none is drawn selected.
    open var isMomentary = false { didSet { setNeedsLayout() } }

    /// Whether segments without a custom width have the width of their contents.
    open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }

    /// The color of the selected segment; by default, white, or gray in dark appearance.
    open var selectedSegmentTintColor: UIColor? { didSet { setNeedsLayout() } }

    // MARK: Segments

    open var numberOfSegments: Int { segments.count }

    final func segmentsDidChange() {
        if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = Self.noSegment }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        setNeedsLayout()
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    // MARK: Sizes

    /// The height in points since iOS 13.
    private static let height: CGFloat = 32

    override open var intrinsicContentSize: CGSize {
        let widths = naturalWidths
        let tallest = segments.compactMap { $0.image?.size.height }.max() ?? 0
        let background = style.background(for: .normal)?.size.height
        return CGSize(
            width: widths.reduce(0, +) + CGFloat(max(segments.count - 1, 0)),
            height: background ?? max(Self.height, tallest + 8))
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    private var naturalWidths: [CGFloat] {
        let contents = segments.map { style.width(of: $0) }
        if apportionsSegmentWidthsByContent {
            return zip(segments, contents).map { $0.width > 0 ? $0.width : $1 }
        }
        let widest = contents.max() ?? 0
        return segments.map { $0.width > 0 ? $0.width : widest }
    }

    /// The widths in the bounds: segments without a fixed width share the rest.
    private var widths: [CGFloat] {
        let natural = naturalWidths
        let fixed = segments.map(\.width).reduce(0, +)
        let free = zip(segments, natural).reduce(0) { $0 + ($1.0.width > 0 ? 0 : $1.1) }
        guard free > 0 else { return natural }
        let remaining = max(bounds.width - fixed - CGFloat(max(segments.count - 1, 0)), 0)
        return zip(segments, natural).map { $0.width > 0 ? $0.width : $1 * remaining / free }
    }

    // MARK: Layout

    /// The frames of the segments, in order.
    private var segmentFrames: [CGRect] {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x: CGFloat = 0
        return widths.map { width in
            defer { x += width + 1 }
            let left = isMirrored ? bounds.width - x - width : x
            return CGRect(x: left, y: 0, width: width, height: bounds.height)
        }
    }

    private var chosen: Int? {
        isMomentary || selectedSegmentIndex == Self.noSegment ? nil : selectedSegmentIndex
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let segmentFrames = segmentFrames
        matchViews()
        ground.isHidden = style.hasBackgrounds
        ground.frame = bounds
        for (index, view) in segmentViews.enumerated() {
            view.frame = segmentFrames[index]
            view.show(segments[index], state: state(of: index), style: style, isChosen: index == chosen)
        }
        placeDividers(segmentFrames)
        pill.isHidden = chosen == nil || style.hasBackgrounds
        pill.isDimmed = !isEnabled
        if let chosen {
            pill.frame = segmentFrames[chosen].insetBy(dx: 2, dy: 2)
            pill.color = selectedSegmentTintColor
        }
        // A custom color fills the same rounded area.
        if backgroundColor != nil, layer.cornerRadius == 0 { layer.cornerRadius = SegmentGround.radius }
    }

    private func state(of index: Int) -> State {
        var state: State = index == chosen ? .selected : .normal
        if !isEnabled || !segments[index].isEnabled { state.insert(.disabled) }
        if isHighlighted { state.insert(.highlighted) }
        return state
    }

    private func matchViews() {
        while segmentViews.count > segments.count { segmentViews.removeLast().removeFromSuperview() }
        while segmentViews.count < segments.count {
            let view = SegmentView()
            segmentViews.append(view)
            addSubview(view)
        }
        let count = max(segments.count - 1, 0)
        while dividers.count > count { dividers.removeLast().removeFromSuperview() }
        while dividers.count < count {
            let view = UIImageView()
            dividers.append(view)
            insertSubview(view, aboveSubview: ground)
        }
    }

    /// Places a line between two segments that aren't selected.
    private func placeDividers(_ segmentFrames: [CGRect]) {
        for (index, divider) in dividers.enumerated() {
            let (first, second) = (segmentFrames[index], segmentFrames[index + 1])
            let x = min(first.maxX, second.maxX)
            let image = style.divider(left: state(of: index), right: state(of: index + 1))
            (divider as? UIImageView)?.image = image
            if let image {
                divider.backgroundColor = nil
                divider.isHidden = false
                divider.frame = CGRect(
                    x: x + 0.5 - image.size.width / 2, y: 0, width: image.size.width, height: bounds.height)
            } else {
                divider.backgroundColor = .segmentDivider
                divider.isHidden = style.hasBackgrounds || chosen == index || chosen == index + 1
                divider.frame = CGRect(x: x, y: bounds.height / 4, width: 1, height: bounds.height / 2)
            }
        }
    }

    override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + AppearanceProperty.segmentedControls
    }
}

extension UIColor {
    /// The color of the lines between segments, and in the middle of a stepper.
    static let segmentDivider = UIColor { traits in
        let gray: CGFloat = 0.557
        return UIColor(
            red: gray, green: gray, blue: 0.576, alpha: traits.userInterfaceStyle == .dark ? 0.4 : 0.3)
    }
}
