/// Says in one line that something isn't drawn.
public struct _UndrawnModifier {
    let message: () -> String?

    /// - Parameter message: What isn't drawn, for a line that begins with the view's name; `nil` if all is.
    init(_ message: @autoclosure @escaping () -> String?) {
        self.message = message
    }
}

extension _UndrawnModifier: EventModifier {
    package func run(in context: BuildContext) {
        if let message = message() { context.store.report("\(context.componentName): \(message)") }
    }
}
