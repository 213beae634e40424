internal import Foundation

/// Whether what isn't drawn is a failure of the program, and any problem one of golden tests, and not just reported:
/// `MESSAGESHOT_STRICT=1` in the environment.
package enum Strictness: RenderContextKey {
    package static let defaultValue = isAsked(by: getenv("MESSAGESHOT_STRICT").map { String(cString: $0) })

    /// Whether it holds for the caller.
    package static var isOn: Bool { RenderContext.value(of: Strictness.self) }

    /// What makes a program fail: what drawing left out, if it holds for the caller; `nil` for nothing.
    package static func failure(of problems: [RenderProblem]) -> String? {
        let undrawn = problems.filter { $0.kind == .undrawn }
        guard isOn, let first = undrawn.first else { return nil }
        let rest = undrawn.count > 1 ? " (and \(undrawn.count - 1) more)" : ""
        return "MESSAGESHOT_STRICT is set, and \(first.text)\(rest)"
    }

    static func isAsked(by variable: String?) -> Bool {
        !["", "0", "false", "no"].contains(variable?.lowercased() ?? "")
    }

    /// Runs `body` as if the environment said so.
    package static func with<Result>(_ isOn: Bool, operation body: () throws -> Result) rethrows -> Result {
        try RenderContext.with(isOn, for: Strictness.self, operation: body)
    }
}
