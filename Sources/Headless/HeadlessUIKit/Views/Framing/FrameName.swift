import Foundation

/// The names under which views appear in frame trees: `ChatMessageBubbleView#bubbleView`.
@MainActor
enum FrameName {
    static func name(of view: UIView) -> String {
        let type = view.frameName
        guard let identifier = view.accessibilityIdentifier, identifier != type else { return type }
        return "\(type)#\(identifier)"
    }

    /// Type names by type: asking the runtime is slow, and every view of every message asks.
    private static var typeNames: [ObjectIdentifier: String] = [:]

    fileprivate static func typeName(_ type: UIView.Type) -> String {
        if let name = typeNames[ObjectIdentifier(type)] { return name }
        let name = String(describing: type)
        typeNames[ObjectIdentifier(type)] = name
        return name
    }
}

extension UIView {
    /// The name of the view's class, such as `ChatMessageBubbleView`; looked up once for each class.
    public final var className: String { FrameName.typeName(type(of: self)) }
}
