internal import Console

/// A problem found while creating or drawing a frame.
package struct RenderProblem: Sendable, Hashable {
    /// The kinds of problems.
    package enum Kind: String, Sendable, CaseIterable {
        /// A constraint was dropped because it conflicts with others or can't be used.
        case droppedConstraint
        /// Layout keeps requesting layout.
        case unsettledLayout
        /// Another font replaces the requested one.
        case fallbackFont
        /// Something that iOS draws is omitted or simplified.
        case undrawn
        /// A finding of the layout lint within a golden's scope.
        case layoutFlaw
        /// Anything else, such as a missing image.
        case other
    }

    /// How often to report a problem that occurs repeatedly.
    package enum Repetition: Sendable {
        /// Every time.
        case eachTime
        /// Once per render, however many views have it.
        case oncePerRender
        /// Once per process: it applies to the whole process, like a missing font.
        case oncePerRun
    }

    package var kind: Kind

    /// What the problem is about, such as `"UINavigationBar.isTranslucent"`; by default, the text itself. Repetition is
    /// counted by subject, because texts may name the place of the first occurrence.
    package var subject: String

    package var repetition: Repetition

    /// One line without control characters, although names in it are untrusted.
    private let message: String

    /// The end of the line, such as the constraints that a dropped one conflicts with.
    private let details: [String]

    package init(
        _ kind: Kind, _ message: String, details: [String] = [], about subject: String? = nil,
        _ repetition: Repetition = .eachTime
    ) {
        (self.kind, self.repetition) = (kind, repetition)
        (self.message, self.details) = (message.printable, details.map(\.printable))
        self.subject = subject ?? message
    }

    /// The whole line.
    package var text: String { message + details.joined(separator: "; ") }

    /// Returns the line with at most `count` details.
    package func text(withDetails count: Int) -> String {
        guard details.count > count else { return text }
        return message + details.prefix(count).joined(separator: "; ") + "; and \(details.count - count) more"
    }

    /// Creates the problem of a property that was set but isn't drawn. `Documentation/Reference/Stills.md` lists these
    /// properties.
    ///
    /// - Parameters:
    ///   - property: The qualified name, such as `"UINavigationBar.isTranslucent"`.
    ///   - object: The object whose property was set.
    ///   - instead: What is drawn, as a clause: `"the bar is opaque"`.
    package static func undrawn(_ property: String, of object: Any, instead: String) -> RenderProblem {
        RenderProblem(
            .undrawn, "\(property) is set on \(type(of: object)) and isn't drawn: \(instead).", about: property,
            .oncePerRun)
    }
}
