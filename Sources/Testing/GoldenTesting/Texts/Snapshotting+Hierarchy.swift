import Frames
import HeadlessUIKit

extension Snapshotting where Value == UIView, Format == String {
    /// The view and all below it, a line each.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The view and all below it, a line each.
    ///
    /// - Parameters:
    ///   - size: The size in points; `nil` for the view's own.
    ///   - traits: The traits that differ from those around the assertion.
    public static func recursiveDescription(
        size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        described(size: size, traits: traits) { view, proposal in
            var lines: [String] = []
            _ = view.makeFrameInHost(proposing: proposal, traits: traits) { lines = ViewDescription.lines(view) }
            return lines.joined(separator: "\n")
        }
    }
}

extension Snapshotting where Value == UIViewController, Format == String {
    /// The controller's view and all below it, a line each.
    public static var recursiveDescription: Snapshotting { .recursiveDescription() }

    /// The controller's view on a device and all below it, a line each.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - size: The size in points; `nil` for the device's.
    ///   - traits: The traits that differ from the device's.
    public static func recursiveDescription(
        on config: ViewImageConfig = ViewImageConfig(), size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection()
    ) -> Snapshotting {
        let all = UITraitCollection(traitsFrom: [config.traits, traits])
        return described(size: size ?? config.size, traits: all) { controller, proposal in
            var lines: [String] = []
            _ = controller.makeFrameInHost(proposing: proposal, traits: all, safeArea: config.safeArea) {
                lines = ViewDescription.lines(controller.view)
            }
            return lines.joined(separator: "\n")
        }
    }

    /// The controllers, a line each, with their state and the class of their view.
    public static var hierarchy: Snapshotting {
        described(size: nil, traits: UITraitCollection()) { controller, proposal in
            _ = controller.makeFrameInHost(proposing: proposal)
            return MainQueue.run { ControllerDescription.lines(controller) }.joined(separator: "\n")
        }
    }
}

extension Snapshotting where Format == String, Value: HostedSource {
    fileprivate static func described(
        size: CGSize?, traits: UITraitCollection, _ describe: @escaping (Value, ProposedSize) -> String
    ) -> Snapshotting {
        var strategy = SimplySnapshotting.lines.pullback { (value: Value) in
            describe(value, size.map { ProposedSize(width: $0.width, height: $0.height) } ?? value.ownProposal)
        }
        strategy.settings = { $0.applying(traits) }
        strategy.traits = traits
        return strategy
    }
}

/// A view in one line, as UIKit's debugger shows it, without addresses in memory.
@MainActor
private enum ViewDescription {
    static func lines(_ view: UIView) -> [String] {
        [line(view)] + view.subviews.flatMap { lines($0).map { "   | \($0)" } }
    }

    private static func line(_ view: UIView) -> String {
        let rect = view.frame
        var parts = ["frame = (\(pair(rect.minX, rect.minY)); \(pair(rect.width, rect.height)))"]
        if let label = view as? UILabel, let text = label.text { parts.append("text = '\(text)'") }
        if view.clipsToBounds { parts.append("clipsToBounds = YES") }
        if view.alpha != 1 { parts.append("alpha = \(view.alpha.shortDescription)") }
        if view.isHidden { parts.append("hidden = YES") }
        if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if view.tag != 0 { parts.append("tag = \(view.tag)") }
        if let name = view.accessibilityIdentifier { parts.append("accessibilityIdentifier = '\(name)'") }
        parts.append("layer = <\(type(of: view.layer))>")
        return "<\(type(of: view)); \(parts.joined(separator: "; "))>"
    }

    private static func pair(_ one: CGFloat, _ other: CGFloat) -> String {
        "\(one.shortDescription) \(other.shortDescription)"
    }
}

@MainActor
private enum ControllerDescription {
    static func lines(_ controller: UIViewController) -> [String] {
        let view = controller.viewIfLoaded.map { "<\(type(of: $0))>" } ?? "(not loaded)"
        return ["<\(type(of: controller)), state: appeared, view: \(view)>"]
            + controller.children.flatMap { lines($0).map { "   | \($0)" } }
    }
}
