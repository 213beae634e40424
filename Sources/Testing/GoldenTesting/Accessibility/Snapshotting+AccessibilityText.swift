import Frames
import HeadlessUIKit
import Rendering

extension Snapshotting where Value == UIView, Format == String {
    /// The words that VoiceOver speaks for the view's elements, one numbered line per element in reading order.
    ///
    /// ```text
    /// 1 "Mute", on, switch button
    /// 2 "Send", dimmed, button, hint "Sends the message"
    /// ```
    public static var accessibilityText: Snapshotting { .accessibilityText() }

    /// The words that VoiceOver speaks for the view's elements, one numbered line per element in reading order.
    ///
    /// - Parameters:
    ///   - showsPlaces: Whether lines end in the elements' rectangles: x, y, width and height in points.
    ///   - size: The size in points; `nil` for the view's own.
    ///   - traits: The traits that differ from those around the assertion.
    public static func accessibilityText(
        showsPlaces: Bool = false, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .accessibilityLines(showsPlaces, overriding: traits) { view in
            view.makeFrameInHost(proposing: size.map(ProposedSize.init) ?? view.ownProposal, traits: traits)
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The words that VoiceOver speaks for the elements of the controller's view, one numbered line per element.
    public static var accessibilityText: Snapshotting { .accessibilityText() }

    /// The words that VoiceOver speaks for the elements of the controller's view on a device, one numbered line per
    /// element.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - showsPlaces: Whether lines end in the elements' rectangles: x, y, width and height in points.
    ///   - size: The size in points; `nil` for the device's.
    ///   - traits: The traits that differ from the device's.
    public static func accessibilityText(
        on config: ViewImageConfig = ViewImageConfig(), showsPlaces: Bool = false, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let all = UITraitCollection(traitsFrom: [config.traits, traits])
        return .accessibilityLines(showsPlaces, overriding: all) { controller in
            controller.makeFrameInHost(
                proposing: (size ?? config.size).map(ProposedSize.init) ?? controller.ownProposal, traits: all,
                safeArea: config.safeArea)
        }
    }
}

extension Snapshotting where Value == any FrameSource, Format == String {
    /// The words that VoiceOver speaks for any layout, one numbered line per element.
    @_disfavoredOverload
    public static var accessibilityText: Snapshotting { .accessibilityText(width: nil) }

    /// The words that VoiceOver speaks for any layout, one numbered line per element.
    ///
    /// - Parameters:
    ///   - width: The width to lay out in, in points; `nil` for as much as the content needs.
    ///   - height: The height to lay out in, likewise.
    ///   - showsPlaces: Whether lines end in the elements' rectangles: x, y, width and height in points.
    @_disfavoredOverload
    public static func accessibilityText(
        width: CGFloat?, height: CGFloat? = nil, showsPlaces: Bool = false
    ) -> Snapshotting {
        .accessibilityLines(showsPlaces, overriding: UITraitCollection()) {
            $0.makeFrameInHost(proposing: ProposedSize(width: width, height: height))
        }
    }
}

extension Snapshotting where Format == String {
    /// - Parameter makeFrame: Lays the value out, while accessibility elements are recorded.
    static func accessibilityLines(
        _ showsPlaces: Bool, overriding traits: UITraitCollection, _ makeFrame: @escaping (Value) -> Frame
    ) -> Snapshotting {
        var strategy = accessibilityLines(showsPlaces, settings: { $0.applying(traits) }, makeFrame)
        strategy.traits = traits
        return strategy
    }

    /// - Parameters:
    ///   - settings: Changes the settings around the assertion.
    ///   - makeFrame: Lays the value out, while accessibility elements are recorded.
    package static func accessibilityLines(
        _ showsPlaces: Bool, settings: @escaping (RenderSettings) -> RenderSettings,
        _ makeFrame: @escaping (Value) -> Frame
    ) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            AccessibleFrame { makeFrame(value) }.elements.accessibilityText(showsPlaces: showsPlaces)
        }
        strategy.settings = settings
        return strategy
    }
}
