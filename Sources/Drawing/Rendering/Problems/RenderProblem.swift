internal import Console

/// A problem that was met while something was made or drawn.
package struct RenderProblem: Sendable, Hashable {
    /// The sorts of problems.
    package enum Kind: String, Sendable, CaseIterable {
        /// A constraint that others contradict, or that can't be used, was left out.
        case droppedConstraint
        /// Layout asked for layout again and again.
        case unsettledLayout
        /// Another font replaces the one that was asked for.
        case fallbackFont
        /// iOS would draw it, and it is left out, or replaced by something simpler.
        case undrawn
        /// The layout lint of a golden's scope has a finding.
        case layoutFlaw
        /// Anything else, such as an image that isn't there.
        case other
    }

    /// How often a problem is reported that is met again and again.
    package enum Repetition: Sendable {
        /// Each time.
        case eachTime
        /// Once in a render, however many views have it.
        case oncePerRender
        /// Once in a run of the program: it holds for all of it, as a missing font does.
        case oncePerRun
    }

    package var kind: Kind

    /// What it is about, such as `"UINavigationBar.isTranslucent"`; the text itself unless given. What is reported once is
    /// reported once for its subject: texts may name where it was met first.
    package var subject: String

    package var repetition: Repetition

    /// One line, in which nothing acts on a terminal: names in it may come from anywhere.
    private let message: String

    /// What the line ends with, such as the constraints that a dropped one contradicts.
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

    /// The line with so many details at the most.
    package func text(withDetails count: Int) -> String {
        guard details.count > count else { return text }
        return message + details.prefix(count).joined(separator: "; ") + "; and \(details.count - count) more"
    }

    /// A property that code has set and that drawing leaves out. `Documentation/Reference/Stills.md` lists these properties.
    ///
    /// - Parameters:
    ///   - property: Its name with that of the type that declares it, such as `"UINavigationBar.isTranslucent"`.
    ///   - object: The object on which it was set.
    ///   - instead: What is drawn, as a clause: `"the bar is opaque"`.
    package static func undrawn(_ property: String, of object: Any, instead: String) -> RenderProblem {
        RenderProblem(
            .undrawn, "\(property) is set on \(type(of: object)) and isn't drawn: \(instead).", about: property,
            .oncePerRun)
    }
}
