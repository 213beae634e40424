import HeadlessUIKit

/// The line at the top of a screen: the time, and how well the device is connected and charged.
public final class StatusBarView: UIView {
    /// What a status bar says.
    public struct Content: Hashable, Sendable {
        /// The time as it is written.
        public var time: String

        /// From 0, empty, to 1, full.
        public var batteryLevel: Double

        public init(time: String = "9:41", batteryLevel: Double = 1) {
            self.time = time
            self.batteryLevel = batteryLevel
        }
    }

    private let timeLabel = UILabel()
    private let batteryLabel = UILabel()
    private let signalView = UIImageView(image: Artwork.signal)
    private let wirelessView = UIImageView(image: Artwork.wireless)
    private let batteryView = UIImageView()
    private let device: Device

    /// Creates the bar of a device, at the top of its screen.
    public init(device: Device, content: Content) {
        self.device = device
        super.init(frame: CGRect(x: 0, y: 0, width: device.size.width, height: device.topInset))
        let names: [(UIView, String)] = [
            (timeLabel, "timeLabel"), (batteryLabel, "batteryLabel"), (signalView, "signalView"),
            (wirelessView, "wirelessView"), (batteryView, "batteryView"),
        ]
        for (view, name) in names {
            view.accessibilityIdentifier = name
            view.tintColor = .label
            addSubview(view)
        }
        timeLabel.text = content.time
        timeLabel.textAlignment = .center
        timeLabel.font = .systemFont(ofSize: isSmall ? 12 : isBesideNotch ? 16 : 17, weight: .semibold)
        batteryLabel.text = isSmall ? "\(Int((content.batteryLevel * 100).rounded()))%" : nil
        batteryLabel.font = .systemFont(ofSize: 12)
        batteryView.image = Artwork.battery(level: CGFloat(content.batteryLevel))
        // Times and icons stand where they do whatever the reading direction of the texts below.
        semanticContentAttribute = .forceLeftToRight
    }

    public required convenience init() {
        self.init(device: .iPhone12, content: Content())
    }

    public required init?(coder: NSCoder) { nil }

    /// Whether the bar is a thin one, above the screen of a device with a button or of a tablet.
    private var isSmall: Bool { device.topInset < 40 }

    private var isBesideNotch: Bool {
        if case .notch = device.cutout { return true }
        return false
    }

    // MARK: Layout

    override public func layoutSubviews() {
        super.layoutSubviews()
        isSmall ? placeInOneLine() : placeBesideCutout()
    }

    /// The two corners beside what looks out of the screen: the time in the middle of one, icons in the other.
    private func placeBesideCutout() {
        let cutoutWidth: CGFloat
        let middle: CGFloat
        switch device.cutout {
        case .none: (cutoutWidth, middle) = (0, device.topInset / 2)
        case .notch(let width, let height): (cutoutWidth, middle) = (width, height / 2 + 8.5)
        case .island(let width, let height, let top): (cutoutWidth, middle) = (width, top + height / 2)
        }
        // The round corner takes some of the room away: the middle of what is left is further from the edge.
        let centerX = (bounds.width - cutoutWidth) / 2 * (isBesideNotch ? 0.577 : 0.533)
        timeLabel.frame = aligned(
            centerX: centerX, middle + (isBesideNotch ? 1 : 0), timeLabel.sizeThatFits(bounds.size))

        let icons = [signalView, wirelessView, batteryView]
        let spacing: CGFloat = isBesideNotch ? 5 : 7
        let width = icons.reduce(0) { $0 + scaled($1).width } + spacing * CGFloat(icons.count - 1)
        var edge = bounds.width - centerX - width / 2
        for view in icons {
            view.frame = aligned(centerX: edge + scaled(view).width / 2, middle, scaled(view))
            edge += scaled(view).width + spacing
        }
    }

    /// Connection at the left, the time in the middle, the battery at the right; a tablet's time is at the left.
    private func placeInOneLine() {
        let middle = bounds.height / 2
        let isTablet = device.hasHomeIndicator
        let margin: CGFloat = isTablet ? 16 : 7
        let timeSize = timeLabel.sizeThatFits(bounds.size)
        let timeX = isTablet ? margin + timeSize.width / 2 : bounds.width / 2
        timeLabel.frame = aligned(centerX: timeX, middle, timeSize)

        var right = bounds.width - margin
        for (view, size) in [
            (batteryView, scaled(batteryView)), (batteryLabel as UIView, batteryLabel.sizeThatFits(bounds.size)),
        ] {
            view.frame = aligned(centerX: right - size.width / 2, middle, size)
            right -= size.width + 4
        }
        var left = margin
        for view in isTablet ? [] : [signalView, wirelessView] {
            view.frame = aligned(centerX: left + scaled(view).width / 2, middle, scaled(view))
            left += scaled(view).width + 4
        }
        for view in isTablet ? [wirelessView, signalView] : [] {
            view.frame = aligned(centerX: right - scaled(view).width / 2, middle, scaled(view))
            right -= scaled(view).width + 4
        }
    }

    /// Icons are smaller beside a notch than beside an island, and smaller still in a thin bar.
    private func scaled(_ view: UIImageView) -> CGSize {
        let size = view.intrinsicContentSize
        let factor: CGFloat = isSmall ? 0.82 : isBesideNotch ? 0.89 : 1
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    private func aligned(centerX: CGFloat, _ centerY: CGFloat, _ size: CGSize) -> CGRect {
        CGRect(x: centerX - size.width / 2, y: centerY - size.height / 2, width: size.width, height: size.height)
    }
}
