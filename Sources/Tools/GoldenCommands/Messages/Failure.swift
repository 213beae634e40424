import Console
internal import Foundation

/// Why a command stops: one line for a person, and an exit code for a script.
package struct Failure: Error {
    package enum Cause: Int32 {
        /// The input or the arguments are wrong.
        case input = 2
        /// The disk or the memory failed.
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
    /// Puts the lines of a sentence and of the list below it into one.
    package static func oneLine(_ message: String) -> String {
        let lines = message.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
        let items = lines.filter { $0.hasPrefix("- ") }.map { $0.dropFirst(2) }
        let sentence = lines.filter { !$0.hasPrefix("- ") }.joined(separator: " ")
        return items.isEmpty ? sentence : "\(sentence) \(items.joined(separator: ", "))"
    }

    /// The line about a mistake in the arguments, of which the parser has a message.
    package init(parserMessage message: String) {
        self.init(ArgumentMistake(message)?.description ?? Self.oneLine(message))
    }

    /// Writes one line to standard error.
    package func tell(_ program: String) {
        // Where standard error is closed, the exit code alone says it.
        StandardError.write(failure: message, of: program)
    }

    /// Ends the program after one line on standard error.
    package func exit(_ program: String) -> Never {
        tell(program)
        Foundation.exit(cause.rawValue)
    }
}
