internal import Foundation

/// An error of the compiler at its place.
package struct CompilerProblem: Codable, Hashable, Sendable {
    /// The file; `nil` for an error without a place, such as a missing library.
    package let file: String?

    /// Counted from 1.
    package let line, column: Int?

    package let message: String

    /// The problem in one line: `Badge.swift:3:5: cannot find “Foo” in scope`.
    package var text: String {
        guard let file, let line, let column else { return message }
        return "\(file):\(line):\(column): \(message)"
    }

    /// Finds the errors in the output of the compiler or the package manager. The compiler writes them as lines; each once.
    static func all(in output: String) -> [CompilerProblem] {
        var all: [CompilerProblem] = []
        for line in output.split(whereSeparator: \.isNewline) {
            guard let problem = CompilerProblem(line), !all.contains(problem) else { continue }
            all.append(problem)
        }
        // The compiler's driver repeats that there are errors.
        let own = all.filter { !$0.message.contains("command failed with exit code") }
        return own.isEmpty ? all : own
    }

    private init?(_ line: Substring) {
        if let match = line.wholeMatch(of: /(\/[^:]+|macro expansion [^:]+):(\d+):(\d+): error: (.+)/) {
            (file, self.line, column) = (String(match.1), Int(match.2), Int(match.3))
            message = String(match.4)
        } else if let match = line.wholeMatch(of: /(?:<unknown>:0: |.*ld\.lld: |ld: )?error: (.+)/) {
            (file, self.line, column) = (nil, nil, nil)
            message = String(match.1)
        } else {
            return nil
        }
    }
}
