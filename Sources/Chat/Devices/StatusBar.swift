import Foundation
import Frames
import Rendering

/// The bar at the top of a screen: the time, the strength of the connections, the charge of the battery.
///
/// The places of its parts do not depend on the reading direction of the texts below.
public struct StatusBar: FrameSource {
    /// The device whose screen the bar is on.
    public let device: Device

    /// The time and the battery that the bar shows.
    public var content: Content

    /// The time and the battery that a status bar shows.
    public struct Content: Hashable, Sendable {
        /// The time as it is to be written.
        public var time: String

        /// The charge from 0, empty, to 1, full; levels beyond count as the nearest of the two.
        public var batteryLevel: Double

        /// Creates a content. The defaults are those of Apple's own pictures.
        public init(time: String = "9:41", batteryLevel: Double = 1) {
            self.time = time
            self.batteryLevel = batteryLevel
        }
    }

    /// Creates a status bar as wide as the device's screen.
    public init(device: Device, content: Content = Content()) {
        self.device = device
        self.content = content
    }

    /// Lays the bar out over the width of the screen. A proposed size doesn't count.
    public func makeFrame(proposing size: ProposedSize = ProposedSize()) -> Frame {
        var parts = Parts(content, fontSize: isSmall ? 12 : isBesideNotch ? 16 : 17, showsPercentage: isSmall)
        isSmall ? placeInOneLine(&parts) : placeBesideCutout(&parts)
        return Frame(origin: "StatusBarView", rect: bounds, children: parts.frames)
    }

    private var bounds: CGRect { CGRect(x: 0, y: 0, width: device.size.width, height: device.topInset) }

    /// Whether the bar is a thin one, above the screen of a device with a button or of a tablet.
    private var isSmall: Bool { device.topInset < 40 }

    private var isBesideNotch: Bool {
        if case .notch = device.cutout { return true }
        return false
    }

    // MARK: Placing

    /// Places the time in the corner at one side of the cutout, the icons in the corner at the other.
    private func placeBesideCutout(_ parts: inout Parts) {
        let cutoutWidth: CGFloat
        let middle: CGFloat
        switch device.cutout {
        case .none: (cutoutWidth, middle) = (0, device.topInset / 2)
        case .notch(let width, let height): (cutoutWidth, middle) = (width, height / 2 + 8.5)
        case .island(let width, let height, let top): (cutoutWidth, middle) = (width, top + height / 2)
        }
        // The round corner takes some of the room away: the middle of what is left is further from the edge.
        let room = (bounds.width - cutoutWidth) / 2
        let centerX = room * (isBesideNotch ? 0.577 : 0.533)
        parts.time.center(at: centerX, middle + (isBesideNotch ? 1 : 0))

        let spacing: CGFloat = isBesideNotch ? 5 : 7
        // Icons are smaller beside a notch than beside an island, and smaller still where it leaves little room.
        parts.scaleIcons(by: isBesideNotch ? min(0.89, room / 93) : 1)
        let width = parts.signal.width + parts.wireless.width + parts.battery.width + spacing * 2
        var edge = bounds.width - centerX - width / 2
        for icon in [\Parts.signal, \.wireless, \.battery] {
            parts[keyPath: icon].center(at: edge + parts[keyPath: icon].width / 2, middle)
            edge += parts[keyPath: icon].width + spacing
        }
    }

    /// Places the connection at the left, the time in the middle, the battery at the right; a tablet's time is at the
    /// left.
    private func placeInOneLine(_ parts: inout Parts) {
        let middle = bounds.height / 2
        let isTablet = device.hasHomeIndicator
        let margin: CGFloat = isTablet ? 16 : 7
        parts.time.center(at: isTablet ? margin + parts.time.width / 2 : bounds.width / 2, middle)

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
