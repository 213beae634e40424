import Console
import Goldens

/// Formats the paths of goldens.
struct GoldenPaths {
    let package: String

    /// `Badge/LabelTests/a.png → Golden/Badge/LabelTests/a.png`
    func text(_ result: GoldenResult) -> String {
        let path = result.golden
        let place = path.hasPrefix("\(package)/") ? String(path.dropFirst(package.count + 1)) : path
        return result.id == place ? result.id : "\(result.id) → \(place)"
    }
}

extension Approval.Group {
    /// The group's number and size, its changes, and the files to write.
    func text(_ places: GoldenPaths) -> String {
        let what = results.first?.outcome == .missing ? "new" : "changed"
        let heading = "\(number). \(results.count) \(what)"
        let shown = causes.prefix(12).map { "     \($0.shortened(to: 400))" }
        let more = causes.count > 12 ? ["     … and \(causes.count - 12) more lines"] : []
        return ([heading] + shown + more + results.map { "   \(places.text($0))" }).joined(separator: "\n")
    }
}
