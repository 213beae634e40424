import Foundation
import Frames
import Rendering

/// Warnings about a picture.
struct Warnings {
    private(set) var lines: [String] = []
    private var known: Set<String> = []

    /// The problems reported while drawing.
    private(set) var problems: [RenderProblem] = []

    mutating func add(_ line: String) {
        if known.insert(line).inserted { lines.append(line) }
    }

    mutating func add(_ lines: [String]) {
        for line in lines { add(line) }
    }

    /// Runs `body`, and adds the problems that drawing reports, such as an attachment without a view.
    mutating func collecting<Result>(_ body: () throws -> Result) rethrows -> Result {
        let rendered = try Rendered(body)
        problems += rendered.problems
        add(rendered.problems.map(\.text))
        return rendered.value
    }

    /// Prints all lines, or a summary in one.
    func report(to output: any CommandOutput, everything: Bool) {
        for line in everything ? lines : summary { output.warn(line) }
    }

    /// Adds a line about characters that are drawn as boxes, if any.
    mutating func add(missingCharacters missing: [Character]) {
        if let line = MissingCharacters.description(missing) { add(line) }
    }

    private var summary: [String] {
        guard lines.count > 1, let first = lines.first else { return lines }
        return ["\(first) (and \(lines.count - 1) more; --verbose shows them)"]
    }
}
