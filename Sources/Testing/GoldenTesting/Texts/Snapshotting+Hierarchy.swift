import Frames
import HeadlessUIKit
import Rendering

extension Snapshotting where Value == UIView, Format == String {
    /// The view and its subviews recursively, one line each, as UIKit describes them.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The view and its subviews recursively, one line each, as UIKit describes them.
    ///
    /// ```text
    /// <UIView; frame = (0 0; 120 26); layer = <CALayer>>
    ///    | <UILabel; frame = (10 4; 100 18); text = 'Leia'; userInteractionEnabled = NO; layer = <_UILabelLayer>>
    /// ```
    ///
    /// Views are laid out for three pixels per point, as in the simulator of a phone, unless `traits` has another
    /// scale.
    ///
    /// - Parameters:
    ///   - size: The size in points; `nil` for the view's own.
    ///   - traits: The traits that differ from those around the assertion.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        described(size: size, traits: .inSimulator(traits)) { view, proposal, traits in
            var lines: [String] = []
            _ = view.makeFrameInHost(proposing: proposal, traits: traits) { lines = ViewDescription.lines(view) }
            return lines
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The controller's view and its subviews recursively, one line each, as UIKit describes them.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The controller's view on a device and its subviews recursively, one line each, as UIKit describes them.
    ///
    /// Views are laid out for three pixels per point, as in the simulator of a phone, unless `traits` has another
    /// scale.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - size: The size in points; `nil` for the device's.
    ///   - traits: The traits that differ from the device's.
    public static func recursiveDescription(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let all = UITraitCollection(traitsFrom: [config.traits, .inSimulator(traits)])
        return described(size: size ?? config.size, traits: all) { controller, proposal, traits in
            var lines: [String] = []
            _ = controller.makeFrameInHost(proposing: proposal, traits: traits, safeArea: config.safeArea) {
                lines = ViewDescription.lines(controller.view)
            }
            return lines
        }
    }

    /// The view controllers, one line each, with their appearance state and the class of their view.
    ///
    /// ```text
    /// <UINavigationController>, state: appeared, view: <UILayoutContainerView>
    ///    | <OrdersViewController>, state: disappeared, view: <UIView> not in the window
    ///    | <OrderViewController>, state: appeared, view: <UIView>
    /// ```
    public static var hierarchy: Snapshotting {
        described(size: nil, traits: UITraitCollection()) { controller, proposal, traits in
            var lines: [String] = []
            _ = controller.makeFrameInHost(proposing: proposal, traits: traits) {
                lines = ControllerDescription(root: controller).lines(controller)
            }
            return lines
        }
    }
}

extension Snapshotting where Format == String, Value: HostedSource {
    fileprivate static func described(
        size: CGSize?, traits: UITraitCollection,
        _ describe: @escaping (Value, ProposedSize, UITraitCollection) -> [String]
    ) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            let proposal = size.map { ProposedSize(width: $0.width, height: $0.height) } ?? value.ownProposal
            return describe(value, proposal, traits).joined(separator: "\n")
        }
        strategy.settings = { $0.applying(traits) }
        strategy.traits = traits
        return strategy
    }
}

extension UITraitCollection {
    /// Returns traits with the simulator's scale, unless they have one.
    fileprivate static func inSimulator(_ traits: UITraitCollection) -> UITraitCollection {
        UITraitCollection(traitsFrom: [UITraitCollection(displayScale: 3), traits])
    }
}
