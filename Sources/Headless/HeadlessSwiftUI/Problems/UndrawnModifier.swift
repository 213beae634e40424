/// Reports in one line that something isn't drawn.
public struct _UndrawnModifier {
    let message: () -> String?

    /// - Parameter message: The message, which follows the view's name; `nil` if everything is drawn.
    init(_ message: @autoclosure @escaping () -> String?) {
        self.message = message
    }
}

extension _UndrawnModifier: EventModifier {
    package func run(in context: BuildContext) {
        if let message = message() { context.store.report("\(context.componentName): \(message)") }
    }
}
