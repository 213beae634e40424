import Foundation

/// Closes the view that is presented. In a still it does nothing.
public struct DismissAction: Sendable {
    public func callAsFunction() {}
}

/// Ends a search. In a still it does nothing.
public struct DismissSearchAction: Sendable {
    public func callAsFunction() {}
}

/// Opens an address: with an application's own handler if it has set one, else not at all.
///
/// The handler is called on the main queue, where views are.
public struct OpenURLAction: @unchecked Sendable {
    /// What became of an address.
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

/// Loads content anew, as a pull does.
public struct RefreshAction: Sendable {
    private let action: @Sendable () async -> Void

    init(_ action: @escaping @Sendable () async -> Void) {
        self.action = action
    }

    public func callAsFunction() async { await action() }
}

/// Opens a window. In a still it does nothing.
public struct OpenWindowAction: Sendable {
    public func callAsFunction(id: String) {}
    public func callAsFunction<D: Hashable & Codable>(value: D) {}
    public func callAsFunction<D: Hashable & Codable>(id: String, value: D) {}
}

/// Closes a window. In a still it does nothing.
public struct DismissWindowAction: Sendable {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
}

/// Whether a view is presented, and how it goes.
public struct PresentationMode: Sendable {
    /// `false`: what is drawn stands by itself.
    public var isPresented: Bool { false }

    /// Closes the view. In a still it does nothing.
    public mutating func dismiss() {}
}
