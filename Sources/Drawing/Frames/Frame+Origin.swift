extension Frame {
    /// The view or layer that a frame comes from.
    ///
    /// Two origins are equal if they have the same name: the maker isn't stored in files.
    public struct Origin: Sendable {
        /// The type, such as `ChatMessageBubbleView`, or a word for a part without a type, such as `spinner`; empty for
        /// a frame that only groups others.
        public var type: String

        /// The name that distinguishes frames of one type, such as that of a property; `nil` for none.
        public var identifier: String?

        /// The library that made the frame; `nil` if unknown.
        public var maker: Maker?

        /// Creates an origin.
        public init(type: String = "", identifier: String? = nil, maker: Maker? = nil) {
            self.type = type
            self.identifier = identifier
            self.maker = maker
        }

        /// The library that a view belongs to.
        public enum Maker: Sendable, Hashable {
            /// UIKit or Core Animation.
            case uiKit
            /// SwiftUI.
            case swiftUI
            /// A component of an application or of the chat.
            case component
        }
    }
}

extension Frame.Origin {
    /// Parses the written form of an origin: `Type#identifier`, or one of the two.
    public init(name: String) {
        // A type contains no `#`; an identifier may.
        let mark = name.utf8.firstIndex(of: UInt8(ascii: "#"))
        type = String(name[..<(mark ?? name.endIndex)])
        identifier = mark.map { String(name[$0...].dropFirst()) }
    }

    /// The written form of the origin: `ChatMessageBubbleView#bubbleView`.
    public var name: String { identifier.map { "\(type)#\($0)" } ?? type }

    /// Whether both type and identifier are missing.
    public var isEmpty: Bool { type.isEmpty && identifier == nil }

    /// The identifier, or the type if there is none: the role of the frame among its siblings.
    public var role: String { identifier ?? type }

    /// Whether `name` is the written form, the type or the identifier.
    public func isCalled(_ name: String) -> Bool { name == type || name == identifier || name == self.name }
}

extension Frame.Origin: Hashable {
    public static func == (one: Self, other: Self) -> Bool {
        one.type == other.type && one.identifier == other.identifier
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(type)
        hasher.combine(identifier)
    }
}

extension Frame.Origin: ExpressibleByStringInterpolation {
    /// Creates an origin from its written form.
    public init(stringLiteral name: String) { self.init(name: name) }
}
