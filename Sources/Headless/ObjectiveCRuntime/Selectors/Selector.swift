/// The name of a method, and the method if the selector is made of one.
///
/// Linux has no Objective-C runtime. The plug-in AppSources writes `Selector("tap:", PlayerViewController.tap(_:))` for
/// `#selector(tap(_:))`. A selector that has only a name finds the method by the tables that the plug-in writes beside
/// classes (``ObjectiveCMethods``).
///
/// Two selectors are equal if their names are.
public struct Selector: ExpressibleByStringLiteral, CustomStringConvertible, Sendable {
    /// The name, with a colon for each parameter.
    public let description: String

    /// The method; `nil` if the selector is only a name.
    let function: SelectorFunction?

    public init(_ name: String) {
        self.init(name, function: nil)
    }

    public init(stringLiteral name: String) {
        self.init(name, function: nil)
    }

    init(_ name: String, function: SelectorFunction?) {
        description = name
        self.function = function
    }

    /// Creates a selector of a method. A name without colons gets one for each parameter.
    init(_ name: String, parameters: Int, function: SelectorFunction) {
        let colons = name.contains(":") ? "" : String(repeating: ":", count: parameters)
        self.init(name + colons, function: function)
    }
}

extension Selector: Hashable {
    public static func == (one: Selector, other: Selector) -> Bool { one.description == other.description }

    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
