internal import Foundation

/// Whether undrawn properties make a program fail and any problem fails a golden test, instead of only being reported:
/// `MESSAGESHOT_STRICT=1` in the environment.
package enum Strictness: RenderContextKey {
    package static let defaultValue = isEnabled(by: getenv("MESSAGESHOT_STRICT").map { String(cString: $0) })

    /// Whether strictness is on for the caller.
    package static var isOn: Bool { RenderContext.value(of: Strictness.self) }

    /// Returns the error for undrawn properties if strictness is on; otherwise `nil`.
    package static func failure(of problems: [RenderProblem]) -> String? {
        let undrawn = problems.filter { $0.kind == .undrawn }
        guard isOn, let first = undrawn.first else { return nil }
        let rest = undrawn.count > 1 ? " (and \(undrawn.count - 1) more)" : ""
        return "MESSAGESHOT_STRICT is set, and \(first.text)\(rest)"
    }

    static func isEnabled(by variable: String?) -> Bool {
        !["", "0", "false", "no"].contains(variable?.lowercased() ?? "")
    }

    /// Runs `body` with strictness on or off, regardless of the environment.
    package static func with<Result>(_ isOn: Bool, operation body: () throws -> Result) rethrows -> Result {
        try RenderContext.with(isOn, for: Strictness.self, operation: body)
    }
}
