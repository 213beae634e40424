/// A class of views, from the runtime.
@MainActor
struct ViewClass {
    let name: String

    /// Whether the class is UIKit's.
    let isKit: Bool

    /// Classes by type: the runtime is slow, and every view of every message needs its class.
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
