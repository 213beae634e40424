import Foundation
internal import Synchronization

/// What iOS would draw and this program doesn't.
extension RenderProblems {
    /// Whether what isn't drawn is a failure of the program, and any problem one of golden tests, and not just told:
    /// `MESSAGESHOT_STRICT=1` in the environment.
    package static var isStrict: Bool { strictness.withLock { $0 } }

    private static let strictness = Mutex(isStrict(getenv("MESSAGESHOT_STRICT").map { String(cString: $0) }))

    static func isStrict(_ variable: String?) -> Bool {
        !["", "0", "false", "no"].contains(variable?.lowercased() ?? "")
    }

    /// Runs `body` as if the environment said so. For tests: it holds for all threads.
    package static func withStrictness<Result>(_ isStrict: Bool, operation body: () throws -> Result) rethrows -> Result
    {
        let before = self.isStrict
        strictness.withLock { $0 = isStrict }
        defer {
            strictness.withLock { $0 = before }
            undrawn.withLock { $0 = [] }
        }
        return try body()
    }

    private static let undrawn = Mutex<[String]>([])

    /// Tells, once in a run, of a property that code has set and that drawing leaves out. `Documentation/Stills.md`
    /// lists these properties.
    ///
    /// - Parameters:
    ///   - property: Its name with that of the type that declares it, such as `"UINavigationBar.isTranslucent"`.
    ///   - object: The object on which it was set.
    ///   - instead: What is drawn, as a clause: `"the bar is opaque"`.
    package static func reportUndrawn(_ property: String, of object: Any, instead: String) {
        reportUndrawn("\(property) is set on \(type(of: object)) and isn't drawn: \(instead).", key: property)
    }

    /// Tells, once in a run, of something that drawing leaves out.
    ///
    /// - Parameter key: What it is told of once; lines may name where it was met first.
    package static func reportUndrawn(_ line: String, key: String) {
        if isStrict { undrawn.withLock { if !$0.contains(line) { $0.append(line) } } }
        reportOnceInRun(line, .undrawn, key: key)
    }

    /// Returns what was met since the last time, if it is a failure.
    package static func takeUndrawn() -> [String] {
        guard isStrict else { return [] }
        return undrawn.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }
}
