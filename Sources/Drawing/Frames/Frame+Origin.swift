extension Frame {
    /// The view or layer that a frame was made of.
    ///
    /// Two origins are equal if they are called the same: a tree that was read from a file doesn't say who made it.
    public struct Origin: Sendable {
        /// The type, such as `ChatMessageBubbleView`, or a word for a part that has none, such as `spinner`; empty for a
        /// frame that only holds others.
        public var type: String

        /// The name that distinguishes frames of one type, such as that of a variable; `nil` for none.
        public var identifier: String?

        /// Who made the frame; `nil` if that isn't known.
        public var maker: Maker?

        /// Creates an origin.
        public init(type: String = "", identifier: String? = nil, maker: Maker? = nil) {
            self.type = type
            self.identifier = identifier
            self.maker = maker
        }

        /// Who makes views.
        public enum Maker: Sendable, Hashable {
            /// UIKit, or Core Animation.
            case uiKit
            /// SwiftUI.
            case swiftUI
            /// A component of an application, or of the chat.
            case component
        }
    }
}

extension Frame.Origin {
    /// Reads the form in which origins are written: `Type#identifier`, or one of the two.
    public init(name: String) {
        // A type has no such character; an identifier may have more of them.
        let mark = name.utf8.firstIndex(of: UInt8(ascii: "#"))
        type = String(name[..<(mark ?? name.endIndex)])
        identifier = mark.map { String(name[$0...].dropFirst()) }
    }

    /// The form in which origins are written: `ChatMessageBubbleView#bubbleView`.
    public var name: String { identifier.map { "\(type)#\($0)" } ?? type }

    /// Whether nothing is known of the origin.
    public var isEmpty: Bool { type.isEmpty && identifier == nil }

    /// The identifier, or the type of a frame without one: the part that a frame plays among its siblings.
    public var role: String { identifier ?? type }

    /// Whether a name is the written form, the type or the identifier.
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
    /// Creates an origin of its written form.
    public init(stringLiteral name: String) { self.init(name: name) }
}
