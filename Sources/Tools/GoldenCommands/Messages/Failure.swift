import Console
internal import Foundation

/// The reason that a command stops: one line for people, and an exit code for scripts.
package struct Failure: Error {
    package enum Cause: Int32 {
        /// The input or the arguments are invalid.
        case input = 2
        /// A system error, such as a full disk.
        case machine = 3
    }

    package let message: String
    package let cause: Cause

    /// - Parameter message: What is wrong, where, and what would be right.
    package init(_ message: String, _ cause: Cause = .input) {
        self.message = message
        self.cause = cause
    }
}

extension Failure {
    /// Joins the lines of a sentence and of the list below it.
    package static func oneLine(_ message: String) -> String {
        let lines = message.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
        let items = lines.filter { $0.hasPrefix("- ") }.map { $0.dropFirst(2) }
        let sentence = lines.filter { !$0.hasPrefix("- ") }.joined(separator: " ")
        return items.isEmpty ? sentence : "\(sentence) \(items.joined(separator: ", "))"
    }

    /// The message about a mistake in the arguments, from the parser's text.
    package init(parserMessage message: String) {
        self.init(ArgumentMistake(message)?.description ?? Self.oneLine(message))
    }

    /// Writes one line to standard error.
    package func report(as program: String) {
        // If standard error is closed, only the exit code is left.
        StandardError.write(failure: message, of: program)
    }

    /// Prints one line to standard error, and ends the program.
    package func exit(_ program: String) -> Never {
        report(as: program)
        Foundation.exit(cause.rawValue)
    }
}
