import Comparison
import Frames
import HeadlessUIKit
import Rendering

extension Snapshotting where Value == UIView, Format == UIImage {
    /// A picture of the view with a number on each element that VoiceOver stops at, and a legend with the spoken words.
    public static var accessibilityImage: Snapshotting { .accessibilityImage() }

    /// A picture of the view with a number on each element that VoiceOver stops at, and a legend with the spoken words.
    ///
    /// - Parameters:
    ///   - showActivationPoints: Whether activation points other than the center are marked.
    ///   - size: The size in points; `nil` for the view's own.
    ///   - traits: The traits that differ from those around the assertion.
    public static func accessibilityImage(
        showActivationPoints: Bool = true, size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .accessibilityDrawing(showActivationPoints, overriding: traits) { view in
            view.makeFrameInHost(proposing: size.map(ProposedSize.init) ?? view.ownProposal, traits: traits)
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// A picture of the controller's view with numbered elements, and a legend with the words that VoiceOver speaks.
    public static var accessibilityImage: Snapshotting { .accessibilityImage() }

    /// A picture of the controller's view with numbered elements, and a legend with the words that VoiceOver speaks.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - showActivationPoints: Whether activation points other than the center are marked.
    ///   - size: The size in points; `nil` for the device's.
    ///   - traits: The traits that differ from the device's.
    public static func accessibilityImage(
        on config: ViewImageConfig = ViewImageConfig(), showActivationPoints: Bool = true, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let all = UITraitCollection(traitsFrom: [config.traits, traits])
        return .accessibilityDrawing(showActivationPoints, overriding: all) { controller in
            controller.makeFrameInHost(
                proposing: (size ?? config.size).map(ProposedSize.init) ?? controller.ownProposal, traits: all,
                safeArea: config.safeArea)
        }
    }
}

extension Snapshotting where Value == any FrameSource, Format == UIImage {
    /// A picture of any layout with numbered elements, and a legend with the words that VoiceOver speaks.
    @_disfavoredOverload
    public static var accessibilityImage: Snapshotting { .accessibilityImage(width: nil) }

    /// A picture of any layout with numbered elements, and a legend with the words that VoiceOver speaks.
    ///
    /// - Parameters:
    ///   - width: The width to lay out in, in points; `nil` for as much as the content needs.
    ///   - height: The height to lay out in, likewise.
    ///   - traits: The traits that differ from those around the assertion.
    @_disfavoredOverload
    public static func accessibilityImage(
        width: CGFloat?, height: CGFloat? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        .accessibilityDrawing(true, overriding: traits) {
            $0.makeFrameInHost(proposing: ProposedSize(width: width, height: height), traits: traits)
        }
    }
}

extension Snapshotting where Format == UIImage {
    /// - Parameter makeFrame: Lays the value out, while accessibility elements are recorded.
    static func accessibilityDrawing(
        _ showsActivationPoints: Bool, overriding traits: UITraitCollection, _ makeFrame: @escaping (Value) -> Frame
    ) -> Snapshotting {
        .drawing(tolerance: PictureTolerance(1, 1), linted: .nothing, overriding: traits) { value in
            let picture = AccessibilityPicture(
                AccessibleFrame { makeFrame(value) }, showsActivationPoints: showsActivationPoints)
            // Only the views have the traits; the legend follows the appearance of the views.
            return RenderSettings.withCurrent(RenderSettings.current.applying(traits)) { picture.frame }
        }
    }

    /// - Parameters:
    ///   - settings: Changes the settings around the assertion.
    ///   - makeFrame: Lays the value out, while accessibility elements are recorded.
    package static func accessibilityDrawing(
        settings: @escaping (RenderSettings) -> RenderSettings, _ makeFrame: @escaping (Value) -> Frame
    ) -> Snapshotting {
        .drawing(tolerance: PictureTolerance(1, 1), linted: .nothing, settings: settings) { value in
            AccessibilityPicture(AccessibleFrame { makeFrame(value) }, showsActivationPoints: true).frame
        }
    }
}
