internal import Foundation

/// A mistake in the arguments, which the argument parser only describes by an English sentence.
package enum ArgumentMistake: Equatable {
    /// One of these arguments is required: `<chat>`, `--after <style.yaml>`.
    case missing([String])

    /// An option that the command doesn't have.
    case unknownOption(String, nearest: String?)

    /// An option without its value: `--width <points>`.
    case missingValue(String)

    /// A flag with a value.
    case unwantedValue(String, of: String)
    case superfluous([String])

    /// An invalid value.
    ///
    /// - Parameters:
    ///   - argument: The option or the argument, with the name of its value.
    ///   - choices: The valid values, if there are few.
    ///   - nearest: The value that may have been meant.
    ///   - reason: An additional explanation.
    case invalid(String, for: String, choices: [String], nearest: String?, reason: String?)

    /// Two flags for the same setting.
    case excluding(String, String)

    /// Parses a sentence of the parser; `nil` for one of our own.
    package init?(_ message: String) {
        let lines = message.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
        let first = lines.first.map(String.init) ?? ""
        if let match = first.wholeMatch(of: /Missing expected argument '(.+)'/) {
            self = .missing([String(match.1)])
        } else if let match = first.wholeMatch(of: /Missing one of: (.+)/) {
            self = .missing(Self.quoted(in: match.1))
        } else if let match = first.wholeMatch(of: /Unknown option '([^'=]+)[^']*'(?:\. Did you mean '(.+)'\?)?/) {
            self = .unknownOption(String(match.1), nearest: match.2.map(String.init))
        } else if let match = first.wholeMatch(of: /Missing value for '(.+)'/) {
            self = .missingValue(String(match.1))
        } else if let match = first.wholeMatch(
            of: /The option '(.+)' does not take any value, but '(.*)' was specified\./)
        {
            self = .unwantedValue(String(match.2), of: String(match.1))
        } else if let match = message.wholeMatch(of: /(?s)(?:Unexpected argument|\d+ unexpected arguments:) '(.*)'/) {
            self = .superfluous(match.1.components(separatedBy: "', '"))
        } else if let match = message.wholeMatch(of: /(?s)The value '(.*)' is invalid for '([^']+)'(.*)/) {
            self = .invalid(
                String(match.1), for: String(match.2), choices: Self.choices(in: match.3), nearest: nil,
                reason: match.3.hasPrefix(": ") ? String(match.3.dropFirst(2)) : nil)
        } else if let match = first.wholeMatch(
            of: /Value to be set with flag '(.+)' had already been set with flag '(.+)'/)
        {
            self = .excluding(String(match.1), String(match.2))
        } else {
            return nil
        }
    }

    /// The parts in single quotes.
    private static func quoted(in text: Substring) -> [String] { text.matches(of: /'([^']*)'/).map { String($0.1) } }

    /// The values in a sentence, or in a list with one per line.
    private static func choices(in text: Substring) -> [String] {
        guard text.contains("Please provide one of") else { return [] }
        let listed = text.matches(of: /(?m)^ *- (.+)$/).map { String($0.1) }
        return listed.isEmpty ? quoted(in: text) : listed
    }
}

extension ArgumentMistake: CustomStringConvertible {
    /// One line in the style of other messages.
    package var description: String {
        switch self {
        case .missing(let arguments): "\(arguments.joined(separator: " or ")) is missing; see --help"
        case .unknownOption(let option, let nearest):
            "unknown option \(option)\(nearest.map { "; did you mean \($0)?" } ?? "") (see --help)"
        case .missingValue(let option): "\(option.prefix { $0 != " " }) has no value; usage: \(option)"
        case .unwantedValue(let value, let option): "\(option) takes no value; remove “=\(value)”"
        case .superfluous(let arguments):
            arguments.count == 1
                ? "“\(arguments[0])” is an extra argument; see --help"
                : "\(arguments.map { "“\($0)”" }.joined(separator: ", ")) are \(arguments.count) extra arguments; "
                    + "see --help"
        case .invalid(let value, let argument, let choices, let nearest, let reason):
            "\(Self.name(of: argument)) “\(value)” "
                + (choices.isEmpty
                    ? "is not valid\(reason.map { ": \($0)" } ?? "; usage: \(argument)")"
                    : "is unknown; \(nearest.map { "did you mean “\($0)”? " } ?? "")expected \(Self.list(choices))")
        case .excluding(let one, let other): "\(other) and \(one) can't be used together; remove one"
        }
    }

    /// The name of an option, or that of an argument's value.
    private static func name(of argument: String) -> Substring { argument.prefix { $0 != " " } }

    private static func list(_ choices: [String]) -> String {
        choices.count == 1
            ? choices[0] : "\(choices.dropLast().joined(separator: ", ")) or \(choices.last ?? "")"
    }
}
