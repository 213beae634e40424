internal import Foundation
internal import FuzzTargets

/// Runs inputs in files, and prints what came of them.
enum Replay {
    static func run(_ target: FuzzTarget, _ paths: [String]) -> Int32 {
        var hasFindings = false
        for path in paths {
            guard let data = FileManager.default.contents(atPath: path) else {
                print("\(path): it can't be read")
                return 2
            }
            let outcome = target.run(data)
            print("\(path): \(outcome.isAccepted ? "read" : "refused")")
            for message in outcome.messages { print("  says: \(message.debugDescription)") }
            for finding in outcome.findings { print("  finding: \(finding)") }
            hasFindings = hasFindings || !outcome.findings.isEmpty
        }
        return hasFindings ? 1 : 0
    }

    /// Prints what is said of inputs with numbers.
    static func printMessages(_ target: FuzzTarget, _ options: FuzzOptions) -> Int32 {
        let seeds = InputFolder(options.folder, target.name).seeds
        for index in options.first..<max(options.runs, options.first) {
            let outcome = target.run(target.input(seed: options.seed, index: index, seeds: seeds))
            for message in outcome.messages { print("\(index): \(message.debugDescription)") }
        }
        return 0
    }
}
