internal import Foundation
import Goldens

/// Asks in the terminal about each change that is waiting for approval.
struct ApprovalDialogue {
    private let approval: Approval
    private let places: GoldenPaths
    private let overBudget: Bool

    init(_ approval: Approval, _ places: GoldenPaths, overBudget: Bool) {
        self.approval = approval
        self.places = places
        self.overBudget = overBudget
    }

    private enum Answer {
        case take, skip, each, stop
    }

    func run() throws {
        let groups = approval.groups
        guard !groups.isEmpty else { return try StandardOutput.write(line: "nothing is waiting for approval") }
        for group in groups {
            try StandardOutput.write(line: group.text(places))
            switch try ask(hasMany: group.results.count > 1) {
            case .take: try take(group.results)
            case .skip: continue
            case .each: guard try review(group.results) else { return }
            case .stop: return
            }
        }
    }

    /// Asks about each picture; returns whether to continue afterwards.
    private func review(_ results: [GoldenResult]) throws -> Bool {
        for result in results {
            let paths = [result.evidence?.expected, result.evidence?.actual, result.evidence?.difference].compactMap {
                $0
            }
            try StandardOutput.write(
                line: (["   \(places.text(result))"] + paths.map { "     \($0)" }).joined(separator: "\n"))
            switch try ask(hasMany: false) {
            case .take: try take([result])
            case .stop: return false
            case .skip, .each: continue
            }
        }
        return true
    }

    private func ask(hasMany: Bool) throws -> Answer {
        while true {
            let each = hasMany ? ", (e)ach" : ""
            try StandardOutput.write(text: "   (a)pprove, (s)kip\(each), (q)uit? ")
            switch readLine()?.trimmingCharacters(in: .whitespaces).lowercased() {
            case "a", "approve": return .take
            case "s", "skip": return .skip
            case "e" where hasMany, "each" where hasMany: return .each
            case "q", "quit", nil: return .stop
            default: continue
            }
        }
    }

    private func take(_ results: [GoldenResult]) throws {
        for result in results {
            try Approval.approve(result, overBudget: overBudget)
            try StandardOutput.write(line: "   approved \(result.id)")
        }
    }
}
