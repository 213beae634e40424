import Console
import Foundation
import Frames

/// Lines for standard error about a picture that was drawn in spite of them.
struct Warnings {
    private(set) var lines: [String] = []
    private var known: Set<String> = []

    mutating func add(_ line: String) {
        if known.insert(line).inserted { lines.append(line) }
    }

    mutating func add(_ lines: [String]) {
        for line in lines { add(line) }
    }

    /// Prints every line, or what fits on one.
    func report(everything: Bool) {
        for line in everything ? lines : summary {
            StandardError.write("messageshot: warning: \(line)")
        }
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
