import Frames
import HeadlessUIKit
import Rendering

extension Snapshotting where Value == Frame, Format == String {
    /// The tree of frames, one line each, with geometry and paint.
    public static var frames: Snapshotting { SimplySnapshotting.lines.pullback { "\($0)" } }
}

extension Snapshotting where Value == UIView, Format == String {
    /// The tree of frames that the view paints, one line each.
    ///
    /// ```text
    /// BadgeView  0 0 120 24  fill #005FFF  radius 12
    /// └─ UILabel#textLabel  8 4 104 16  "Pinned by Leia" #FFFFFF
    /// ```
    public static var frames: Snapshotting { .frames() }

    /// The tree of frames that the view paints, one line each.
    ///
    /// - Parameters:
    ///   - size: The size in points; `nil` for the view's own.
    ///   - traits: The traits that differ from those around the assertion.
    public static func frames(size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (view: UIView) in
            let proposal = size.map { ProposedSize(width: $0.width, height: $0.height) } ?? view.ownProposal
            return "\(view.makeFrameInHost(proposing: proposal, traits: traits))"
        }
        strategy.settings = { $0.applying(traits) }
        strategy.traits = traits
        return strategy
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The tree of frames that the controller's view paints, one line each.
    public static var frames: Snapshotting { .frames() }

    /// The tree of frames that the controller's view paints on a device, one line each.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - size: The size in points; `nil` for the device's.
    ///   - traits: The traits that differ from the device's.
    public static func frames(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let all = UITraitCollection(traitsFrom: [config.traits, traits])
        var strategy = SimplySnapshotting.lines.pullback { (controller: UIViewController) in
            let proposal =
                (size ?? config.size).map { ProposedSize(width: $0.width, height: $0.height) }
                ?? controller.ownProposal
            return "\(controller.makeFrameInHost(proposing: proposal, traits: all, safeArea: config.safeArea))"
        }
        strategy.settings = { $0.applying(all) }
        strategy.traits = all
        return strategy
    }
}

extension Snapshotting where Value == any FrameSource, Format == String {
    /// The tree of frames of any layout, one line each.
    @_disfavoredOverload
    public static var frames: Snapshotting { .frames(width: nil) }

    /// The tree of frames of any layout, one line each.
    ///
    /// - Parameters:
    ///   - width: The width to lay out in, in points; `nil` for as much as the content needs.
    ///   - height: The height to lay out in, likewise.
    @_disfavoredOverload
    public static func frames(width: CGFloat?, height: CGFloat? = nil) -> Snapshotting {
        SimplySnapshotting.lines.pullback {
            "\($0.makeFrameInHost(proposing: ProposedSize(width: width, height: height)))"
        }
    }
}
