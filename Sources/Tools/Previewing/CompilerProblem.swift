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

    /// Finds the errors in the output of the compiler or the package manager, each once. Those that follow from others
    /// are left out.
    static func all(in output: String) -> [CompilerProblem] {
        var all: [CompilerProblem] = []
        for line in output.split(whereSeparator: \.isNewline) {
            guard let problem = CompilerProblem(line), !all.contains(problem) else { continue }
            all.append(problem)
        }
        // Code that a macro makes fails where the file does. An error without a place, such as “emit-module command
        // failed”, follows from those with one.
        let kinds = [all.filter(\.isInFile), all.filter { $0.file != nil }, all.filter { !isConsequence($0.message) }]
        return kinds.first { !$0.isEmpty } ?? []
    }

    private static let expansion = "macro expansion "

    private var isInFile: Bool { file.map { !$0.hasPrefix(Self.expansion) } ?? false }

    /// Whether a line only repeats that a command has failed.
    static func isConsequence(_ line: some StringProtocol) -> Bool {
        line.contains("command failed with exit code") || line.contains("ExitCode(rawValue:")
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
