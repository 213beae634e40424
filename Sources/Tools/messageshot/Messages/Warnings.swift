import Foundation
import Frames
import Rendering

/// Lines about a picture that was drawn in spite of them.
struct Warnings {
    private(set) var lines: [String] = []
    private var known: Set<String> = []

    /// What drawing has reported.
    private(set) var problems: [RenderProblem] = []

    mutating func add(_ line: String) {
        if known.insert(line).inserted { lines.append(line) }
    }

    mutating func add(_ lines: [String]) {
        for line in lines { add(line) }
    }

    /// Runs `body`, and adds what drawing reports meanwhile, such as an attachment that no view draws.
    mutating func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
        let rendered = try Rendered(body)
        problems += rendered.problems
        add(rendered.problems.map(\.text))
        return rendered.value
    }

    /// Reports every line, or what fits on one.
    func report(to output: any CommandOutput, everything: Bool) {
        for line in everything ? lines : summary { output.warn(line) }
    }

    /// Adds a line about characters for which boxes are drawn, if there are any.
    mutating func add(missingCharacters missing: [Character]) {
        if let line = MissingCharacters.description(missing) { add(line) }
    }

    private var summary: [String] {
        guard lines.count > 1, let first = lines.first else { return lines }
        return ["\(first) (and \(lines.count - 1) more; --verbose shows them)"]
    }
}
