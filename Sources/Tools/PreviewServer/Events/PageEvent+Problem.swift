internal import Foundation
internal import Previewing

extension PageEvent {
    /// A problem of the sources at its place.
    struct Problem: Encodable, Equatable {
        /// The path, relative to the folder of the sources.
        let file: String?

        /// Counted from 1.
        let line, column: Int?

        let message: String

        /// The line of the source.
        let source: String?

        init(_ message: String) {
            (file, line, column, source) = (nil, nil, nil, nil)
            self.message = message
        }

        /// - Parameter folder: The folder of the sources.
        init(_ problem: CompilerProblem, in folder: String) {
            file = problem.file.map { $0.hasPrefix(folder + "/") ? String($0.dropFirst(folder.count + 1)) : $0 }
            (line, column, message) = (problem.line, problem.column, problem.message)
            source = problem.sourceLine
        }
    }
}

extension CompilerProblem {
    /// The longest part of a line that is shown.
    private static let longestLine = 400

    fileprivate var sourceLine: String? {
        guard let file, let line, let text = try? String(contentsOfFile: file, encoding: .utf8) else { return nil }
        let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        guard lines.indices.contains(line - 1) else { return nil }
        return String(lines[line - 1].prefix(Self.longestLine))
    }
}
