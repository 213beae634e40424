import Frames
import GoldenTesting
import HeadlessSwiftUI
import HeadlessUIKit

extension Snapshotting where Value: View, Format == UIImage {
    /// A picture of the view with a number on each element that VoiceOver stops at, and a legend with the spoken words.
    public static var accessibilityImage: Snapshotting { .accessibilityImage() }

    /// A picture of the view with a number on each element that VoiceOver stops at, and a legend with the spoken words.
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
    /// The words that VoiceOver speaks for the view's elements, one numbered line per element in reading order.
    public static var accessibilityText: Snapshotting { .accessibilityText() }

    /// The words that VoiceOver speaks for the view's elements, one numbered line per element in reading order.
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
