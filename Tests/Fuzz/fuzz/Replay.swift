import Foundation
import FuzzTargets

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
}
