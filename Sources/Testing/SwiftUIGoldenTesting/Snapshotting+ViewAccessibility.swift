import Frames
import GoldenTesting
import HeadlessSwiftUI
import HeadlessUIKit

extension Snapshotting where Value: View, Format == UIImage {
    /// A picture of the view with a number on each element that VoiceOver stops at, and what it says beside it.
    public static var accessibilityImage: Snapshotting { .accessibilityImage() }

    /// A picture of the view with a number on each element that VoiceOver stops at, and what it says beside it.
    ///
    /// - Parameters:
    ///   - layout: A device's screen, a size, or as much as the content needs.
    ///   - traits: The traits that differ from those around the assertion, and from the device's.
    public static func accessibilityImage(
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .accessibilityDrawing(settings: { $0.applying(layout.traits).applying(traits) }) { layout.makeFrame(of: $0) }
    }
}

extension Snapshotting where Value: View, Format == String {
    /// What VoiceOver says of the view's elements in its order, a numbered line each.
    public static var accessibilityText: Snapshotting { .accessibilityText() }

    /// What VoiceOver says of the view's elements in its order, a numbered line each.
    ///
    /// - Parameters:
    ///   - showsPlaces: Whether lines end in the elements' rectangles: x, y, width and height in points.
    ///   - layout: A device's screen, a size, or as much as the content needs.
    ///   - traits: The traits that differ from those around the assertion, and from the device's.
    public static func accessibilityText(
        showsPlaces: Bool = false, layout: SwiftUISnapshotLayout = .sizeThatFits,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .accessibilityLines(showsPlaces, settings: { $0.applying(layout.traits).applying(traits) }) {
            layout.makeFrame(of: $0)
        }
    }
}
