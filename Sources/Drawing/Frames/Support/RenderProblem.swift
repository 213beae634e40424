internal import Console
internal import Synchronization

/// A problem that was met while something was made or drawn.
package struct RenderProblem: Sendable, Hashable {
    /// The sorts of problems.
    package enum Kind: String, Sendable, CaseIterable {
        /// A constraint that others contradict, or that can't be used, was left out.
        case droppedConstraint
        /// Layout asked for layout again and again.
        case unsettledLayout
        /// Another font stands in for the one that was asked for.
        case fallbackFont
        /// iOS would draw it, and it is left out, or replaced by something simpler.
        case undrawn
        /// The layout lint of a golden's scope has a finding.
        case layoutFlaw
        /// Anything else, such as an image that isn't there.
        case other
    }

    package var kind: Kind

    /// One line, in which nothing acts on a terminal: names in it may come from anywhere.
    package let text: String

    /// What standard error tells of once in a run: lines may name where something was met first.
    package var key: String

    package init(_ kind: Kind, _ text: String, key: String? = nil) {
        (self.kind, self.text, self.key) = (kind, text.printable, key ?? text)
    }
}

extension RenderProblem {
    /// The problems of one picture, each once, in the order in which they were met.
    package final class List: Sendable {
        private let problems: Mutex<[RenderProblem]>

        /// - Parameter problems: Those that were met before.
        package init(_ problems: [RenderProblem] = []) {
            self.problems = Mutex(problems)
        }

        package var all: [RenderProblem] { problems.withLock { $0 } }

        package func add(_ problem: RenderProblem) {
            problems.withLock { if !$0.contains(problem) { $0.append(problem) } }
        }
    }
}
