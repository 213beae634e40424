import ChatLook
import Foundation
import Frames
import Rendering

/// The bar at the top of a screen: the time, the strength of the connections, the charge of the battery.
///
/// The positions of its parts don't depend on the layout direction.
public struct StatusBar: FrameSource {
    /// The device of the bar.
    public let device: Device

    /// The time and the battery that the bar shows.
    public var content: Content

    /// The time and the battery that a status bar shows.
    public struct Content: Hashable, Sendable {
        /// The time as written.
        public var time: String

        /// The date as written, which tablets show beside the time; `nil` for the day of `RenderSettings.now`.
        public var date: String?

        /// The charge from 0, empty, to 1, full; other values are clamped.
        public var batteryLevel: Double

        /// Creates a content. The defaults are those of Apple's own pictures.
        public init(time: String = "9:41", date: String? = nil, batteryLevel: Double = 1) {
            self.time = time
            self.date = date
            self.batteryLevel = batteryLevel
        }
    }

    /// Creates a status bar as wide as the device's screen.
    public init(device: Device, content: Content = Content()) {
        self.device = device
        self.content = content
    }

    /// Lays out the bar over the width of the screen, ignoring the proposal.
    public func makeFrame(proposing size: ProposedSize = ProposedSize()) -> Frame {
        var parts = Parts(
            content,
            date: device.isTablet ? content.date ?? DateText.weekdayAndDay.text(for: RenderSettings.current.now) : "",
            fontSize: isSmall ? 12 : isBesideNotch ? 16 : 17, showsPercentage: isSmall)
        isSmall ? placeInOneLine(&parts) : placeBesideCutout(&parts)
        return Frame(origin: "StatusBarView", rect: bounds, children: parts.frames)
    }

    private var bounds: CGRect { CGRect(x: 0, y: 0, width: device.size.width, height: device.topInset) }

    /// Whether the bar is a small one, as on tablets and on phones with a home button.
    private var isSmall: Bool { device.topInset < 40 }

    private var isBesideNotch: Bool {
        if case .notch = device.cutout { return true }
        return false
    }

    // MARK: Placement

    /// Places the time in the corner on one side of the cutout, and the icons in the other.
    private func placeBesideCutout(_ parts: inout Parts) {
        let cutoutWidth: CGFloat
        let middle: CGFloat
        switch device.cutout {
        case .none: (cutoutWidth, middle) = (0, device.topInset / 2)
        case .notch(let width, let height): (cutoutWidth, middle) = (width, height / 2 + 8.5)
        case .island(let width, let height, let top): (cutoutWidth, middle) = (width, top + height / 2)
        }
        // The round corner takes some of the space, so the center of the rest is farther from the edge.
        let room = (bounds.width - cutoutWidth) / 2
        let centerX = room * (isBesideNotch ? 0.577 : 0.533)
        parts.time.center(at: centerX, middle + (isBesideNotch ? 1 : 0))

        var spacing: CGFloat = isBesideNotch ? 5.5 : 7
        func rowWidth() -> CGFloat { parts.signal.width + parts.wireless.width + parts.battery.width + spacing * 2 }
        if isBesideNotch {
            // Icons are smaller next to a notch than next to an island, and even smaller if it leaves little space.
            parts.sizeIconsForNotch()
            let factor = min(1, (room * 0.82 - 4) / rowWidth())
            parts.scaleIcons(by: factor)
            spacing *= factor
        }
        let iconsX = isBesideNotch ? room * 0.59 : centerX
        var edge = bounds.width - iconsX - rowWidth() / 2
        for icon in [\Parts.signal, \.wireless, \.battery] {
            parts[keyPath: icon].center(at: edge + parts[keyPath: icon].width / 2, middle)
            edge += parts[keyPath: icon].width + spacing
        }
    }

    /// Places the connection on the left, the time in the center, and the battery on the right; a tablet's time and
    /// date are on the left.
    private func placeInOneLine(_ parts: inout Parts) {
        let middle = bounds.height / 2
        let isTablet = device.isTablet
        let margin: CGFloat = isTablet ? 16 : 7
        parts.time.center(at: isTablet ? margin + parts.time.width / 2 : bounds.width / 2, middle)
        parts.date.center(at: margin + parts.time.width + 8 + parts.date.width / 2, middle)

        parts.scaleIcons(by: 0.82)
        var right = bounds.width - margin
        func placeAtRight(_ part: WritableKeyPath<Parts, Part>) {
            parts[keyPath: part].center(at: right - parts[keyPath: part].width / 2, middle)
            right -= parts[keyPath: part].width + 4
        }
        placeAtRight(\.battery)
        placeAtRight(\.percentage)
        guard !isTablet else {
            placeAtRight(\.wireless)
            return placeAtRight(\.signal)
        }
        var left = margin
        for icon in [\Parts.signal, \.wireless] {
            parts[keyPath: icon].center(at: left + parts[keyPath: icon].width / 2, middle)
            left += parts[keyPath: icon].width + 4
        }
    }
}
