import Frames

extension Frame.Origin {
    /// The origin of a view's frame, such as `ChatMessageBubbleView#bubbleView`.
    @MainActor
    init(of view: UIView) {
        let name = view.frameName
        let identifier = view.accessibilityIdentifier
        self.init(
            type: name, identifier: identifier == name ? nil : identifier,
            maker: ViewClass(of: view).isKit ? .uiKit : .component)
    }
}

extension Frame.Origin {
    /// The origin of the frame of a layer that is no view's.
    package init(of layer: CALayer) {
        guard let name = layer.name else {
            self.init(type: String(describing: Swift.type(of: layer)), maker: .uiKit)
            return
        }
        self.init(name: name)
    }
}

/// A class of views, as the runtime knows it.
@MainActor
struct ViewClass {
    let name: String

    /// Whether it is one of UIKit's own.
    let isKit: Bool

    /// Classes by type: asking the runtime is slow, and every view of every message asks.
    private static var known: [ObjectIdentifier: ViewClass] = [:]

    init(of view: UIView) {
        let type = Swift.type(of: view)
        if let known = Self.known[ObjectIdentifier(type)] {
            self = known
            return
        }
        name = String(describing: type)
        isKit = String(reflecting: type).hasPrefix("HeadlessUIKit.")
        Self.known[ObjectIdentifier(type)] = self
    }
}

extension UIView {
    /// The name of the view's class, such as `ChatMessageBubbleView`; looked up once for each class.
    public final var className: String { ViewClass(of: self).name }
}
