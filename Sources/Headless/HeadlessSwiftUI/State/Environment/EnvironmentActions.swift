import Foundation

/// Dismisses the presented view. It has no effect in a still.
public struct DismissAction: Sendable {
    public func callAsFunction() {}
}

/// Ends a search. It has no effect in a still.
public struct DismissSearchAction: Sendable {
    public func callAsFunction() {}
}

/// Opens a URL with the application's own handler if it has set one; otherwise it has no effect.
///
/// The handler is called on the main queue.
public struct OpenURLAction: @unchecked Sendable {
    /// The result of opening a URL.
    public struct Result: Sendable {
        let isHandled: Bool

        public static let handled = Result(isHandled: true)
        public static let discarded = Result(isHandled: true)
        public static let systemAction = Result(isHandled: false)
        public static func systemAction(_ url: URL) -> Result { systemAction }
    }

    private let handler: (URL) -> Result

    public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
    }

    public func callAsFunction(_ url: URL) { _ = handler(url) }

    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        completion(handler(url).isHandled)
    }
}

/// Reloads content, as by pulling to refresh.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    init(_ action: @escaping @Sendable () async -> Void) {
        self.action = action
    }

    public func callAsFunction() async { await action() }
}

/// Opens a window. It has no effect in a still.
public struct OpenWindowAction: Sendable {
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Hashable & Codable>(value: D) {}
    public func callAsFunction<D: Hashable & Codable>(id: String, value: D) {}
}

/// Closes a window. It has no effect in a still.
public struct DismissWindowAction: Sendable {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
}

/// Whether a view is presented, and how to dismiss it.
public struct PresentationMode: Sendable {
    /// Always `false`: nothing is presented in a still.
    public var isPresented: Bool { false }

    /// Dismisses the view. It has no effect in a still.
    public mutating func dismiss() {}
}
