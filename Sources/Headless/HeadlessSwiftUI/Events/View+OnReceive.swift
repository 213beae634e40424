import OpenCombine

/// Runs an action with a publisher's values while the view exists.
public struct _SubscriptionModifier<P: Publisher> where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void
}

extension _SubscriptionModifier: EventModifier {
    /// Runs early, to receive what views send when they appear.
    package var isEarly: Bool { true }

    /// A single subscription is kept across passes, so that a current value arrives once; it calls the latest action.
    package func run(in context: BuildContext) {
        let subscription = context.store.value(for: context.identity) { Subscription<P.Output>() }
        subscription.action = action
        guard subscription.cancellable == nil else { return }
        subscription.cancellable = publisher.sink { [weak subscription] in subscription?.action($0) }
    }

    private final class Subscription<Output> {
        var action: (Output) -> Void = { _ in }
        var cancellable: AnyCancellable?
    }
}

extension View {
    /// Runs an action with each value that a publisher sends during the render.
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(_SubscriptionModifier(publisher: publisher, action: action))
    }
}
