import Comparison
import Foundation

/// Makes the content of each assertion a second time and compares the two, if `MESSAGESHOT_TWICE` is set: what isn't the
/// same depends on the present, on chance, or on what was made before.
package final class RepeatedContent: @unchecked Sendable {
    @TaskLocal static var current: RepeatedContent?

    /// The environment variable that asks for it.
    package static let variable = "MESSAGESHOT_TWICE"

    // An assertion is carried out by one thread at a time.
    private var first: (any GoldenContent)?
    private var difference: String?

    /// Carries an assertion out, and if it passes and the environment asks for it, makes its content again.
    ///
    /// - Parameter assertion: Makes the content and runs its check.
    package static func comparing(
        in run: GoldenRun, environment: [String: String] = ProcessInfo.processInfo.environment,
        _ assertion: () -> GoldenResult
    ) -> GoldenResult {
        guard let asked = environment[variable], !["", "0", "false"].contains(asked) else { return assertion() }
        let repeated = RepeatedContent()
        var result = $current.withValue(repeated) { assertion() }
        guard !result.fails, repeated.first != nil else { return result }
        let again = $current.withValue(repeated) { assertion() }
        guard let difference = repeated.difference ?? again.message else { return result }
        result.outcome = .failed
        result.message = "\(result.id) isn’t the same when it is made again: \(difference)"
        run.append(result)
        return result
    }

    /// Remembers the first content, and compares the second with it.
    ///
    /// - Returns: Whether the content is the first, which the check goes on with.
    func take(_ content: some GoldenContent) -> Bool {
        guard let first else {
            first = content
            return true
        }
        difference = Self.difference(first, content)
        return false
    }

    private static func difference(_ first: any GoldenContent, _ second: any GoldenContent) -> String? {
        do {
            let judgement = try second.withoutTolerance.judged(against: first.encoded())
            guard !judgement.isIdentical else { return nil }
            let changes = judgement.changes.prefix(20).map { "  \($0)" }
            return ([judgement.headline] + changes).joined(separator: "\n")
        } catch {
            return "\(error)"
        }
    }
}

extension GoldenContent {
    /// The same content, of which no pixel may differ.
    var withoutTolerance: any GoldenContent {
        guard var picture = self as? PictureContent else { return self }
        picture.tolerance = .exact
        return picture
    }
}
