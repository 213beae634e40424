internal import Foundation
internal import FuzzTargets

/// Runs the inputs in files and prints their outcomes.
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
            for message in outcome.messages { print("  message: \(message.debugDescription)") }
            for finding in outcome.findings { print("  finding: \(finding)") }
            hasFindings = hasFindings || !outcome.findings.isEmpty
        }
        return hasFindings ? 1 : 0
    }

    /// Prints the messages for numbered inputs.
    static func printMessages(_ target: FuzzTarget, _ options: FuzzOptions) -> Int32 {
        let seeds = InputFolder(options.folder, target.name).seeds
        for index in options.first..<max(options.runs, options.first) {
            let outcome = target.run(target.input(seed: options.seed, index: index, seeds: seeds))
            for message in outcome.messages { print("\(index): \(message.debugDescription)") }
        }
        return 0
    }
}
